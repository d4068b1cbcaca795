import CoreGraphics
import Foundation

/// Which way the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic
  case up
  case down
  case left
  case right
}

/// Where an edit menu belongs, and its name.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public final let identifier: AnyHashable
  /// The point of the interaction's view that the menu is shown for.
  public final let sourcePoint: CGPoint
  public final var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

extension UIEditMenuArrowDirection {
  /// The same of the menu controller.
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
