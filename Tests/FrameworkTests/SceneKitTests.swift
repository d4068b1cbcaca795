import SceneKit
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

/// Scenes in virtual time, compared by pixels.
@MainActor struct SceneKitTests {
  private final class Watcher: NSObject, @preconcurrency SCNPhysicsContactDelegate, SCNSceneRendererDelegate {
    var log: [String] = []
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
      log.append("began \([contact.nodeA.name, contact.nodeB.name].compactMap { $0 }.sorted().joined(separator: "+"))")
    }
  }

  private func show(_ scene: SCNScene, _ size: CGSize = CGSize(width: 100, height: 100)) -> (TestScreen, SCNView) {
    let screen = TestScreen(size: size, scale: 1)
    let view = SCNView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .black
    screen.show(view)
    view.scene = scene
    screen.advance(by: 0.05)
    return (screen, view)
  }
  private func scene(_ geometry: SCNGeometry, at z: Float = -5) -> (SCNScene, SCNNode) {
    let scene = SCNScene()
    let camera = SCNNode()
    camera.camera = SCNCamera()
    scene.rootNode.addChildNode(camera)
    geometry.firstMaterial?.diffuse.contents = UIColor.red
    let node = SCNNode(geometry: geometry)
    node.name = "thing"
    node.position = SCNVector3(0, 0, z)
    scene.rootNode.addChildNode(node)
    return (scene, node)
  }

  @Test("A view of more than half a million pixels is drawn with that many, as the documentation says") func pixelLimit() throws {
    let (scene, _) = scene(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    for (size, pixels) in [(CGSize(width: 1000, height: 1000), 500_000), (CGSize(width: 300, height: 200), 60_000)] {
      let (_, view) = show(scene, size)
      let contents = try #require(view.layer.sublayers?.compactMap { $0.contents as? CGImage }.first)
      expect(abs(contents.width * contents.height - pixels), below: 2000)
    }
  }

  @Test("A box is drawn where the camera sees it") func drawing() {
    let (scene, _) = scene(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    let (screen, view) = show(scene)
    expect(screen.rgb(50, 50), equals: [255, 0, 0])
    expect(screen.rgb(3, 3), equals: [0, 0, 0])
    // The front is 4 away and 1 high above the axis: 1 / (4 tan 30°) of half the view is 21.65 pixels.
    expect(screen.rgb(50, 30), equals: [255, 0, 0])
    expect(screen.rgb(50, 27), equals: [0, 0, 0])
    expect(view.projectPoint(SCNVector3(0, 1, -4)).y.isNear(50 - 21.65, 0.01))
  }

  @Test(
    "Coordinates that are huge or no numbers, as in a damaged file, are drawn anywhere or not at all",
    arguments: [SCNGeometryPrimitiveType.triangles, .line, .point])
  func wildCoordinates(kind: SCNGeometryPrimitiveType) {
    let wild: [Float] = [0, 1, -1, 1e-30, 1e12, -1e20, 3e38, -3e38, .infinity, -.infinity, .nan]
    var points: [SCNVector3] = []
    for x in wild { for y in wild { points += [SCNVector3(x, y, 0), SCNVector3(y, 0, x), SCNVector3(1, x, y)] } }
    let element = SCNGeometryElement(indices: (0..<Int32(points.count)).map { $0 }, primitiveType: kind)
    let (scene, node) = scene(SCNGeometry(sources: [SCNGeometrySource(vertices: points)], elements: [element]))
    node.geometry?.firstMaterial?.isDoubleSided = true
    let (screen, view) = show(scene)
    expect(view.snapshot().size, equals: CGSize(width: 100, height: 100))
    _ = screen.snapshot()
  }

  @Test("A directional light shades surfaces by their direction") func light() {
    let (scene, node) = scene(SCNSphere(radius: 1))
    node.geometry?.firstMaterial?.lightingModel = .lambert
    let light = SCNNode()
    light.light = SCNLight()
    light.light?.type = .directional
    light.eulerAngles = SCNVector3(-Float.pi / 2, 0, 0)
    scene.rootNode.addChildNode(light)
    let (screen, _) = show(scene)
    func red(_ y: Int) -> Int { Int(screen.rgb(50, y)[0]) }
    expect(red(36), above: 200)
    expect(red(45), below: red(36))
    expect(red(60), equals: 0)
  }

  @Test("A nearer object hides another, whatever their order") func depth() {
    let (scene, _) = scene(SCNPlane(width: 4, height: 4), at: -3)
    let far = SCNNode(geometry: SCNPlane(width: 8, height: 8))
    far.geometry?.firstMaterial?.diffuse.contents = UIColor.blue
    far.position.z = -6
    scene.rootNode.addChildNode(far)
    let (screen, _) = show(scene)
    expect(screen.rgb(50, 50), equals: [255, 0, 0])
    far.position.z = -2
    screen.advance(by: 0.05)
    expect(screen.rgb(50, 50), equals: [0, 0, 255])
  }

  @Test("Hit tests find the nearest nodes under a point") func hits() throws {
    let (scene, node) = scene(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    let behind = SCNNode(geometry: SCNSphere(radius: 3))
    behind.position.z = -20
    scene.rootNode.addChildNode(behind)
    let (_, view) = show(scene)
    let hits = view.hitTest(CGPoint(x: 50, y: 50), options: [:])
    expect(hits.map(\.node), equals: [node, behind])
    expect(hits.first.map { $0.worldCoordinates.z.isNear(-4, 1e-3) && $0.localNormal.z == 1 }, equals: true)
    expect(view.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
  }

  @Test("Gravity lets a ball fall on the floor, where it comes to rest and its contact is reported once") func physics() {
    let (scene, node) = scene(SCNSphere(radius: 0.5))
    let floor = SCNNode(geometry: SCNFloor())
    floor.name = "floor"
    floor.position.y = -2
    floor.physicsBody = .static()
    node.physicsBody = .dynamic()
    node.physicsBody?.contactTestBitMask = -1
    scene.rootNode.addChildNode(floor)
    let watcher = Watcher()
    scene.physicsWorld.contactDelegate = watcher
    let (screen, _) = show(scene)
    screen.advance(by: 0.3)
    // Half of 9.8 times the square of the time, reduced by damping.
    expect(node.position.y < -0.4 && node.position.y > -0.75)
    expect(watcher.log.isEmpty)
    screen.advance(by: 4)
    expect(node.position.y.isNear(-1.5, 0.02))
    expect(watcher.log.first, equals: "began floor+thing")
    expect(node.physicsBody?.isResting, equals: true)
    node.physicsBody?.applyForce(SCNVector3(0, 5, 0), asImpulse: true)
    screen.advance(by: 0.2)
    expect(node.position.y, above: -1.2)
  }

  @Test("Boxes stacked on each other stay where they are") func stack() {
    let scene = SCNScene()
    let floor = SCNNode(geometry: SCNBox(width: 10, height: 1, length: 10, chamferRadius: 0))
    floor.position.y = -0.5
    floor.physicsBody = .static()
    scene.rootNode.addChildNode(floor)
    let boxes = (0..<3).map { index in
      let box = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
      box.position.y = 0.5 + Float(index)
      box.physicsBody = .dynamic()
      scene.rootNode.addChildNode(box)
      return box
    }
    let (screen, _) = show(scene)
    screen.advance(by: 3)
    for (index, box) in boxes.enumerated() {
      expect(box.position.y.isNear(0.5 + Float(index), 0.06))
      expect(box.position.x.isNear(0, 0.05))
    }
  }

  @Test("Actions move nodes, and relative ones add up") func actions() {
    let (scene, node) = scene(SCNSphere(radius: 1))
    let (screen, _) = show(scene)
    node.runAction(.group([.moveBy(x: 1, y: 0, z: 0, duration: 1), .move(by: SCNVector3(0, 2, 0), duration: 1)]))
    node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)), forKey: "turn")
    screen.advance(by: 0.5)
    expect(node.position.x > 0.4 && node.position.x < 0.6)
    screen.advance(by: 1)
    expect(node.position, equals: SCNVector3(1, 2, -5))
    expect(node.eulerAngles.y, above: 1)
    expect(node.actionKeys, equals: ["turn"])
    node.runAction(SCNAction.moveBy(x: 1, y: 0, z: 0, duration: 0.1).reversed())
    screen.advance(by: 0.3)
    expect(node.position.x.isNear(0, 1e-4))
  }

  @Test("A transaction with a duration displays the change over time") func transaction() {
    let (scene, node) = scene(SCNSphere(radius: 1))
    let (screen, _) = show(scene)
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 1
    node.position.x = 4
    SCNTransaction.commit()
    screen.advance(by: 0.5)
    expect(node.position.x, equals: 4)
    expect(node.presentation.position.x > 0.5 && node.presentation.position.x < 3.9)
    screen.advance(by: 1)
    expect(node.presentation === node)
  }

  @Test("An animation of Core Animation turns a node forever") func animation() {
    let (scene, node) = scene(SCNSphere(radius: 1))
    let (screen, _) = show(scene)
    let spin = CABasicAnimation(keyPath: "rotation")
    spin.fromValue = NSValue(scnVector4: SCNVector4(0, 1, 0, 0))
    spin.toValue = NSValue(scnVector4: SCNVector4(0, 1, 0, Float.pi))
    spin.duration = 2
    spin.repeatCount = .infinity
    node.addAnimation(spin, forKey: "spin")
    screen.advance(by: 1.05)
    expect(node.presentation.rotation.w.isNear(.pi / 2, 0.2))
    expect(node.rotation.w, equals: 0)
    node.removeAnimation(forKey: "spin")
    screen.advance(by: 0.05)
    expect(node.presentation === node)
  }

  @Test("With camera control, a finger turns the camera around the scene and leaves the app's camera alone") func control() {
    let (scene, _) = scene(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
    let (screen, view) = show(scene)
    let camera = view.pointOfView
    view.allowsCameraControl = true
    screen.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.3)
    screen.advance(by: 0.1)
    expect(view.pointOfView !== camera)
    expect(camera?.position, equals: SCNVector3Zero)
    let moved = view.pointOfView?.worldPosition ?? SCNVector3Zero
    expect(moved.x, below: -1)
    // The distance to the middle of the scene remains.
    expect(simd_length(SIMD3(moved) - SIMD3(0, 0, -5)).isNear(5, 0.01))
  }

  @Test("Text has the form of its letters") func text() {
    let (scene, node) = scene(SCNText(string: "I", extrusionDepth: 0.2))
    (node.geometry as? SCNText)?.font = .systemFont(ofSize: 4)
    let box = node.geometry?.boundingBox
    expect(box.map { $0.max.y > 2 && $0.max.y < 4 && $0.min.y.isNear(0, 0.1) }, equals: true)
    expect(box.map { $0.max.z.isNear(0.1, 1e-5) && $0.min.z.isNear(-0.1, 1e-5) }, equals: true)
    node.position = SCNVector3(-((box?.min.x ?? 0) + (box?.max.x ?? 0)) / 2, -1.5, -5)
    let (screen, _) = show(scene)
    expect(screen.rgb(50, 50), equals: [255, 0, 0])
    expect(screen.rgb(70, 50), equals: [0, 0, 0])
  }
}

extension Float {
  fileprivate func isNear(_ other: Float, _ tolerance: Float) -> Bool { abs(self - other) <= tolerance }
}
