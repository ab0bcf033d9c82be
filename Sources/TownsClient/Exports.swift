// What a caller of this module needs to show errors in words, without knowing the layer below.
@_exported import enum HTTPService.DisplayLanguage
@_exported import struct HTTPService.ErrorSentence
@_exported import protocol HTTPService.SentenceError
