@_exported import UIKit
import WebKit

/// Shows a web page in the app, with a bar and a button that opens it in the desktop's browser. Without WebKitGTK a message is shown
/// instead of the page.
open class SFSafariViewController: UIViewController, WKNavigationDelegate {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  /// The color of the bar, or nil for the default.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The color of the buttons, or nil for the default.
  open var preferredControlTintColor: UIColor? { didSet { view.tintColor = preferredControlTintColor } }
  /// The style of the button that closes the controller. The default is ``DismissButtonStyle/done``.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { if isViewLoaded { showItems() } } }
  private let url: URL
  private let bar = UINavigationBar()
  private let item = UINavigationItem(title: "")
  private var webView: WKWebView?

  open class ActivityButton: NSObject {
    public let templateImage: UIImage?
    public let extensionIdentifier: String?

    public init(templateImage: UIImage?, extensionIdentifier: String?) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
    }
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  open class Configuration: NSObject {
    /// Whether the reader is shown if it is available. The default is false. On Linux it is stored without effect.
    open var entersReaderIfAvailable = false
    /// Whether the bar collapses while scrolling. The default is true. On Linux it is stored without effect.
    open var barCollapsingEnabled = true
    /// An additional button of the app. On Linux it is stored without effect.
    open var activityButton: ActivityButton?
  }

  /// Creates a controller for a web page. A URL that is not HTTP or HTTPS raises an error.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else {
      UIKitError.raise("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
      return
    }
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for a web page, as before iOS 11.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    item.title = url.host ?? url.absoluteString
    bar.items = [item]
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let content = WKWebView.showsWebPages ? makeWebView() : makeNote()
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    showItems()
    if webView != nil {
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: bar.bottomAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }

  private func makeWebView() -> UIView {
    let web = WKWebView(frame: .zero)
    web.navigationDelegate = self
    web.allowsBackForwardNavigationGestures = true
    web.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(web)
    web.load(URLRequest(url: url))
    webView = web
    return web
  }

  private func makeNote() -> UIView {
    let note = UILabel()
    note.text = WKWebView.missingEngine
    note.font = .preferredFont(forTextStyle: .body)
    let address = UILabel()
    address.text = url.absoluteString
    address.font = .preferredFont(forTextStyle: .footnote)
    address.textColor = .secondaryLabel
    for label in [note, address] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    let open = UIButton(type: .system)
    open.setTitle(LocalizedStrings.word("Open in Browser"), for: .normal)
    open.addAction(UIAction { [weak self] _ in self?.openInBrowser() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [note, address, open])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    return stack
  }

  private func report(_ didLoad: Bool) {
    guard !hasReported else { return }
    hasReported = true
    delegate?.safariViewController(self, didCompleteInitialLoad: didLoad)
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    item.title = webView.url?.host ?? item.title
    report(true)
  }
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    report(false)
  }
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    if !hasReported, let url = webView.url { delegate?.safariViewController(self, initialLoadDidRedirectTo: url) }
  }

  private func showItems() {
    let kinds: [UIBarButtonItem.SystemItem] = [.done, .close, .cancel]
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: kinds[dismissButtonStyle.rawValue], primaryAction: UIAction { [weak self] _ in self?.finish() })
    item.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "globe"), primaryAction: UIAction { [weak self] _ in self?.openInBrowser() })
    item.rightBarButtonItem?.accessibilityLabel = LocalizedStrings.word("Open in Browser")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if webView == nil { report(false) }
  }

  private var hasReported = false

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil {
      dismiss(animated: true)
    } else if let navigationController, navigationController.topViewController === self {
      navigationController.popViewController(animated: true)
    }
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(webView?.url ?? url)
  }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called once when the page was loaded, or could not be loaded. Without WebKitGTK the flag is false.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
  /// Returns excluded activities. Never called on Linux.
  func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity
    .ActivityType]
  /// Called before the page is opened in the browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
