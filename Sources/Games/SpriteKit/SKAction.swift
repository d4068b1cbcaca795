import AVFoundation
import UIKit

/// A change of a node over time. An action can run on any number of nodes.
nonisolated open class SKAction: NSObject, NSCopying {
  /// Applies the change at a share of the duration.
  typealias Change = @MainActor (_ share: CGFloat, _ elapsed: CGFloat) -> Void

  indirect enum Kind {
    case instant(@MainActor (SKNode) -> Void)
    /// Creates the change when the action starts on a node.
    case change(@MainActor (SKNode) -> Change)
    case wait
    case sequence([SKAction])
    case group([SKAction])
    case `repeat`(SKAction, count: Int?)
    case child(String, SKAction)
  }

  let kind: Kind
  private let makeReversed: (() -> SKAction)?
  open var duration: TimeInterval
  /// The pace of the change. The default is linear.
  open var timingMode = SKActionTimingMode.linear
  /// A function that additionally maps the elapsed share.
  open var timingFunction: SKActionTimingFunction?
  /// The speed factor; 1 by default.
  open var speed: CGFloat = 1

  init(_ kind: Kind, _ duration: TimeInterval = 0, reversed: (() -> SKAction)? = nil) {
    (self.kind, self.duration, makeReversed) = (kind, max(0, duration), reversed)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKAction(kind, duration, reversed: makeReversed)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }

  /// Returns the reverse action for relative actions; others are returned unchanged.
  open func reversed() -> SKAction {
    let result = makeReversed?() ?? copy() as! SKAction
    (result.timingMode, result.timingFunction, result.speed) = (timingMode, timingFunction, speed)
    return result
  }

  func share(_ elapsed: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    var t = min(max(elapsed / duration, 0), 1)
    switch timingMode {
    case .linear: break
    case .easeIn: t *= t
    case .easeOut: t = 1 - (1 - t) * (1 - t)
    case .easeInEaseOut: t = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
    }
    return timingFunction.map { CGFloat($0(Float(t))) } ?? CGFloat(t)
  }

  /// Returns a relative change. Each frame applies its part, so that several such actions add up.
  static func by(_ duration: TimeInterval, _ apply: @escaping @MainActor (SKNode, CGFloat) -> Void, reversed: @escaping () -> SKAction)
    -> SKAction
  {
    SKAction(
      .change { node in
        var last: CGFloat = 0
        return { [weak node] share, _ in
          if let node { apply(node, share - last) }
          last = share
        }
      }, duration, reversed: reversed)
  }

  /// Returns a change of numbers to absolute values.
  static func to(
    _ duration: TimeInterval, _ read: @escaping @MainActor (SKNode) -> [CGFloat], _ target: [CGFloat?],
    _ write: @escaping @MainActor (SKNode, [CGFloat]) -> Void
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = read(node)
        return { [weak node] share, _ in
          guard let node else { return }
          var now = read(node)
          for (index, goal) in target.enumerated() { if let goal { now[index] = start[index] + (goal - start[index]) * share } }
          write(node, now)
        }
      }, duration)
  }

  static func instant(_ block: @escaping @MainActor (SKNode) -> Void) -> SKAction { SKAction(.instant(block)) }
}

// MARK: Movement

