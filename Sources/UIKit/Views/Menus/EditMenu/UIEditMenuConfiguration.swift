import CoreGraphics

public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The side is chosen by the space.
  case automatic
  /// The arrow points up; the menu is below.
  case up
  /// The arrow points down; the menu is above.
  case down
  /// The arrow points left; the menu is to the right.
  case left
  /// The arrow points right; the menu is to the left.
  case right
}

/// The position of an edit menu, and its identifier.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// A value that distinguishes configurations.
  public final let identifier: AnyHashable
  /// The point of the interaction's view that the menu is shown for.
  public final let sourcePoint: CGPoint
  /// The preferred side; `.automatic` by default.
  public final var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

extension UIEditMenuArrowDirection {
  /// The equivalent direction of the menu controller.
  var direction: UIMenuController.ArrowDirection {
    switch self {
    case .automatic: .default
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
