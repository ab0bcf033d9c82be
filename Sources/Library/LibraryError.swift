import Foundation
import HTTPService

/// Why the library could not do something. Nothing saved before is lost by any of these.
public enum LibraryError: Error, Hashable, Sendable {
    /// There is no room.
    case diskFull(path: String)
    /// The folder or the file may only be read.
    case notWritable(path: String, reason: String)
    /// The file or its folder cannot be opened or made.
    case cannotOpen(path: String, reason: String)
    /// Another process keeps the library to itself for too long.
    case busy(path: String)
    /// A newer version of the product wrote the file.
    case newerVersion(path: String, version: Int)
    /// The file is damaged, and no other could be put in its place.
    case damaged(path: String, reason: String)
    /// What came with the item is no JSON.
    case unreadablePayload(kind: SavedItem.Kind, id: String)
    /// Anything else, with SQLite's number and words.
    case failed(path: String, code: Int, reason: String)
}

extension LibraryError: SentenceError, LocalizedError {
    /// The sentence in the process's language, for alerts.
    public var errorDescription: String? { sentence(in: .current).summary }
    /// What to do, in the process's language.
    public var recoverySuggestion: String? { sentence(in: .current).help }

    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        ErrorSentence(summary: summary(language), help: help(language))
    }

    private func summary(_ language: DisplayLanguage) -> String {
        switch self {
        case .diskFull(let path):
            language.pick(
                "空き容量が足りないため、保存できませんでした: \(path)",
                "Could not save, since the disk is full: \(path)")
        case .notWritable(let path, let reason):
            language.pick(
                "書き込めないため、保存できません（\(reason)）: \(path)",
                "Cannot save, since this cannot be written (\(reason)): \(path)")
        case .cannotOpen(let path, let reason):
            language.pick(
                "保存用のファイルを開けません（\(reason)）: \(path)",
                "Cannot open the library (\(reason)): \(path)")
        case .busy(let path):
            language.pick(
                "ほかのプログラムが使っているため、待ちきれませんでした: \(path)",
                "Another program has been using the library for too long: \(path)")
        case .newerVersion(let path, let version):
            language.pick(
                "新しい版（\(version)）の Hiroba が作ったファイルです: \(path)",
                "A newer version of Hiroba (\(version)) made this file: \(path)")
        case .damaged(let path, let reason):
            language.pick(
                "保存用のファイルが壊れていて、作り直せませんでした（\(reason)）: \(path)",
                "The library is damaged and could not be rebuilt (\(reason)): \(path)")
        case .unreadablePayload(let kind, let id):
            language.pick(
                "読めない内容のため、保存できませんでした（\(kind.rawValue) \(id)）。",
                "Could not save what cannot be read (\(kind.rawValue) \(id)).")
        case .failed(let path, let code, let reason):
            language.pick(
                "保存用のファイルを扱えませんでした（\(code): \(reason)）: \(path)",
                "The library failed (\(code): \(reason)): \(path)")
        }
    }

    private func help(_ language: DisplayLanguage) -> String {
        switch self {
        case .diskFull:
            language.pick(
                "不要なファイルを消して、もう一度保存してください。すでに保存したものは無事です。",
                "Delete files you do not need and save again. What was saved before is safe.")
        case .notWritable, .cannotOpen:
            language.pick(
                "フォルダーの場所と権限を確かめてください。XDG_DATA_HOME で別の場所にできます。",
                "Check the folder and its permissions; XDG_DATA_HOME chooses another place.")
        case .busy:
            language.pick(
                "ほかの hiroba を閉じるか、しばらくしてからお試しください。",
                "Close other windows of hiroba, or try again in a while.")
        case .newerVersion:
            language.pick("Hiroba を新しくしてください。", "Install the newer version of Hiroba.")
        case .damaged, .failed:
            language.pick("hiroba doctor で調べられます。", "Examine it with: hiroba doctor")
        case .unreadablePayload:
            language.pick(
                "読み込み直してから、もう一度保存してください。", "Load it again, then save it again.")
        }
    }
}

extension LibraryNotice {
    /// Says what happened and what it means.
    public func sentence(in language: DisplayLanguage) -> ErrorSentence {
        switch self {
        case .setAside(let path, let restored):
            ErrorSentence(
                summary: language.pick(
                    "保存用のファイルが壊れていたため、作り直しました。保存したもの \(restored) 件を元に戻しました。",
                    "The library was damaged and has been rebuilt; \(restored) saved items are back."
                ),
                help: language.pick(
                    "壊れたファイルは残してあります: \(path)",
                    "The damaged file is kept: \(path)"))
        case .copyFailed(let path, let reason):
            ErrorSentence(
                summary: language.pick(
                    "保存しましたが、控えのファイルを書けませんでした（\(reason)）: \(path)",
                    "Saved, but the spare copy could not be written (\(reason)): \(path)"),
                help: language.pick(
                    "空き容量と権限を確かめてください。", "Check the space and the permissions."))
        }
    }
}