extension SKAction {
  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
    by(sec) {
      $0.position.x += deltaX * $1
      $0.position.y += deltaY * $1
    } reversed: {
      moveBy(x: -deltaX, y: -deltaY, duration: sec)
    }
  }
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }
  /// Moves a node to a position in its parent's coordinates.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { move(x: location.x, y: location.y, duration) }
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { move(x: x, y: nil, duration) }
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { move(x: nil, y: y, duration) }
  private class func move(x: CGFloat?, y: CGFloat?, _ duration: TimeInterval) -> SKAction {
    to(duration, { [$0.position.x, $0.position.y] }, [x, y]) { $0.position = CGPoint(x: $1[0], y: $1[1]) }
  }
  /// Rotates a node counterclockwise by an angle in radians.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration) {
      $0.zRotation += radians * $1
    } reversed: {
      rotate(byAngle: -radians, duration: duration)
    }
  }
  /// Rotates a node to an angle in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    to(duration, { [$0.zRotation] }, [radians]) { $0.zRotation = $1[0] }
  }
  /// Rotates a node to an angle in radians, optionally in the shorter direction.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      .change { node in
        let start = node.zRotation
        let way = remainder(radians - start, 2 * .pi)
        return { [weak node] share, _ in node?.zRotation = start + way * share }
      }, duration)
  }
  /// Adds a number to both scales.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
  /// Multiplies the scales.
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let (x, y) = (node.xScale, node.yScale)
        return { [weak node] share, _ in
          node?.xScale = x * (1 + (xScale - 1) * share)
          node?.yScale = y * (1 + (yScale - 1) * share)
        }
      }, sec, reversed: { scaleX(by: xScale == 0 ? 1 : 1 / xScale, y: yScale == 0 ? 1 : 1 / yScale, duration: sec) })
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { scale(xScale, yScale, duration) }
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { self.scale(scale, nil, duration) }
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { self.scale(nil, scale, duration) }
  private class func scale(_ x: CGFloat?, _ y: CGFloat?, _ duration: TimeInterval) -> SKAction {
    to(duration, { [$0.xScale, $0.yScale] }, [x, y]) { ($0.xScale, $0.yScale) = ($1[0], $1[1]) }
  }
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode, sprite.baseSize.width != 0, sprite.baseSize.height != 0 else { return { _, _ in } }
        let (x, y) = (sprite.xScale, sprite.yScale)
        let (toX, toY) = (size.width / sprite.baseSize.width, size.height / sprite.baseSize.height)
        return { [weak sprite] share, _ in
          sprite?.xScale = x + (toX - x) * share
          sprite?.yScale = y + (toY - y) * share
        }
      }, duration)
  }
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration) { node, share in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.size = CGSize(width: sprite.size.width + width * share, height: sprite.size.height + height * share)
    } reversed: {
      resize(byWidth: -width, height: -height, duration: duration)
    }
  }
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { resize(width, height, duration) }
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { resize(width, nil, duration) }
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { resize(nil, height, duration) }
  private class func resize(_ width: CGFloat?, _ height: CGFloat?, _ duration: TimeInterval) -> SKAction {
    to(
      duration,
      {
        let size = ($0 as? SKSpriteNode)?.size ?? .zero
        return [size.width, size.height]
      }, [width, height]
    ) { ($0 as? SKSpriteNode)?.size = CGSize(width: $1[0], height: $1[1]) }
  }

  /// Moves a node along a path relative to its position, with rotation along the path.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: sec)
  }
  /// Moves a node along a path at a speed in points per second.
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
  /// Moves a node along a path at a speed in points per second.
  public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
    follow(path, asOffset: offset, orientToPath: orient, duration: TimeInterval(PathPoints(path).length / max(speed, 0.001)))
  }
  /// Moves a node along a path, optionally relative to its position and with rotation along the path.
  public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
    follow(PathPoints(path), offset, orient, duration)
  }
  private class func follow(_ points: PathPoints, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let start = offset ? node.position : .zero
        return { [weak node] share, _ in
          let (point, angle) = points.place(at: share)
          node?.position = CGPoint(x: start.x + point.x, y: start.y + point.y)
          if orient { node?.zRotation = angle }
        }
      }, duration, reversed: { follow(points.reversed, offset, orient, duration) })
  }
}

// MARK: Appearance

