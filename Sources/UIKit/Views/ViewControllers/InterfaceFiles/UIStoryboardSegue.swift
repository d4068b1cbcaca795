import Foundation

/// A transition from one controller to another, defined by a storyboard or code.
///
/// A custom class named in a storyboard overrides ``perform()``.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard.
  public final let identifier: String?
  /// The controller the segue starts from.
  public final let source: UIViewController
  /// The controller the segue shows.
  public final let destination: UIViewController
  /// The action of the segue's kind, or the handler given on creation.
  package final var action: (() -> Void)?
  /// Whether containers pop with animation; not during a dismissal.
  package final var isAnimated = true

  /// Creates a segue; subclasses override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Shows the destination. Called after the source's `prepare(for:sender:)`.
  open func perform() { action?() }
}

/// The source of an unwind segue and its action.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller the unwinding starts from.
  public let source: UIViewController
  /// The action that names the destination.
  public let unwindAction: Selector
  /// The object that started the unwinding.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
