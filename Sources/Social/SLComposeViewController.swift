@_exported import UIKit

/// The service of Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service of Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service of Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The service of LinkedIn.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// The end of composing.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// The user canceled.
  case cancelled
  /// The user sent the post.
  case done
}

/// Receives the end of composing.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Lets the user post to a social network. No service is available on Linux, nor on iOS since version 11.
open class SLComposeViewController: UIViewController {
  /// The service of the controller.
  public let serviceType: String
  /// Called when the user is done.
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  /// Returns whether the user has an account with the service; always `false`.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  /// Creates a controller for a service, which shows that there is none.
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
    title = LocalizedStrings.word("Not Available")
  }

  public required init?(coder: NSCoder) { nil }

  /// Sets the text of the post; returns false, because it is not supported.
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  /// Adds an image to the post; returns false, because it is not supported.
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  /// Adds a link to the post; returns false, because it is not supported.
  @discardableResult open func add(_ url: URL!) -> Bool { false }
  /// Removes all images; returns whether this succeeded.
  @discardableResult open func removeAllImages() -> Bool { false }
  /// Removes all links; returns whether this succeeded.
  @discardableResult open func removeAllURLs() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: animated) { [completionHandler] in completionHandler?(.cancelled) }
  }
}
