// What a caller of this module needs to show errors in words, without knowing the layer below.
@_exported import enum HTTPService.DisplayLanguage
@_exported import struct HTTPService.ErrorSentence
@_exported import protocol HTTPService.SentenceError
@_exported import Markup
@_exported import struct Payload.CalendarDay
@_exported import struct Payload.CalendarMonth
@_exported import struct Payload.JapanTime
@_exported import enum Payload.WebAddress
