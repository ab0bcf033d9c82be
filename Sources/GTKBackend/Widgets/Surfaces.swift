import CAdwaita
import CAdwaitaShims
import SwiftUICore

/// What assistive technology takes a widget of ours for.
enum SurfaceRole: Hashable, Sendable {
    case button, link, heading, image, list, listItem, label, group, progress
    case tab, tabList

    var gtk: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        }
    }

    init(_ role: AccessibilityState.Role) {
        self =
            switch role {
            case .button: .button
            case .link: .link
            case .heading: .heading
            case .image: .image
            case .list: .list
            case .listItem: .listItem
            case .text: .label
            case .group: .group
            case .tab: .tab
            case .tabList: .tabList
            }
    }
}

/// Makes widgets of the C subclasses.
@MainActor
enum Surfaces {
    static func make(role: SurfaceRole) -> Widget {
        HostFunctions.install()
        return cadw_surface_new(role.gtk)
    }

    static func makeButton(role: SurfaceRole) -> Widget {
        HostFunctions.install()
        return cadw_button_new(role.gtk)
    }

    static func makeViewport() -> Widget {
        HostFunctions.install()
        return cadw_viewport_new()
    }
}
