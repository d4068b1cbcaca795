import GameplayKit
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

@testable import SpriteKit

final class ArchivedHero: SKSpriteNode {
  private(set) var wasDecoded = false
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    wasDecoded = true
  }
}

final class ArchivedScene: SKScene {
  var loadedChildren = 0
  override func sceneDidLoad() { loadedChildren = children.count }
}

/// Scenes in virtual time, compared by pixels.
@MainActor struct SpriteKitTests {
  private final class Scene: SKScene, SKPhysicsContactDelegate {
    var log: [String] = []
    var times: [TimeInterval] = []
    override func didMove(to view: SKView) { log.append("didMove") }
    override func willMove(from view: SKView) { log.append("willMove") }
    override func didChangeSize(_ oldSize: CGSize) { log.append("size") }
    override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let point = touches.first!.location(in: self)
      log.append("down \(Int(point.x)) \(Int(point.y))")
    }
    func didBegin(_ contact: SKPhysicsContact) {
      log.append("began \([contact.bodyA, contact.bodyB].compactMap { $0.node?.name }.sorted().joined(separator: "+"))")
    }
    func didEnd(_ contact: SKPhysicsContact) { log.append("ended") }
  }
  private final class Button: SKSpriteNode {
    var taps = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
  }

  private func show(_ scene: SKScene, _ size: CGSize = CGSize(width: 200, height: 300)) -> (TestScreen, SKView) {
    let screen = TestScreen(size: size, scale: 1)
    let view = SKView(frame: CGRect(origin: .zero, size: size))
    screen.show(view)
    view.presentScene(scene)
    screen.advance(by: 0.05)
    return (screen, view)
  }
  private func square(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }

  @Test("The origin is at the bottom left, and heights count in the whole scene") func drawing() {
    let scene = Scene(size: CGSize(width: 200, height: 300))
    scene.backgroundColor = .white
    let low = SKNode()
    let red = square(.red, 50, 50)
    red.zPosition = 5
    low.addChild(red)
    scene.addChild(low)
    let blue = square(.blue, 55, 50)
    blue.zPosition = 3
    scene.addChild(blue)
    let (screen, _) = show(scene)
    expect(screen.rgb(50, 250) == [255, 0, 0] && screen.rgb(58, 250) == [255, 0, 0])
    expect(screen.rgb(63, 250) == [0, 0, 255] && screen.rgb(100, 100) == [255, 255, 255])
    red.zPosition = 1
    screen.advance(by: 0.02)
    expect(screen.rgb(58, 250), equals: [0, 0, 255])
    expect(scene.log == ["didMove"] && scene.nodes(at: CGPoint(x: 57, y: 50)).first === blue && scene.atPoint(.zero) === scene)
  }

  @Test("Scale modes place the scene in its view, and a camera moves it") func scaling() {
    let scene = Scene(size: CGSize(width: 100, height: 100))
    scene.addChild(square(.red, 50, 50))
    scene.scaleMode = .aspectFit
    let (screen, view) = show(scene)
    expect(view.convert(CGPoint(x: 0, y: 0), from: scene), equals: CGPoint(x: 0, y: 250))
    expect(screen.rgb(100, 20) == [0, 0, 0] && screen.rgb(115, 150) == [255, 0, 0])
    scene.scaleMode = .aspectFill
    expect(view.convert(CGPoint(x: 50, y: 100), from: scene), equals: CGPoint(x: 100, y: 0))
    scene.scaleMode = .resizeFill
    view.setNeedsLayout()
    screen.advance(by: 0.02)
    expect(scene.size == CGSize(width: 200, height: 300) && scene.log.contains("size"))
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 50, y: 50)
    scene.addChild(camera)
    scene.camera = camera
    screen.advance(by: 0.02)
    expect(screen.rgb(100, 150), equals: [255, 0, 0])
    camera.setScale(2)
    expect(scene.convertPoint(toView: CGPoint(x: 150, y: 50)), equals: CGPoint(x: 150, y: 150))
  }

  @Test("Actions keep their durations at any frame rate, and relative ones add up") func actions() {
    let scene = Scene(size: CGSize(width: 200, height: 300))
    let node = square(.red, 0, 0)
    scene.addChild(node)
    let (screen, _) = show(scene)
    var log: [String] = []
    node.run(
      .sequence([.moveBy(x: 60, y: 0, duration: 1), .run { log.append("moved") }, .wait(forDuration: 0.5), .fadeOut(withDuration: 0.5)])
    ) {
      log.append("done")
    }
    node.run(.moveBy(x: 60, y: 0, duration: 1))
    node.run(.repeatForever(.rotate(byAngle: .pi, duration: 1)), withKey: "turn")
    screen.advance(by: 1.0 / 60)
    screen.advance(by: 0.5)
    expect(abs(node.position.x - 60) < 0.01 && abs(node.zRotation - .pi / 2) < 0.01 && log.isEmpty)
    screen.advance(by: 0.6, fps: 30)
    expect(abs(node.position.x - 120) < 0.01 && log == ["moved"] && node.action(forKey: "turn") != nil)
    screen.advance(by: 1, fps: 20)
    expect(log == ["moved", "done"] && node.alpha == 0)
    node.removeAction(forKey: "turn")
    expect(!node.hasActions())
    node.position = .zero
    let there = SKAction.move(by: CGVector(dx: 10, dy: 0), duration: 0.1)
    node.run(.repeat(.sequence([there, there.reversed(), there]), count: 3))
    screen.advance(by: 1.1)
    expect(abs(node.position.x - 30), below: 0.01)
    node.isPaused = true
    node.run(.moveBy(x: 100, y: 0, duration: 0.1))
    screen.advance(by: 0.3)
    expect(abs(node.position.x - 30), below: 0.01)
    node.isPaused = false
    node.run(.sequence([.run { node.removeAllActions() }, .run { log.append("never") }]))
    screen.advance(by: 0.3)
    expect(!log.contains("never"))
  }

  @Test("Searches by name go to children, to the whole tree and by patterns") func searching() {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let (a, b, c) = (SKNode(), SKNode(), SKNode())
    (a.name, b.name, c.name) = ("a", "ball1", "ball2")
    scene.addChild(a)
    a.addChild(b)
    b.addChild(c)
    expect(scene.childNode(withName: "ball1") == nil && scene.childNode(withName: "a/ball1") === b)
    expect(c.childNode(withName: "//a") === a && c.childNode(withName: "..") === b)
    expect(scene["//ball*"].count == 2 && a.childNode(withName: "ball1/ball2") === c && scene["*"].count == 1)
    var count = 0
    scene.enumerateChildNodes(withName: "//ball[0-9]") { _, stop in
      count += 1
      stop.pointee = true
    }
    expect(count, equals: 1)
    b.position = CGPoint(x: 5, y: 5)
    b.zRotation = .pi / 2
    c.position = CGPoint(x: 2, y: 0)
    let point = scene.convert(.zero, from: c)
    expect(abs(point.x - 5) < 1e-9 && abs(point.y - 7) < 1e-9)
    c.move(toParent: scene)
    expect(abs(c.position.y - 7) < 1e-9 && c.inParentHierarchy(scene))
    let copy = a.copy() as? SKNode
    expect(copy?.children.first?.name == "ball1" && copy?.children.first !== b)
  }

  @Test("A sprite's size counts its scale, and its frame its anchor") func sprites() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    sprite.setScale(2)
    expect(sprite.size, equals: CGSize(width: 20, height: 40))
    sprite.size = CGSize(width: 40, height: 40)
    sprite.setScale(1)
    expect(sprite.size, equals: CGSize(width: 20, height: 20))
    sprite.anchorPoint = .zero
    sprite.position = CGPoint(x: 5, y: 5)
    expect(sprite.frame, equals: CGRect(x: 5, y: 5, width: 20, height: 20))
    let label = SKLabelNode(text: "Score")
    label.fontSize = 20
    label.horizontalAlignmentMode = .left
    label.verticalAlignmentMode = .top
    expect(label.frame.minX == 0 && label.frame.maxY == 0 && label.frame.width > 30)
  }

  @Test("A touch is delivered to the touch-enabled node at its position, or to the scene") func touches() {
    let scene = Scene(size: CGSize(width: 200, height: 300))
    let button = Button(color: .green, size: CGSize(width: 40, height: 40))
    button.position = CGPoint(x: 100, y: 200)
    button.isUserInteractionEnabled = true
    scene.addChild(button)
    let cover = square(.red, 100, 200)
    cover.zPosition = 1
    scene.addChild(cover)
    let (screen, _) = show(scene)
    screen.tap(CGPoint(x: 100, y: 100))
    expect(button.taps == 1 && scene.log == ["didMove"])
    screen.tap(CGPoint(x: 20, y: 280))
    expect(scene.log.last == "down 20 20" && button.taps == 1)
  }

  @Test("Bodies fall by gravity, rest on edges, and contacts are reported by masks") func physics() {
    let scene = Scene(size: CGSize(width: 200, height: 300))
    scene.physicsWorld.contactDelegate = scene
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    scene.physicsBody?.categoryBitMask = 4
    scene.name = "wall"
    let ball = SKShapeNode(circleOfRadius: 10)
    ball.name = "ball"
    ball.position = CGPoint(x: 100, y: 200)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    ball.physicsBody?.restitution = 0
    ball.physicsBody?.linearDamping = 0
    ball.physicsBody?.contactTestBitMask = 4
    let coin = square(.yellow, 100, 120)
    coin.name = "coin"
    coin.physicsBody = SKPhysicsBody(rectangleOf: coin.size)
    coin.physicsBody?.isDynamic = false
    coin.physicsBody?.categoryBitMask = 2
    ball.physicsBody?.collisionBitMask = 4
    ball.physicsBody?.contactTestBitMask = 6
    scene.addChild(ball)
    scene.addChild(coin)
    expect(abs(ball.physicsBody!.mass - .pi * 100 / 22500), below: 1e-9)
    let (screen, _) = show(scene)
    let start = ball.position.y
    let speed = ball.physicsBody!.velocity.dy
    screen.advance(by: 0.1)
    expect(abs(ball.physicsBody!.velocity.dy - speed + 147), below: 1)
    expect(abs(ball.position.y - (start + speed * 0.1 - 7.35)), below: 1)
    screen.advance(by: 2)
    expect(abs(ball.position.y - 10) < 0.6 && abs(coin.position.y - 120) < 1e-9)
    expect(scene.log, equals: ["didMove", "began ball+coin", "ended", "began ball+wall"])
    expect(ball.physicsBody!.allContactedBodies().first === scene.physicsBody)
    ball.physicsBody?.applyImpulse(CGVector(dx: 0, dy: ball.physicsBody!.mass * 300))
    expect(abs(ball.physicsBody!.velocity.dy - 300), below: 30)
    screen.advance(by: 0.05)
    expect(ball.position.y, above: 15)
    expect(scene.physicsWorld.body(at: CGPoint(x: 100, y: 120)) === coin.physicsBody)
    expect(scene.physicsWorld.body(alongRayStart: CGPoint(x: 20, y: 120), end: CGPoint(x: 180, y: 120)) === coin.physicsBody)
  }

  @Test("A body without a matching collision mask passes through, and one with it is stopped") func masks() {
    for (mask, isStopped) in [(UInt32(0), false), (UInt32(2), true)] {
      let scene = SKScene(size: CGSize(width: 200, height: 300))
      let floor = square(.gray, 100, 100, 60)
      floor.physicsBody = SKPhysicsBody(rectangleOf: floor.size)
      floor.physicsBody?.isDynamic = false
      floor.physicsBody?.categoryBitMask = 2
      let box = square(.red, 100, 180)
      box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
      box.physicsBody?.collisionBitMask = mask
      scene.addChild(floor)
      scene.addChild(box)
      let (screen, _) = show(scene)
      screen.advance(by: 2)
      expect((abs(box.position.y - 140) < 1), equals: isStopped)
    }
  }

  @Test("A joint holds a body in place") func joints() {
    let scene = SKScene(size: CGSize(width: 200, height: 300))
    let (hook, weight) = (square(.gray, 100, 250), square(.red, 150, 250))
    hook.physicsBody = SKPhysicsBody(rectangleOf: hook.size)
    hook.physicsBody?.isDynamic = false
    hook.physicsBody?.collisionBitMask = 0
    weight.physicsBody = SKPhysicsBody(rectangleOf: weight.size)
    weight.physicsBody?.collisionBitMask = 0
    scene.addChild(hook)
    scene.addChild(weight)
    let (screen, _) = show(scene)
    scene.physicsWorld.add(
      SKPhysicsJointLimit.joint(withBodyA: hook.physicsBody!, bodyB: weight.physicsBody!, anchorA: hook.position, anchorB: weight.position))
    screen.advance(by: 3)
    expect(abs(hypot(weight.position.x - 100, weight.position.y - 250) - 50), below: 2.5)
  }

  @Test("Particles are emitted at their rate, live for their lifetime and are drawn") func particles() {
    let scene = SKScene(size: CGSize(width: 200, height: 300))
    let emitter = SKEmitterNode()
    emitter.position = CGPoint(x: 100, y: 150)
    (emitter.particleBirthRate, emitter.particleLifetime, emitter.particleSize) = (60, 0.5, CGSize(width: 30, height: 30))
    (emitter.particleColor, emitter.particleColorBlendFactor) = (.green, 1)
    scene.addChild(emitter)
    let (screen, _) = show(scene)
    screen.advance(by: 2)
    expect(abs(emitter.particleCount - 30), atMost: 1)
    expect(screen.rgb(100, 150), equals: [0, 255, 0])
    emitter.numParticlesToEmit = 5
    screen.advance(by: 2)
    expect(emitter.particleCount, equals: 0)
  }

  @Test("A transition shows both scenes, and notifies the old one immediately") func transitions() {
    let (first, second) = (Scene(size: CGSize(width: 200, height: 300)), Scene(size: CGSize(width: 200, height: 300)))
    (first.backgroundColor, second.backgroundColor) = (.red, .blue)
    let (screen, view) = show(first)
    view.presentScene(second, transition: .push(with: .left, duration: 1))
    expect(first.log == ["didMove", "willMove"] && second.log == ["didMove"] && view.scene === second)
    screen.advance(by: 0.5)
    expect(screen.rgb(20, 100) == [255, 0, 0] && screen.rgb(180, 100) == [0, 0, 255] && second.times.isEmpty)
    screen.advance(by: 0.7)
    expect(screen.rgb(20, 100) == [0, 0, 255] && !second.times.isEmpty)
  }

  @Test("A mask clips to its pixels") func cropping() {
    let scene = SKScene(size: CGSize(width: 200, height: 300))
    scene.backgroundColor = .white
    let crop = SKCropNode()
    crop.maskNode = square(.black, 100, 150, 40)
    crop.addChild(square(.red, 100, 150, 100))
    scene.addChild(crop)
    let (screen, _) = show(scene)
    expect(screen.rgb(100, 150) == [255, 0, 0] && screen.rgb(135, 150) == [255, 255, 255])
  }

  @Test("Constraints hold after physics and actions") func constraints() {
    let scene = SKScene(size: CGSize(width: 200, height: 300))
    let node = square(.red, 50, 50)
    node.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 80))]
    scene.addChild(node)
    let (screen, _) = show(scene)
    node.run(.moveBy(x: 100, y: 0, duration: 0.1))
    screen.advance(by: 0.3)
    expect(node.position.x, equals: 80)
  }

  @Test("A scene file creates the app's classes, with children, bodies and actions") func archive() throws {
    let data = try #require(Data(base64Encoded: Self.file, options: .ignoreUnknownCharacters))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sks")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let scene = try #require(try SceneArchive(url: url).root(ArchivedScene.self) as? ArchivedScene)
    expect(scene.size == CGSize(width: 200, height: 300) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5) && scene.scaleMode == .aspectFit)
    expect(scene.loadedChildren == 2 && scene.isUserInteractionEnabled)
    let hero = try #require(scene.childNode(withName: "//hero") as? ArchivedHero)
    expect(hero.wasDecoded)
    expect(hero.size == CGSize(width: 80, height: 30) && hero.position == CGPoint(x: 10, y: -20))
    expect(hero.physicsBody?.categoryBitMask == 4 && hero.physicsBody?.isDynamic == false && hero.physicsBody?.contactTestBitMask == 1)
    let label = try #require(scene.childNode(withName: "title") as? SKLabelNode)
    expect(label.text == "Hello" && label.fontSize == 18 && label.fontName == "HelveticaNeue-Bold")
    let (screen, _) = show(scene)
    expect(screen.rgb(110, 170) == [255, 0, 0] && screen.rgb(5, 5) == [0, 0, 255])
    screen.advance(by: 1.1)
    expect(abs(hero.position.y), below: 0.01)
    // Damaged data is rejected, and never traps.
    var random = ParticleRandom()
    for _ in 0..<200 {
      var bytes = [UInt8](data)
      for _ in 0..<4 { bytes[Int(random.next() * CGFloat(bytes.count))] = UInt8(random.next() * 255) }
      try Data(bytes.prefix(Int(random.next() * CGFloat(bytes.count * 2)))).write(to: url)
      _ = (try? SceneArchive(url: url))?.root()
    }
    expect(SKScene(fileNamed: "Nowhere") == nil && GKScene(fileNamed: "Nowhere") == nil)
  }

  private static let file = """
    YnBsaXN0MDDUAQIDBAUGw8ZZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvEDoHCA4SFhseIiUpLC0uLzAxPj9P
    UFFWV1pbXS8vLC8sLC9eY2RlbIyNjo+QkqChWqQsLC8vpqdjq6yxVSRudWxs0gkKCwxYJGNsYXNzZXNaJGNsYXNzbmFtZaIMDVdOU1ZhbHVlWE5TT2JqZWN0
    0gkKDxCjEBENXxATTlNNdXRhYmxlRGljdGlvbmFyeVxOU0RpY3Rpb25hcnnSCQoTFKMUFQ1eTlNNdXRhYmxlQXJyYXlXTlNBcnJhedIJChcYpBgZGg1cU0tT
    cHJpdGVOb2RlVlNLTm9kZVtOU1Jlc3BvbmRlctIJChwdpB0ZGg1bU0tMYWJlbE5vZGXSCQofIKUgIRkaDVdTS1NjZW5lXFNLRWZmZWN0Tm9kZdIJCiMkoiQN
    XVBLUGh5c2ljc0JvZHnSCQomJ6MnKA1YU0tSZXBlYXRYU0tBY3Rpb27SCQoqK6MrKA1WU0tNb3ZlIwAAAAAAAAAAI0A0AAAAAAAACSM/8AAAAAAAABAA1jIz
    NDU2Nzg5Ojs8PVYkY2xhc3NZX2R1cmF0aW9uW19pc1JlbGF0aXZlXF9wb3NUYXJnZXQueFxfcG9zVGFyZ2V0LnlbX3RpbWluZ01vZGWACYANgAyACoALgA5W
    ezAsIDB92TJAQUJDREVGR0hJSktMTU5MS1NfcDBXX3JhZGl1c1pfc2hhcGVUeXBlXxARYWZmZWN0ZWRCeUdyYXZpdHlfEA9jYXRlZ29yeUJpdE1hc2tfEBBj
    b2xsaXNpb25CaXRNYXNrV2R5bmFtaWNfEBdpbnRlcnNlY3Rpb25UZXN0Qml0TWFza4AHgBAjQCAAAAAAAAAQAQgQBBP//////////1RoZXJvWXsxMCwgLTIw
    fdMyUlNUVUtbTlMucG9pbnR2YWxaTlMuc3BlY2lhbIABgBNfEBJ7ezAsIDB9LCB7NDAsIDMwfX3TMlhTVFlLWk5TLnJlY3R2YWyAFVp7MC41LCAwLjV90zJS
    U1RcS4AXI0AAAAAAAAAA0jJfYGFaTlMub2JqZWN0c4ADoWKAD18QIF9QQl9wcmV2aWV3U0tOb2RlQ3VzdG9tQ2xhc3NOYW1lXEFyY2hpdmVkSGVyb9MyZl9n
    aGpXTlMua2V5c4ACoWmAIqFrgCPfEBAybW5vcHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi15fUEtQaHlzaWNzQm9keVhfYWN0aW9uc1xfYW5jaG9yUG9p
    bnRbX2Jhc2VDb2xvckFbX2Jhc2VDb2xvckJbX2Jhc2VDb2xvckdbX2Jhc2VDb2xvclJXX2JvdW5kc1VfaW5mb1VfbmFtZVhfb3BhY2l0eVlfcG9zaXRpb25X
    X3hTY2FsZVdfeVNjYWxlWl96Um90YXRpb26ABIARgCGAGIAggB+AHoAdgBaAJIASgBuAFIAZgBqAHFV0aXRsZVVIZWxsb18QEkhlbHZldGljYU5ldWUtQm9s
    ZFd7MCwgNTB90zJSU1SRS4Ap2jKTlJWWl5h2eJmaLywvLJucnZ6fW19mb250Q29sb3JBW19mb250Q29sb3JCW19mb250Q29sb3JHW19mb250Q29sb3JSWV9m
    b250TmFtZVlfZm9udFNpemVVX3RleHSABYAoI0AyAAAAAAAAgCaAKoAnWnsyMDAsIDMwMH3TMqJTVKNLWk5TLnNpemV2YWyALNMyUlNUpUuALhAC0jJfYKii
    qaqAJYArXUFyY2hpdmVkU2NlbmXTMmZfZ62voa6ANqGwgDfaMrJvs7S1trd1uLm6u7y9vr/AwcJcU2NlbmVfYm91bmRzXxARX2JhY2tncm91bmRDb2xvckFf
    EBFfYmFja2dyb3VuZENvbG9yQl8QEV9iYWNrZ3JvdW5kQ29sb3JHXxARX2JhY2tncm91bmRDb2xvclJZX2NoaWxkcmVuWl9zY2FsZU1vZGWABoAtgC+AM4Ay
    gDGAMIA1gDiANNHExVRyb290gDkSAAGGoAAIABEAGwAkACkAMgBEAIEAhwCMAJUAoACjAKsAtAC5AL0A0wDgAOUA6QD4AQABBQEKARcBHgEqAS8BNAFAAUUB
    SwFTAWABZQFoAXYBewF/AYgBkQGWAZoBoQGqAbMBtAG9Ab8BzAHTAd0B6QH2AgMCDwIRAhMCFQIXAhkCGwIiAjUCOQJBAkwCYAJyAoUCjQKnAqkCqwK0ArYC
    twK5AsICxwLRAtgC5ALvAvEC8wMIAw8DGgMcAycDLgMwAzkDPgNJA0sDTQNPA3IDfwOGA44DkAOSA5QDlgOYA7sDygPTA+AD7AP4BAQEEAQYBB4EJAQtBDcE
    PwRHBFIEVARWBFgEWgRcBF4EYARiBGQEZgRoBGoEbARuBHAEcgR4BH4EkwSbBKIEpAS5BMUE0QTdBOkE8wT9BQMFBQUHBRAFEgUUBRYFIQUoBTMFNQU8BT4F
    QAVFBUgFSgVMBVoFYQVjBWUFZwVpBX4FiwWfBbMFxwXbBeUF8AXyBfQF9gX4BfoF/AX+BgAGAgYEBgcGDAYOAAAAAAAAAgEAAAAAAAAAxwAAAAAAAAAAAAAA
    AAAABhM=
    """
}
