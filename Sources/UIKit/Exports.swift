@_exported public import CombineCore
@_exported public import Foundation
@_exported public import LayoutCore
