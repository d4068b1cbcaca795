import UIKit

/// Turns and moves a camera around a point.
@preconcurrency @MainActor open class SCNCameraController: NSObject {
  weak var view: SCNView?
  private var chosen: SCNNode?
  open var pointOfView: SCNNode? {
    get { chosen }
    set { chosen = newValue }
  }
  /// The way in which the camera moves. All modes turn it around the target.
  open var interactionMode = SCNInteractionMode.orbitTurntable
  /// The point around which the camera turns.
  open var target = SCNVector3Zero
  /// Whether the target is the middle of the scene; `true` for views.
  open var automaticTarget = true
  /// The direction that is up.
  open var worldUp = SCNVector3(0, 1, 0)
  /// Whether movement continues after a touch. It is held.
  open var inertiaEnabled = false
  /// The friction of that movement. It is held.
  open var inertiaFriction: Float = 0.05
  /// The least height of the camera in degrees.
  open var minimumVerticalAngle: Float = 0
  /// The largest height of the camera in degrees; both are 0 for no limits.
  open var maximumVerticalAngle: Float = 0
  /// The least angle around the target in degrees. It is held.
  open var minimumHorizontalAngle: Float = 0
  /// The largest angle around the target in degrees. It is held.
  open var maximumHorizontalAngle: Float = 0
  /// The object that receives the beginning and end of movement.
  open weak var delegate: (any SCNCameraControllerDelegate)?

  private var center: Vector {
    guard automaticTarget, let box = view?.shownScene?.rootNode.contentBox else { return Vector(target) }
    return (box.min + box.max) / 2
  }
  /// Turns the camera around the target by degrees.
  open func rotateBy(x: Float, y: Float) {
    guard let node = pointOfView else { return }
    let up = unit(Vector(worldUp))
    let (middle, place) = (center, node.simdWorldPosition)
    let around = simd_quatf(vector: Placement.turn(-x * .pi / 180, around: up))
    node.simdRotate(by: around, aroundTarget: middle)
    let away = unit(node.simdWorldPosition - middle)
    let height = asin(min(max(dot(away, up), -1), 1)) * 180 / .pi
    let limits = minimumVerticalAngle < maximumVerticalAngle ? (minimumVerticalAngle, maximumVerticalAngle) : (-89, 89)
    let wanted = min(max(height + y, limits.0), limits.1) - height
    if length(place - middle) > 1e-6, wanted != 0 {
      node.simdRotate(by: simd_quatf(vector: Placement.turn(-wanted * .pi / 180, around: node.simdWorldRight)), aroundTarget: middle)
    }
  }
  /// Moves the camera along its own axes.
  open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
    pointOfView?.simdLocalTranslate(by: Vector(deltaX, deltaY, deltaZ))
  }
  /// Moves the camera to the target by a distance.
  open func dolly(toTarget delta: Float) {
    guard let node = pointOfView else { return }
    let way = center - node.simdWorldPosition
    let distance = length(way)
    guard distance > 0 else { return }
    node.simdWorldPosition += way / distance * min(delta, distance * 0.95)
  }
  /// Moves the camera by a part of the view, as a gesture at a point does.
  open func dolly(by delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) { dolly(toTarget: delta) }
  /// Turns the camera around its view by degrees.
  open func roll(aroundTarget delta: Float) {
    guard let node = pointOfView else { return }
    node.simdRotate(by: simd_quatf(vector: Placement.turn(delta * .pi / 180, around: node.simdWorldFront)), aroundTarget: center)
  }
  /// Turns the camera upright.
  open func clearRoll() { pointOfView?.look(at: SCNVector3(center), up: worldUp, localFront: SCNNode.localFront) }
  /// Moves the camera so that it shows nodes.
  open func frameNodes(_ nodes: [SCNNode]) {
    guard let camera = pointOfView else { return }
    var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
    for node in nodes {
      guard let box = node.contentBox else { continue }
      let space = node.worldSpace
      let middle = space.point((box.min + box.max) / 2)
      let radius = Vector(repeating: length(space.direction(box.max - box.min)) / 2)
      (low, high) = (pointwiseMin(low, middle - radius), pointwiseMax(high, middle + radius))
    }
    guard low.x <= high.x else { return }
    let middle = (low + high) / 2
    let angle = Float(camera.camera?.fieldOfView ?? 60) * .pi / 360
    camera.simdWorldPosition = middle - camera.simdWorldFront * (length(high - low) / 2 / sin(angle))
    target = SCNVector3(middle)
  }
}

/// The way in which a camera moves.
public enum SCNInteractionMode: Int, Sendable {
  /// As one flies.
  case fly
  /// Around the target, with a fixed direction upwards.
  case orbitTurntable
  /// Around the target, with any rotation.
  case orbitAngleMapping
  /// Around the target as its center.
  case orbitCenteredArcball
  /// Around the target as a ball.
  case orbitArcball
  /// Sideways.
  case pan
  /// Along the ground.
  case truck
}

