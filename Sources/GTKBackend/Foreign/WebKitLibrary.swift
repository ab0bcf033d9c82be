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
        var functions = ForeignFunctions(library)
        viewType = functions.find("webkit_web_view_get_type")
        makeEphemeralSession = functions.find("webkit_network_session_new_ephemeral")
        settings = functions.find("webkit_web_view_get_settings")
        loadAddress = functions.find("webkit_web_view_load_uri")
        loadHTML = functions.find("webkit_web_view_load_html")
        loadRequest = functions.find("webkit_web_view_load_request")
        makeRequest = functions.find("webkit_uri_request_new")
        requestHeaders = functions.find("webkit_uri_request_get_http_headers")
        setHeader = functions.find("soup_message_headers_replace")
        stop = functions.find("webkit_web_view_stop_loading")
        reload = functions.find("webkit_web_view_reload")
        goBack = functions.find("webkit_web_view_go_back")
        goForward = functions.find("webkit_web_view_go_forward")
        canGoBack = functions.find("webkit_web_view_can_go_back")
        canGoForward = functions.find("webkit_web_view_can_go_forward")
        isLoading = functions.find("webkit_web_view_is_loading")
        address = functions.find("webkit_web_view_get_uri")
        title = functions.find("webkit_web_view_get_title")
        progress = functions.find("webkit_web_view_get_estimated_load_progress")
        setScripts = functions.find("webkit_settings_set_enable_javascript")
        setUserAgent = functions.find("webkit_settings_set_user_agent")
        evaluate = functions.find("webkit_web_view_evaluate_javascript")
        finishEvaluation = functions.find("webkit_web_view_evaluate_javascript_finish")
        json = functions.find("jsc_value_to_json")
        navigationAction = functions.find("webkit_navigation_policy_decision_get_navigation_action")
        actionRequest = functions.find("webkit_navigation_action_get_request")
        actionCause = functions.find("webkit_navigation_action_get_navigation_type")
        requestAddress = functions.find("webkit_uri_request_get_uri")
        use = functions.find("webkit_policy_decision_use")
        ignore = functions.find("webkit_policy_decision_ignore")
        deny = functions.find("webkit_permission_request_deny")
        contentManager = functions.find("webkit_web_view_get_user_content_manager")
        openChannel = functions.find("webkit_user_content_manager_register_script_message_handler")
        closeChannel = functions.find(
            "webkit_user_content_manager_unregister_script_message_handler")
        makeScript = functions.find("webkit_user_script_new")
        addScript = functions.find("webkit_user_content_manager_add_script")
        removeScripts = functions.find("webkit_user_content_manager_remove_all_scripts")
        releaseScript = functions.find("webkit_user_script_unref")
        guard functions.areComplete else { return nil }
    }

    /// The library, loaded when first asked for; nil when it is not installed.
    @MainActor static let shared = WebKitLibrary()
}
