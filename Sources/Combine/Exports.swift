// What needs no network stands in a module of its own, so that only programs that import Combine
// by name load Foundation's networking, and with it libcurl, before their first frame.
@_exported public import CombineCore
