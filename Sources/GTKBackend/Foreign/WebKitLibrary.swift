import CAdwaita
import Foundation

/// The functions of WebKitGTK that pages need.
struct WebKitLibrary {
    typealias Make = @convention(c) () -> ForeignObject?
    typealias Get = @convention(c) (ForeignObject) -> ForeignObject?
    typealias Do = @convention(c) (ForeignObject) -> Void
    typealias Ask = @convention(c) (ForeignObject) -> gboolean
    typealias GetText = @convention(c) (ForeignObject) -> UnsafePointer<CChar>?
    typealias SetFlag = @convention(c) (ForeignObject, gboolean) -> Void
    typealias SetText = @convention(c) (ForeignObject, UnsafePointer<CChar>?) -> Void
    typealias LoadHTML =
        @convention(c) (ForeignObject, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void
    typealias Evaluate =
        @convention(c) (
            ForeignObject, UnsafePointer<CChar>, gssize, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?, ForeignObject?, GAsyncReadyCallback?, gpointer?
        ) -> Void
    typealias FinishEvaluation =
        @convention(c) (
            ForeignObject, OpaquePointer?,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> ForeignObject?

    typealias Channel =
        @convention(c) (ForeignObject, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> gboolean
    typealias EndChannel =
        @convention(c) (ForeignObject, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void
    typealias TextList = UnsafePointer<UnsafePointer<CChar>?>
    typealias MakeScript =
        @convention(c) (
            UnsafePointer<CChar>, _ frames: UInt32, _ time: UInt32, TextList?, TextList?
        ) -> ForeignObject?

    let viewType: @convention(c) () -> GType
    let makeEphemeralSession: Make
    let settings: Get
    let loadAddress: SetText
    let loadHTML: LoadHTML
    let loadRequest: @convention(c) (ForeignObject, ForeignObject) -> Void
    let makeRequest: @convention(c) (UnsafePointer<CChar>) -> ForeignObject?
    let requestHeaders: Get
    let setHeader:
        @convention(c) (ForeignObject, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    let stop: Do
    let reload: Do
    let goBack: Do
    let goForward: Do
    let canGoBack: Ask
    let canGoForward: Ask
    let isLoading: Ask
    let address: GetText
    let title: GetText
    let progress: @convention(c) (ForeignObject) -> Double
    let setScripts: SetFlag
    let setUserAgent: SetText
    let evaluate: Evaluate
    let finishEvaluation: FinishEvaluation
    let json: @convention(c) (ForeignObject, UInt32) -> UnsafeMutablePointer<CChar>?
    let navigationAction: Get
    let actionRequest: Get
    let actionCause: @convention(c) (ForeignObject) -> Int32
    let requestAddress: GetText
    let use: Do
    let ignore: Do
    let deny: Do
    let contentManager: Get
    let openChannel: Channel
    let closeChannel: EndChannel
    let makeScript: MakeScript
    let addScript: @convention(c) (ForeignObject, ForeignObject) -> Void
    let removeScripts: Do
    let releaseScript: Do

    @MainActor
    private init?() {
        // The sandbox needs a user's namespaces, which the administrator has none of.
        if geteuid() == 0 { setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0) }
        guard let library = ForeignLibrary("libwebkitgtk-6.0.so.4") else { return nil }
        var isComplete = true
        func find<Function>(_ name: String) -> Function {
            if let found = library.function(name, as: Function.self) { return found }
            isComplete = false
            // Never called: the library counts as missing then.
            return unsafeBitCast(missingFunction, to: Function.self)
        }
        viewType = find("webkit_web_view_get_type")
        makeEphemeralSession = find("webkit_network_session_new_ephemeral")
        settings = find("webkit_web_view_get_settings")
        loadAddress = find("webkit_web_view_load_uri")
        loadHTML = find("webkit_web_view_load_html")
        loadRequest = find("webkit_web_view_load_request")
        makeRequest = find("webkit_uri_request_new")
        requestHeaders = find("webkit_uri_request_get_http_headers")
        setHeader = find("soup_message_headers_replace")
        stop = find("webkit_web_view_stop_loading")
        reload = find("webkit_web_view_reload")
        goBack = find("webkit_web_view_go_back")
        goForward = find("webkit_web_view_go_forward")
        canGoBack = find("webkit_web_view_can_go_back")
        canGoForward = find("webkit_web_view_can_go_forward")
        isLoading = find("webkit_web_view_is_loading")
        address = find("webkit_web_view_get_uri")
        title = find("webkit_web_view_get_title")
        progress = find("webkit_web_view_get_estimated_load_progress")
        setScripts = find("webkit_settings_set_enable_javascript")
        setUserAgent = find("webkit_settings_set_user_agent")
        evaluate = find("webkit_web_view_evaluate_javascript")
        finishEvaluation = find("webkit_web_view_evaluate_javascript_finish")
        json = find("jsc_value_to_json")
        navigationAction = find("webkit_navigation_policy_decision_get_navigation_action")
        actionRequest = find("webkit_navigation_action_get_request")
        actionCause = find("webkit_navigation_action_get_navigation_type")
        requestAddress = find("webkit_uri_request_get_uri")
        use = find("webkit_policy_decision_use")
        ignore = find("webkit_policy_decision_ignore")
        deny = find("webkit_permission_request_deny")
        contentManager = find("webkit_web_view_get_user_content_manager")
        openChannel = find("webkit_user_content_manager_register_script_message_handler")
        closeChannel = find("webkit_user_content_manager_unregister_script_message_handler")
        makeScript = find("webkit_user_script_new")
        addScript = find("webkit_user_content_manager_add_script")
        removeScripts = find("webkit_user_content_manager_remove_all_scripts")
        releaseScript = find("webkit_user_script_unref")
        guard isComplete else { return nil }
    }

    /// The library, loaded when first asked for; nil when it is not installed.
    @MainActor static let shared = WebKitLibrary()
}

private let missingFunction: @convention(c) () -> Void = {}