extension SKAction {
  /// Changes the opacity to 1.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 1, duration: sec)
    return SKAction(action.kind, sec, reversed: { fadeOut(withDuration: sec) })
  }
  /// Changes the opacity to 0.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 0, duration: sec)
    return SKAction(action.kind, sec, reversed: { fadeIn(withDuration: sec) })
  }
  /// Changes the opacity by a relative value.
  public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    by(sec) {
      $0.alpha += factor * $1
    } reversed: {
      fadeAlpha(by: -factor, duration: sec)
    }
  }
  public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    to(sec, { [$0.alpha] }, [alpha]) { $0.alpha = $1[0] }
  }
  public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }, reversed: { unhide() }) }
  public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }, reversed: { hide() }) }
  /// Changes a sprite's or label's color and its blend factor.
  public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let (startColor, startFactor) = ((node as? any Colored)?.blendColor ?? color, (node as? any Colored)?.colorBlendFactor ?? 0)
        return { [weak node] share, _ in
          guard let node = node as? any Colored else { return }
          node.blendColor = startColor.mixed(with: color, share)
          node.colorBlendFactor = startFactor + (colorBlendFactor - startFactor) * share
        }
      }, duration)
  }
  /// Changes the blend factor of a sprite's color.
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
    to(sec, { [($0 as? any Colored)?.colorBlendFactor ?? 0] }, [colorBlendFactor]) { ($0 as? any Colored)?.colorBlendFactor = $1[0] }
  }
  public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
  /// Sets the texture, and optionally changes the size to that of the texture.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    instant { node in
      (node as? SKSpriteNode)?.texture = texture
      if resize { (node as? SKSpriteNode)?.baseSize = texture.size() }
    }
  }
  /// Displays textures in sequence, for a number of seconds each.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: true, restore: false)
  }
  /// Displays textures in sequence, optionally with their sizes, and optionally restores the original texture at the end.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
    guard !textures.isEmpty else { return SKAction(.wait) }
    return SKAction(
      .change { node in
        let (old, oldSize) = ((node as? SKSpriteNode)?.texture, (node as? SKSpriteNode)?.baseSize ?? .zero)
        return { [weak node] share, _ in
          guard let sprite = node as? SKSpriteNode else { return }
          if share >= 1, restore {
            (sprite.texture, sprite.baseSize) = (old, oldSize)
            return
          }
          let texture = textures[min(Int(share * CGFloat(textures.count) + 1e-6), textures.count - 1)]
          guard sprite.texture !== texture else { return }
          sprite.texture = texture
          if resize { sprite.baseSize = texture.size() }
        }
      }, sec * Double(textures.count), reversed: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }
    )
  }
}

// MARK: Composition and code

extension SKAction {
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(
      .sequence(actions), actions.reduce(0) { $0 + $1.duration / Double(max($1.speed, 0.0001)) },
      reversed: { sequence(actions.reversed().map { $0.reversed() }) })
  }
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(
      .group(actions), actions.map { $0.duration / Double(max($0.speed, 0.0001)) }.max() ?? 0,
      reversed: { group(actions.map { $0.reversed() }) })
  }
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(
      .repeat(action, count: count), action.duration * Double(max(count, 0)), reversed: { `repeat`(action.reversed(), count: count) })
  }
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeat(action, count: nil), action.duration, reversed: { repeatForever(action.reversed()) })
  }
  public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait, sec) }
  /// Waits for a random time within a range around a duration.
  public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(.wait, sec + Double.random(in: -0.5...0.5) * durationRange)
  }
  public class func run(_ block: @escaping () -> Void) -> SKAction { instant { _ in block() } }
  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    nonisolated(unsafe) let target = target as? NSObject
    return instant { _ in target?.performSelector(onMainThread: selector, with: nil, waitUntilDone: true) }
  }
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    instant { _ in
      nonisolated(unsafe) let block = block
      queue.async { block() }
    }
  }
  public class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
    SKAction(.change { node in { [weak node] _, elapsed in node.map { block($0, elapsed) } } }, seconds)
  }
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.child(name, action), reversed: { run(action.reversed(), onChildWithName: name) })
  }
  public class func removeFromParent() -> SKAction { instant { $0.removeFromParent() } }
  /// Changes the speed factor of a node's actions by a relative value.
  public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    by(sec) {
      $0.speed += speed * $1
    } reversed: {
      self.speed(by: -speed, duration: sec)
    }
  }
  /// Changes the speed factor of a node's actions.
  public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
    to(sec, { [$0.speed] }, [speed]) { $0.speed = $1[0] }
  }
  /// Plays a sound file of the app, and optionally waits for its end.
  public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    let url = Bundle.main.url(forResource: soundFile, withExtension: nil)
    let player = url.flatMap { try? AVAudioPlayer(contentsOf: $0) }
    return SKAction(
      .change { _ in
        player?.currentTime = 0
        player?.play()
        return { _, _ in }
      }, wait ? player?.duration ?? 0 : 0)
  }
}

