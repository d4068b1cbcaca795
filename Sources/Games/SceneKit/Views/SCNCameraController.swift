import UIKit

/// Rotates and moves a camera around a point.
@preconcurrency @MainActor open class SCNCameraController: NSObject {
  weak var view: SCNView?
  private var chosen: SCNNode?
  open var pointOfView: SCNNode? {
    get { chosen }
    set { chosen = newValue }
  }
  /// The interaction mode. It is stored only: the camera always orbits the target.
  open var interactionMode = SCNInteractionMode.orbitTurntable
  open var target = SCNVector3Zero
  /// Whether the target is the center of the scene; `true` for views.
  open var automaticTarget = true
  /// The up direction. The default is the y axis.
  open var worldUp = SCNVector3(0, 1, 0)
  /// Whether movement continues after a touch. It is stored only.
  open var inertiaEnabled = false
  /// The friction of inertia. It is stored only.
  open var inertiaFriction: Float = 0.05
  /// The minimum elevation of the camera in degrees. The default is 0.
  open var minimumVerticalAngle: Float = 0
  /// The maximum elevation of the camera in degrees. Unless it is greater than the minimum, the limits are −89 and 89.
  open var maximumVerticalAngle: Float = 0
  /// The minimum angle around the target in degrees. It is stored only.
  open var minimumHorizontalAngle: Float = 0
  /// The maximum angle around the target in degrees. It is stored only.
  open var maximumHorizontalAngle: Float = 0
  open weak var delegate: (any SCNCameraControllerDelegate)?

  private var center: Vector {
    guard automaticTarget, let box = view?.shownScene?.rootNode.contentBox else { return Vector(target) }
    return (box.min + box.max) / 2
  }
  /// Rotates the camera around the target, by angles in degrees.
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
  /// Moves the camera toward the target by a distance.
  open func dolly(toTarget delta: Float) {
    guard let node = pointOfView else { return }
    let way = center - node.simdWorldPosition
    let distance = length(way)
    guard distance > 0 else { return }
    node.simdWorldPosition += way / distance * min(delta, distance * 0.95)
  }
  /// Moves the camera toward the target; the point and the viewport are ignored.
  open func dolly(by delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) { dolly(toTarget: delta) }
  /// Rolls the camera around its viewing direction, by an angle in degrees.
  open func roll(aroundTarget delta: Float) {
    guard let node = pointOfView else { return }
    node.simdRotate(by: simd_quatf(vector: Placement.turn(delta * .pi / 180, around: node.simdWorldFront)), aroundTarget: center)
  }
  open func clearRoll() { pointOfView?.look(at: SCNVector3(center), up: worldUp, localFront: SCNNode.localFront) }
  /// Moves the camera so that nodes are visible.
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

public enum SCNInteractionMode: Int, Sendable {
  case fly
  /// Orbits the target with a fixed up direction.
  case orbitTurntable
  /// Orbits the target with any rotation.
  case orbitAngleMapping
  /// Orbits the target, which is centered.
  case orbitCenteredArcball
  /// Orbits the target as on a sphere.
  case orbitArcball
  /// Moves sideways.
  case pan
  /// Moves along the ground.
  case truck
}

@preconcurrency @MainActor public protocol SCNCameraControllerDelegate: NSObjectProtocol {
  func cameraInertiaWillStart(for cameraController: SCNCameraController)
  func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}
extension SCNCameraControllerDelegate {
  public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
  public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}

/// The sensitivity of touches on a view with camera control.
@preconcurrency @MainActor public protocol SCNCameraControlConfiguration: NSObjectProtocol {
  /// Whether a touch switches to a free camera.
  var autoSwitchToFreeCamera: Bool { get set }
  var allowsTranslation: Bool { get set }
  /// The factor for rotation; 1 by default.
  var rotationSensitivity: CGFloat { get set }
  /// The factor for panning; 1 by default.
  var panSensitivity: CGFloat { get set }
  /// The factor for movement along the ground; 1 by default.
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

  /// The controller of the camera that touches move: a separate camera, so that the app's camera is not changed.
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
