/// The short names of emoji, as authors type them between colons.
enum Emoji {
    /// The text with `:tada:` and the like replaced; unknown names stay as they are.
    static func replacing(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: ":") {
            result += rest[..<start]
            let after = rest.index(after: start)
            let name = rest[after...].prefix { isPart($0) }.prefix(longest)
            if name.endIndex < rest.endIndex, rest[name.endIndex] == ":",
                let emoji = names[String(name)]
            {
                result += emoji
                rest = rest[rest.index(after: name.endIndex)...]
            } else {
                result += rest[start..<name.endIndex]
                rest = rest[name.endIndex...]
            }
        }
        return result + rest
    }

    private static let longest = 32

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII
            && (character.isLetter || character.isNumber || "_+-".contains(character))
    }

    private static let names: [String: String] = [
        "tada": "🎉", "smile": "😄", "smiley": "😃", "grin": "😁", "laughing": "😆",
        "joy": "😂", "wink": "😉", "blush": "😊", "heart_eyes": "😍", "thinking": "🤔",
        "sweat_smile": "😅", "sweat": "😓", "cry": "😢", "sob": "😭", "scream": "😱",
        "rage": "😡", "sunglasses": "😎", "innocent": "😇", "sleepy": "😪", "sleeping": "😴",
        "confused": "😕", "worried": "😟", "pensive": "😔", "disappointed": "😞",
        "relaxed": "☺️", "stuck_out_tongue": "😛", "yum": "😋", "neutral_face": "😐",
        "dizzy_face": "😵", "open_mouth": "😮", "astonished": "😲", "hugs": "🤗",
        "nerd_face": "🤓", "upside_down_face": "🙃", "slightly_smiling_face": "🙂",
        "rofl": "🤣", "pray": "🙏", "bow": "🙇", "clap": "👏", "muscle": "💪", "wave": "👋",
        "ok_hand": "👌", "raised_hands": "🙌", "raised_hand": "✋", "point_up": "☝️",
        "point_right": "👉", "point_left": "👈", "point_down": "👇", "+1": "👍",
        "thumbsup": "👍", "-1": "👎", "thumbsdown": "👎", "v": "✌️", "eyes": "👀",
        "heart": "❤️", "broken_heart": "💔", "sparkling_heart": "💖", "star": "⭐",
        "star2": "🌟", "sparkles": "✨", "fire": "🔥", "boom": "💥", "zap": "⚡",
        "sunny": "☀️", "cloud": "☁️", "umbrella": "☔", "snowflake": "❄️", "snowman": "⛄",
        "rainbow": "🌈", "cherry_blossom": "🌸", "sunflower": "🌻", "four_leaf_clover": "🍀",
        "maple_leaf": "🍁", "christmas_tree": "🎄", "bamboo": "🎍", "seedling": "🌱",
        "cat": "🐱", "dog": "🐶", "bear": "🐻", "penguin": "🐧", "crab": "🦀", "whale": "🐳",
        "bug": "🐛", "snake": "🐍", "turtle": "🐢", "rabbit": "🐰", "bird": "🐦",
        "elephant": "🐘", "monkey": "🐒", "see_no_evil": "🙈", "sushi": "🍣", "ramen": "🍜",
        "rice_ball": "🍙", "beer": "🍺", "beers": "🍻", "coffee": "☕", "tea": "🍵",
        "cake": "🍰", "birthday": "🎂", "pizza": "🍕", "apple": "🍎", "lemon": "🍋",
        "rocket": "🚀", "car": "🚗", "train": "🚃", "airplane": "✈️", "bike": "🚲",
        "house": "🏠", "office": "🏢", "school": "🏫", "computer": "💻", "iphone": "📱",
        "keyboard": "⌨️", "desktop_computer": "🖥️", "floppy_disk": "💾", "cd": "💿",
        "camera": "📷", "tv": "📺", "bulb": "💡", "battery": "🔋", "electric_plug": "🔌",
        "mag": "🔍", "lock": "🔒", "unlock": "🔓", "key": "🔑", "bell": "🔔", "hammer": "🔨",
        "wrench": "🔧", "gear": "⚙️", "nut_and_bolt": "🔩", "link": "🔗", "package": "📦",
        "mailbox": "📫", "email": "📧", "envelope": "✉️", "memo": "📝", "pencil": "✏️",
        "pencil2": "✏️", "book": "📖", "books": "📚", "bookmark": "🔖", "clipboard": "📋",
        "pushpin": "📌", "paperclip": "📎", "calendar": "📅", "date": "📅",
        "chart_with_upwards_trend": "📈", "chart_with_downwards_trend": "📉",
        "bar_chart": "📊", "file_folder": "📁", "open_file_folder": "📂",
        "page_facing_up": "📄", "wastebasket": "🗑️", "hourglass": "⌛", "alarm_clock": "⏰",
        "stopwatch": "⏱️", "watch": "⌚", "moneybag": "💰", "yen": "💴", "gift": "🎁",
        "trophy": "🏆", "medal": "🏅", "1st_place_medal": "🥇", "2nd_place_medal": "🥈",
        "3rd_place_medal": "🥉", "dart": "🎯", "game_die": "🎲", "video_game": "🎮",
        "art": "🎨", "musical_note": "🎵", "microphone": "🎤", "white_check_mark": "✅",
        "ballot_box_with_check": "☑️", "heavy_check_mark": "✔️", "x": "❌", "o": "⭕",
        "warning": "⚠️", "no_entry": "⛔", "no_entry_sign": "🚫", "exclamation": "❗",
        "question": "❓", "bangbang": "‼️", "interrobang": "⁉️",
        "information_source": "ℹ️", "recycle": "♻️", "100": "💯", "new": "🆕", "up": "🆙",
        "cool": "🆒", "free": "🆓", "ok": "🆗", "sos": "🆘", "arrow_right": "➡️",
        "arrow_left": "⬅️", "arrow_up": "⬆️", "arrow_down": "⬇️",
        "arrows_counterclockwise": "🔄", "one": "1️⃣", "two": "2️⃣", "three": "3️⃣",
        "four": "4️⃣", "five": "5️⃣", "red_circle": "🔴", "large_blue_circle": "🔵",
        "beginner": "🔰", "jp": "🇯🇵", "us": "🇺🇸", "checkered_flag": "🏁",
        "construction": "🚧", "robot": "🤖", "ghost": "👻", "alien": "👽", "skull": "💀",
        "poop": "💩", "hankey": "💩", "japanese_castle": "🏯", "mount_fuji": "🗻",
        "speech_balloon": "💬", "thought_balloon": "💭", "zzz": "💤", "man": "👨",
        "woman": "👩", "baby": "👶", "boy": "👦", "girl": "👧", "family": "👪", "runner": "🏃",
        "ninja": "🥷", "technologist": "🧑‍💻", "walking": "🚶", "dash": "💨", "droplet": "💧",
        "ocean": "🌊", "earth_asia": "🌏", "moon": "🌙", "crescent_moon": "🌙",
    ]
}
