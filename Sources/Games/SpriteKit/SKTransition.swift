import UIKit

nonisolated open class SKTransition: NSObject {
  enum Kind {
    case crossFade
    case fade(UIColor)
    case push(SKTransitionDirection)
    case moveIn(SKTransitionDirection)
    case reveal(SKTransitionDirection)
    case flip(isHorizontal: Bool)
    case doors(opens: Bool, isHorizontal: Bool)
    case doorway
  }
  let kind: Kind
  let duration: TimeInterval
  /// Whether the new scene is paused until the end; `true` by default.
  open var pausesIncomingScene = true
  /// Whether the old scene is paused. It is stored only: the old scene is always paused.
  open var pausesOutgoingScene = true

  init(_ kind: Kind, _ duration: TimeInterval) {
    (self.kind, self.duration) = (kind, duration)
    super.init()
  }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
  /// Fades to black, then to the new scene.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
  /// Fades to a color, then to the new scene.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.push(direction), sec)
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.moveIn(direction), sec)
  }
  /// Moves the old scene away, so that the new scene becomes visible.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.reveal(direction), sec)
  }
  /// Flips the scenes around a horizontal axis.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: true), sec) }
  /// Flips the scenes around a vertical axis.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: false), sec) }
  /// Opens the new scene from the vertical center line to both sides.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: true, isHorizontal: true), sec)
  }
  /// Opens the new scene from the horizontal center line to the top and bottom.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: true, isHorizontal: false), sec)
  }
  /// Closes the new scene from both sides to the vertical center line.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: false, isHorizontal: true), sec)
  }
  /// Closes the new scene from the top and bottom to the horizontal center line.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(opens: false, isHorizontal: false), sec)
  }
  /// Opens the old scene like a door, while the new scene approaches.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
}

@MainActor final class RunningTransition {
  private let transition: SKTransition
  private let (old, new): (SceneRenderer, SceneRenderer)
  private let size: CGSize
  private let cover = CALayer()
  private var elapsed: TimeInterval = 0
  private let oldScene: SKScene

  init(_ transition: SKTransition, _ oldScene: SKScene, _ old: SceneRenderer, _ newScene: SKScene, _ new: SceneRenderer, _ size: CGSize) {
    (self.transition, self.oldScene, self.old, self.new, self.size) = (transition, oldScene, old, new, size)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let isOldAbove: Bool =
      switch transition.kind {
      case .reveal, .doors(opens: true, _), .doorway: true
      default: false
      }
    if let parent = new.root.superlayer {
      if isOldAbove { parent.insertSublayer(old.root, above: new.root) } else { parent.insertSublayer(new.root, above: old.root) }
      cover.frame = CGRect(origin: .zero, size: size)
      cover.opacity = 0
      parent.insertSublayer(cover, above: isOldAbove ? old.root : new.root)
    }
    show(0)
    CATransaction.commit()
  }

  var pausesIncoming: Bool { transition.pausesIncomingScene }

  /// - Returns: Whether the transition is over.
  func advance(by seconds: TimeInterval) -> Bool {
    elapsed += seconds
    let share = transition.duration > 0 ? min(elapsed / transition.duration, 1) : 1
    guard share < 1 else {
      finish()
      return true
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    show(CGFloat(share))
    CATransaction.commit()
    return false
  }

  func finish() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    old.root.removeFromSuperlayer()
    cover.removeFromSuperlayer()
    (new.root.transform, new.root.opacity, new.root.mask) = (CATransform3DIdentity, 1, nil)
    CATransaction.commit()
  }

  private func show(_ share: CGFloat) {
    func offset(_ direction: SKTransitionDirection, _ part: CGFloat) -> CATransform3D {
      switch direction {
      case .up: CATransform3DMakeTranslation(0, -size.height * part, 0)
      case .down: CATransform3DMakeTranslation(0, size.height * part, 0)
      case .left: CATransform3DMakeTranslation(-size.width * part, 0, 0)
      case .right: CATransform3DMakeTranslation(size.width * part, 0, 0)
      }
    }
    switch transition.kind {
    case .crossFade: new.root.opacity = Float(share)
    case .fade(let color):
      cover.backgroundColor = color.cgColor
      cover.opacity = Float(share < 0.5 ? share * 2 : 2 - share * 2)
      new.root.opacity = share < 0.5 ? 0 : 1
    case .push(let direction):
      old.root.transform = offset(direction, share)
      new.root.transform = offset(direction, share - 1)
    case .moveIn(let direction): new.root.transform = offset(direction, share - 1)
    case .reveal(let direction): old.root.transform = offset(direction, share)
    case .flip(let isHorizontal):
      let part = abs(1 - 2 * share)
      let scale = isHorizontal ? CATransform3DMakeScale(1, max(part, 0.001), 1) : CATransform3DMakeScale(max(part, 0.001), 1, 1)
      (old.root.transform, new.root.transform) = (scale, scale)
      (old.root.opacity, new.root.opacity) = share < 0.5 ? (1, 0) : (0, 1)
    case .doors(let opens, let isHorizontal):
      let part = opens ? share : 1 - share
      let (width, height) = isHorizontal ? (size.width * part, size.height) : (size.width, size.height * part)
      let shown = opens ? new.root : old.root
      let mask = CALayer()
      mask.backgroundColor = UIColor.black.cgColor
      mask.frame = CGRect(
        x: (shown.bounds.width - width) / 2, y: (shown.bounds.height - height) / 2, width: width, height: height)
      shown.mask = mask
      if opens {
        new.root.superlayer?.insertSublayer(new.root, above: old.root)
      } else {
        new.root.superlayer?.insertSublayer(old.root, above: new.root)
      }
    case .doorway:
      old.root.opacity = Float(1 - share)
      new.root.transform = CATransform3DMakeScale(0.5 + share / 2, 0.5 + share / 2, 1)
    }
  }
}
