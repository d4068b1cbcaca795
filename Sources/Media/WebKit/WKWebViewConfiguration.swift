import UIKit

/// The configuration of a web view. Its settings have an effect on pages that the engine shows, but for those that say otherwise.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The scripts and receivers of messages.
  open var userContentController = WKUserContentController()
  /// The preferences of pages.
  open var preferences = WKPreferences()
  /// The preferences passed to the navigation delegate.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The process that pages share; without effect.
  open var processPool = WKProcessPool()
  /// The store of cookies and caches.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether movies play in the page; stored without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether movies play on other screens; stored without effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether movies play in a small window; stored without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only after a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The data that becomes links; stored without effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether a page is shown only when it is complete; stored without effect.
  open var suppressesIncrementalRendering = false
  /// The name of the app that is added to the browser's name sent to servers.
  open var applicationNameForUserAgent: String?
  /// Whether the user may zoom pages that forbid it; stored without effect.
  open var ignoresViewportScaleLimits = false
  /// The granularity of text selection; stored without effect.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether only the domains that the app names are loaded; stored without effect.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether `http` URLs are loaded with `https`; stored without effect.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether media wait for the user to start them; stored without effect.
  open var mediaPlaybackRequiresUserAction = true
  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// The window of the engine's that a view with this configuration shows.
  private var window: Int?

  /// Returns the window once.
  func takeWindow() -> Int? {
    defer { window = nil }
    return window
  }

  /// Returns a copy for the view of a window that the engine has made.
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

  /// The settings that a view of the engine is made with, a letter each.
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

  /// Returns the object that answers the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }
}

/// The granularity of text selection in a page.
public enum WKSelectionGranularity: Int, Sendable {
  /// By blocks or characters, as the page suggests.
  case dynamic = 0
  /// Selections may begin and end at every character.
  case character = 1
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound need a user's gesture to play.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with moving images need a user's gesture to play.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Sound and movies.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers become links.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// URLs in the text become links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses become links.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// Everything that can be detected becomes a link.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Preferences of pages.
open class WKPreferences: NSObject {
  /// The minimum font size in points; 0 by default. Stored without effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; true by default.
  open var javaScriptEnabled = true
  /// Whether scripts open windows without a gesture of the user; false by default.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether there are warnings of fraudulent pages; has no effect.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether the user may select text; stored without effect.
  open var isTextInteractionEnabled = true
  /// Whether parts of a page may fill the screen; stored without effect.
  open var isElementFullscreenEnabled = false
  /// Whether pages may behave by the site; stored without effect.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether images are printed with their background; stored without effect.
  open var shouldPrintBackgrounds = false
  /// Whether plug-ins run; there are none here.
  open var plugInsEnabled = false
}

/// Preferences of one page.
open class WKWebpagePreferences: NSObject {
  /// The requested version of a page.
  public enum ContentMode: Int, Sendable {
    /// The version for the device.
    case recommended = 0
    /// The version for phones.
    case mobile = 1
    /// The version for computers.
    case desktop = 2
  }

  /// The requested version; stored without effect.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; true by default.
  open var allowsContentJavaScript = true
  /// Whether the page is protected as in lockdown mode; stored without effect.
  open var isLockdownModeEnabled = false
}

/// The process that pages share; without effect here.
open class WKProcessPool: NSObject {}

/// The part of a page that an image shows.
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the view's coordinates; null is the whole view.
  open var rect = CGRect.null
  /// The width of the image in points; nil for that of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are drawn first; stored without effect.
  open var afterScreenUpdates = true
}
