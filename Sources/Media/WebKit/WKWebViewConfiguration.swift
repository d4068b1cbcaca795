import UIKit

/// The configuration of a web view. Its settings apply to pages in the engine, unless they say otherwise.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  /// The default preferences, which the navigation delegate can change.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether videos play inline; stored without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether videos play on AirPlay screens; stored without effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether videos play in picture in picture; stored without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media types that play only after a user action.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The data that is converted to links; stored without effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page is shown only when it is complete; stored without effect.
  open var suppressesIncrementalRendering = false
  /// The name of the app that is appended to the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether the user may zoom pages that forbid it; stored without effect.
  open var ignoresViewportScaleLimits = false
  /// The granularity of text selection; stored without effect.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether only the app's bound domains are loaded; stored without effect.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether `http` URLs are loaded with `https`; stored without effect.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether media playback requires a user action; stored without effect.
  open var mediaPlaybackRequiresUserAction = true
  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// The WebKit window that a view with this configuration shows.
  private var window: Int?

  /// Returns the window, and nil after the first call.
  func takeWindow() -> Int? {
    defer { window = nil }
    return window
  }

  /// Returns a copy for the view of a window that the engine has created.
  func forWindow(_ window: Int) -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.userContentController = userContentController
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.processPool = processPool
    copy.websiteDataStore = websiteDataStore
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.schemeHandlers = schemeHandlers
    copy.window = window
    return copy
  }

  /// The settings of a new engine view, one letter each.
  var engineOptions: String {
    (preferences.javaScriptEnabled ? "" : "j") + (preferences.javaScriptCanOpenWindowsAutomatically ? "w" : "")
      + (mediaTypesRequiringUserActionForPlayback.isEmpty ? "" : "g") + "f"
  }

  public nonisolated override init() {
    super.init()
  }

  /// Sets the handler for the URLs of a scheme. A scheme that the web view handles itself reports an error.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    guard !WKWebView.handlesURLScheme(urlScheme) else {
      UIKitError.raise("'\(urlScheme)' is a URL scheme that WKWebView handles natively")
      return
    }
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }
}

public enum WKSelectionGranularity: Int, Sendable {
  /// The granularity depends on the page: blocks or characters.
  case dynamic = 0
  /// Selections can start and end at any character.
  case character = 1
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound requires a user action to play.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with video requires a user action to play.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

open class WKPreferences: NSObject {
  /// The minimum font size in points; 0 by default. Stored without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; true by default.
  open var javaScriptEnabled = true
  /// Whether scripts can open windows without a user action; false by default.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether warnings of fraudulent pages are shown; stored without effect.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether the user may select text; stored without effect.
  open var isTextInteractionEnabled = true
  /// Whether elements can be shown in full screen; stored without effect.
  open var isElementFullscreenEnabled = false
  /// Whether pages of known sites are handled specially; stored without effect.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether images are printed with their background; stored without effect.
  open var shouldPrintBackgrounds = false
  /// Whether plug-ins run. Stored without effect.
  open var plugInsEnabled = false
}

open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  /// The preferred version of pages; stored without effect.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; true by default.
  open var allowsContentJavaScript = true
  /// Whether the page is protected as in lockdown mode; stored without effect.
  open var isLockdownModeEnabled = false
}

/// The process pool that pages share; it has no effect on Linux.
open class WKProcessPool: NSObject {}

open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the view's coordinates; null for the whole view.
  open var rect = CGRect.null
  /// The width of the image in points; nil for the width of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are drawn first; stored without effect.
  open var afterScreenUpdates = true
}
