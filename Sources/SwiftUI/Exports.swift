@_exported public import CombineCore
@_exported public import Foundation
@_exported public import LayoutCore
@_exported public import Observation
@_exported public import SwiftUICore
@_exported public import UIKit
