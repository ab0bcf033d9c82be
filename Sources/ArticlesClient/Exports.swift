// What a caller of this module needs to show articles and errors, without knowing the layers below.
@_exported import enum HTTPService.DisplayLanguage
@_exported import struct HTTPService.ErrorSentence
@_exported import struct HTTPService.RateFields
@_exported import protocol HTTPService.SentenceError
@_exported import Markup
@_exported import struct Payload.JapanTime
@_exported import enum Payload.WebAddress
