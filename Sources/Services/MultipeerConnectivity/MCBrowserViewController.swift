import UIKit

/// Receives the user's actions in a browser.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Called when the user is done.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called when the user canceled.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Lets the user choose devices. It shows that none can be found on Linux, and can be canceled.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// The object that receives the user's actions.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let session: MCSession
  /// The object that searches for devices; nil if the app searches itself.
  public let browser: MCNearbyServiceBrowser?
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// Creates a page for a kind of service.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
  }
  /// Creates a page for a search.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (self.browser, self.session) = (browser, session)
    super.init(nibName: nil, bundle: nil)
  }
  /// The page is not in nibs: it needs a session.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: session.myPeerID.displayName)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.browserViewControllerWasCancelled(self)
      })
    showNote("Connections between devices are not available on Linux.", under: item)
  }
}