/// Receives the beginning and end of a camera's movement. All methods are optional.
@preconcurrency @MainActor public protocol SCNCameraControllerDelegate: NSObjectProtocol {
  /// Called when movement is about to begin.
  func cameraInertiaWillStart(for cameraController: SCNCameraController)
  /// Called when movement has ended.
  func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}
extension SCNCameraControllerDelegate {
  public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
  public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}

/// The sensitivity of touches on a view with camera control.
@preconcurrency @MainActor public protocol SCNCameraControlConfiguration: NSObjectProtocol {
  /// Whether the target follows the scene.
  var autoSwitchToFreeCamera: Bool { get set }
  /// Whether touches move the camera.
  var allowsTranslation: Bool { get set }
  /// The factor of rotation; 1 by default.
  var rotationSensitivity: CGFloat { get set }
  /// The factor of movement; 1 by default.
  var panSensitivity: CGFloat { get set }
  /// The factor of movement along the ground; 1 by default.
  var truckSensitivity: CGFloat { get set }
  /// The speed of flight; 1 by default.
  var flyModeVelocity: CGFloat { get set }
}

@MainActor final class CameraControlValues: NSObject, SCNCameraControlConfiguration {
  var autoSwitchToFreeCamera = true
  var allowsTranslation = true
  var rotationSensitivity: CGFloat = 1
  var panSensitivity: CGFloat = 1
  var truckSensitivity: CGFloat = 1
  var flyModeVelocity: CGFloat = 1
}

/// The gestures of a view with camera control.
@MainActor final class CameraControl: NSObject {
  private weak var view: SCNView?
  private let turning = UIPanGestureRecognizer()
  private let moving = UIPanGestureRecognizer()
  private let pinching = UIPinchGestureRecognizer()
  private let resetting = UITapGestureRecognizer()
  private var original: SCNNode?

  init(_ view: SCNView) {
    self.view = view
    super.init()
    turning.maximumNumberOfTouches = 1
    moving.minimumNumberOfTouches = 2
    resetting.numberOfTapsRequired = 2
    turning.addAction(UIAction { [weak self] _ in self?.turn() })
    moving.addAction(UIAction { [weak self] _ in self?.move() })
    pinching.addAction(UIAction { [weak self] _ in self?.pinch() })
    resetting.addAction(UIAction { [weak self] _ in self?.reset() })
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }
  private var gestures: [UIGestureRecognizer] { [turning, moving, pinching, resetting] }
  var isEnabled = true { didSet { for gesture in gestures { gesture.isEnabled = isEnabled } } }

  /// The camera that touches move: a copy in front of the scene, so that the app's camera keeps its place.
  private func controller() -> SCNCameraController? {
    guard let view, let scene = view.shownScene else { return nil }
    let controller = view.defaultCameraController
    if let node = controller.pointOfView, node.name == Self.name { return controller }
    original = view.pointOfView
    let (place, camera) = FrameContent.pointOfView(scene, original)
    let node = SCNNode()
    (node.name, node.camera) = (Self.name, camera.copy() as? SCNCamera)
    node.transform = SCNMatrix4(place.matrix)
    view.pointOfView = node
    return controller
  }
  private static let name = "kSCNFreeViewCameraName"

  private func turn() {
    guard let view, let controller = controller() else { return }
    let step = turning.translation(in: view)
    turning.setTranslation(.zero, in: view)
    let factor = Float(view.cameraControlConfiguration.rotationSensitivity) * 0.5
    controller.rotateBy(x: Float(step.x) * factor, y: Float(step.y) * factor)
  }
  private func move() {
    guard let view, let controller = controller(), let node = controller.pointOfView else { return }
    let step = moving.translation(in: view)
    moving.setTranslation(.zero, in: view)
    let center =
      controller.automaticTarget ? view.shownScene?.rootNode.contentBox.map { ($0.min + $0.max) / 2 } ?? .zero : Vector(controller.target)
    let factor =
      length(node.simdWorldPosition - center) / Float(max(view.bounds.height, 1)) * Float(view.cameraControlConfiguration.panSensitivity)
    controller.translateInCameraSpaceBy(x: -Float(step.x) * factor, y: Float(step.y) * factor, z: 0)
  }
  private func pinch() {
    guard let view, let controller = controller(), let node = controller.pointOfView, pinching.scale > 0 else { return }
    let center = view.shownScene?.rootNode.contentBox.map { ($0.min + $0.max) / 2 } ?? .zero
    let distance = length(node.simdWorldPosition - center)
    if let camera = node.camera, camera.usesOrthographicProjection {
      camera.orthographicScale /= Double(pinching.scale)
    } else {
      controller.dolly(toTarget: distance * (1 - 1 / Float(pinching.scale)))
    }
    pinching.scale = 1
  }
  private func reset() {
    guard let view, view.defaultCameraController.pointOfView?.name == Self.name else { return }
    view.pointOfView = original
    view.defaultCameraController.pointOfView = nil
  }
}
