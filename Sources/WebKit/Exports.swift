// Requests are Foundation's own on Apple's platforms.
@_exported public import FoundationNetworking
@_exported public import UIKit
