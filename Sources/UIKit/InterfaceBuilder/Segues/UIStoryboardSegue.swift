import Foundation

/// A way from one controller to another, as a storyboard or code says.
///
/// A subclass that a storyboard names as custom class overrides ``perform()``.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  /// What the kind of the segue does, or the handler it was made with.
  final var action: (() -> Void)?
  /// Whether containers go back with animation; they do not under a dismissal.
  final var isAnimated = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Shows the destination. UIKit calls it after the source's `prepare(for:sender:)`.
  open func perform() { action?() }
}

/// Where an unwind segue starts and the action it looks for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
