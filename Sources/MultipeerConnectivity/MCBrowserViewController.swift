import UIKit

/// Receives calls about what the person did in a browser.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// The person is done.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The person cancelled.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Lets the person choose devices. It says that none can be found on Linux, and can be cancelled.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// Receives calls about what the person did.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session.
  public let session: MCSession
  /// The search.
  public let browser: MCNearbyServiceBrowser?
  /// The least number of peers.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  /// The greatest number of peers.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// Makes a page for a kind of service.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
  }
  /// Makes a page for a search.
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
