import UIKit

/// A change of a node over time. The view that displays the scene advances it.
nonisolated open class SCNAction: NSObject, NSCopying {
  indirect enum Kind {
    case moveBy(Vector)
    case moveTo(Vector)
    case rotateBy(Vector)
    case rotateAround(Float, Vector)
    case rotateTo(Vector, shortest: Bool)
    case rotateToAxisAngle(SIMD4<Float>)
    case scaleBy(Float)
    case scaleTo(Float)
    case fadeBy(Float)
    case fadeTo(Float)
    case wait
    case hide(Bool)
    case remove
    case run((SCNNode) -> Void)
    case custom((SCNNode, CGFloat) -> Void)
    case sequence([SCNAction])
    case group([SCNAction])
    case `repeat`(SCNAction, Int?)
  }
  let kind: Kind
  /// The duration of the action in seconds.
  open var duration: TimeInterval
  /// The pace of the change; linear by default.
  open var timingMode = SCNActionTimingMode.linear
  /// A custom timing function that replaces ``timingMode``; nil by default.
  open var timingFunction: SCNActionTimingFunction?
  /// The speed factor; 1 by default.
  open var speed: CGFloat = 1
  /// The range of a random wait, in seconds.
  var range: TimeInterval = 0

  required public init(coder: NSCoder) {
    (kind, duration) = (.wait, 0)
    super.init()
  }
  init(_ kind: Kind, _ duration: TimeInterval = 0) {
    (self.kind, self.duration) = (kind, duration)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNAction(kind, duration)
    (copy.timingMode, copy.timingFunction, copy.speed, copy.range) = (timingMode, timingFunction, speed, range)
    return copy
  }

  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
    move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(.moveBy(Vector(delta)), duration) }
  /// Moves a node to a position in its parent's coordinates.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(.moveTo(Vector(location)), duration) }
  /// Rotates a node by angles, in radians.
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(.rotateBy(Vector(Float(xAngle), Float(yAngle), Float(zAngle))), duration)
  }
  /// Rotates a node to angles, in radians.
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
    rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
  }
  /// Rotates a node to angles in radians, optionally along the shortest path.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortest: Bool
  ) -> SCNAction { SCNAction(.rotateTo(Vector(Float(xAngle), Float(yAngle), Float(zAngle)), shortest: shortest), duration) }
  /// Rotates a node by an angle in radians around an axis of its parent.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(.rotateAround(Float(angle), Vector(axis)), duration)
  }
  open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    SCNAction(.rotateToAxisAngle(SIMD4(axisAngle)), duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(.scaleBy(Float(scale)), duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(.scaleTo(Float(scale)), duration) }
  /// Changes the opacity to 1.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(.fadeTo(1), sec) }
  /// Changes the opacity to 0.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(.fadeTo(0), sec) }
  /// Changes the opacity by a relative value.
  open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(.fadeBy(Float(factor)), sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(.fadeTo(Float(opacity)), sec) }
  open class func hide() -> SCNAction { SCNAction(.hide(true)) }
  open class func unhide() -> SCNAction { SCNAction(.hide(false)) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(.remove) }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.wait, sec) }
  /// Waits for a random time within a range around a duration.
  open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
    let action = SCNAction(.wait, sec)
    action.range = durationRange
    return action
  }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(.run(block)) }
  open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
    SCNAction(
      .run { node in
        nonisolated(unsafe) let (node, block) = (node, block)
        queue.async { block(node) }
      })
  }
  /// Calls a closure with the elapsed time in seconds in each frame.
  open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
    SCNAction(.custom(block), seconds)
  }
  /// Plays a sound, and optionally waits for its end.
  open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
    let play = SCNAction(.run { $0.addAudioPlayer(SCNAudioPlayer(source: source)) })
    return wait ? .sequence([play, .wait(duration: source.duration)]) : play
  }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(.group(actions), actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.repeat(action, count), action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.repeat(action, nil), action.duration) }

  /// Returns the reverse action. Actions to an absolute value, and closures, are returned unchanged.
  open func reversed() -> SCNAction {
    let kind: Kind
    switch self.kind {
    case .moveBy(let delta): kind = .moveBy(-delta)
    case .rotateBy(let angles): kind = .rotateBy(-angles)
    case .rotateAround(let angle, let axis): kind = .rotateAround(-angle, axis)
    case .scaleBy(let factor): kind = .scaleBy(factor == 0 ? 0 : 1 / factor)
    case .fadeBy(let delta): kind = .fadeBy(-delta)
    case .fadeTo(let opacity) where opacity == 0 || opacity == 1: kind = .fadeTo(1 - opacity)
    case .hide(let isHidden): kind = .hide(!isHidden)
    case .sequence(let actions): kind = .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): kind = .group(actions.map { $0.reversed() })
    case .repeat(let action, let count): kind = .repeat(action.reversed(), count)
    default: kind = self.kind
    }
    let result = SCNAction(kind, duration)
    (result.speed, result.range, result.timingFunction) = (speed, range, timingFunction)
    result.timingMode = timingMode == .easeIn ? .easeOut : timingMode == .easeOut ? .easeIn : timingMode
    return result
  }
}

/// A function from the elapsed share of an action, from 0 to 1, to the share of its change.
public typealias SCNActionTimingFunction = (Float) -> Float

public enum SCNActionTimingMode: Int, Sendable {
  /// The pace is constant; the default.
  case linear
  /// The change starts slowly.
  case easeIn
  /// The change ends slowly.
  case easeOut
  /// The change starts and ends slowly.
  case easeInEaseOut
}

public protocol SCNActionable: NSObjectProtocol {
  func runAction(_ action: SCNAction)
  func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
  var hasActions: Bool { get }
  func action(forKey key: String) -> SCNAction?
  func removeAction(forKey key: String)
  func removeAllActions()
  var actionKeys: [String] { get }
}
extension SCNNode: SCNActionable {}