// MARK: Physics

extension SKAction {
  private class func push(_ duration: TimeInterval, _ apply: @escaping @MainActor (SKPhysicsBody, SKNode) -> Void) -> SKAction {
    SKAction(.change { node in { [weak node] _, _ in if let node, let body = node.physicsBody { apply(body, node) } } }, duration)
  }
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    push(sec) { body, _ in body.applyForce(force) }
  }
  public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
    push(sec) { body, _ in body.applyForce(force, at: point) }
  }
  public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
    push(sec) { body, _ in body.applyTorque(torque) }
  }
  /// Applies an impulse, spread over the duration.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    by(sec) {
      $0.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1))
    } reversed: {
      applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec)
    }
  }
  /// Applies an angular impulse, spread over the duration.
  public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
    by(sec) {
      $0.physicsBody?.applyAngularImpulse(impulse * $1)
    } reversed: {
      applyAngularImpulse(-impulse, duration: sec)
    }
  }
  public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
    to(duration, { [$0.physicsBody?.charge ?? 0] }, [CGFloat(v)]) { $0.physicsBody?.charge = $1[0] }
  }
  public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
    to(duration, { [$0.physicsBody?.mass ?? 1] }, [CGFloat(v)]) { $0.physicsBody?.mass = $1[0] }
  }
}

// MARK: Sound nodes

extension SKAction {
  public class func play() -> SKAction { instant { ($0 as? SKAudioNode)?.play() } }
  public class func pause() -> SKAction { instant { ($0 as? SKAudioNode)?.pause() } }
  public class func stop() -> SKAction { instant { ($0 as? SKAudioNode)?.stop() } }
  public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
    field(sec, { $0.strength }, { $0.strength = $1 }) { _ in strength }
  }
  /// Changes the strength of a field by a relative value.
  public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction {
    field(sec, { $0.strength }, { $0.strength = $1 }) { $0 + strength }
  }
  /// Changes the falloff exponent of a field.
  public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction {
    field(sec, { $0.falloff }, { $0.falloff = $1 }) { _ in falloff }
  }
  /// Changes the falloff exponent of a field by a relative value.
  public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction {
    field(sec, { $0.falloff }, { $0.falloff = $1 }) { $0 + falloff }
  }
  private class func field(
    _ sec: TimeInterval, _ get: @escaping @MainActor (SKFieldNode) -> Float, _ set: @escaping @MainActor (SKFieldNode, Float) -> Void,
    _ goal: @escaping (Float) -> Float
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let field = node as? SKFieldNode else { return { _, _ in } }
        let start = get(field)
        let end = goal(start)
        return { [weak field] share, _ in if let field { set(field, start + (end - start) * Float(share)) } }
      }, sec)
  }
  /// Displays normal textures in sequence. Lights are not drawn, so this action only takes time.
  public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    .wait(forDuration: sec * Double(textures.count))
  }
  public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    to(duration, { [CGFloat(($0 as? SKAudioNode)?.volume ?? 1)] }, [CGFloat(v)]) { ($0 as? SKAudioNode)?.volume = Float($1[0]) }
  }
}

/// A node with a color that is blended with its content.
@MainActor protocol Colored: AnyObject {
  var blendColor: UIColor { get set }
  var colorBlendFactor: CGFloat { get set }
}
