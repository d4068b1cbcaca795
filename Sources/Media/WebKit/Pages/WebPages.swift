import FoundationNetworking
import UIKit

/// The pages of a web view: shown by the engine, or as formatted text if it is not installed.
@MainActor protocol WebPages: AnyObject {
  var view: UIView { get }
  var scrollView: UIScrollView { get }
  var url: URL? { get }
  var title: String? { get }
  var isLoading: Bool { get }
  var estimatedProgress: Double { get }
  var hasOnlySecureContent: Bool { get }
  var canGoBack: Bool { get }
  var canGoForward: Bool { get }
  var list: WKBackForwardList { get }
  var interactionState: Any? { get set }

  func load(_ content: WebContent) -> WKNavigation?
  func reload(ignoringCache: Bool) -> WKNavigation?
  func stop()
  func go(to item: WKBackForwardListItem) -> WKNavigation?
  /// Shows the page at a distance from the current one in the back-forward list.
  func go(by distance: Int) -> WKNavigation?
  func zoomChanged()
  func agentChanged()

  func evaluate(_ script: String, in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void)
  func call(
    _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void)
  func find(_ text: String, _ configuration: WKFindConfiguration, _ answer: @escaping @MainActor (Bool) -> Void)
  /// Captures a rectangle of the view; nil if that fails.
  func takeSnapshot(_ area: CGRect, _ answer: @escaping @MainActor (UIImage?) -> Void)
  func html(_ answer: @escaping @MainActor (String) -> Void)
  func startDownload(_ request: URLRequest, _ answer: @escaping @MainActor (WKDownload) -> Void)
  func setMuted(_ isMuted: Bool)
}

enum WebContent {
  case request(URLRequest)
  /// A file whose page may read the files of a folder.
  case file(URLRequest, ReadableFolder)
  case html(String, URL)
  case data(Data, mimeType: String, encoding: String, URL)

  var request: URLRequest {
    switch self {
    case .request(let request), .file(let request, _): request
    case .html(_, let url), .data(_, _, _, let url): URLRequest(url: url)
    }
  }
}
