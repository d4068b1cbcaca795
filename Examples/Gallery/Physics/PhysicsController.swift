import UIKit

/// Boxes that fall, hang from a finger, snap to a position or are pushed by a flick.
final class PhysicsController: UIViewController, UICollisionBehaviorDelegate {
  private let modes = UISegmentedControl(items: ["Collide", "Attach", "Snap", "Push"])
  private let countLabel = UILabel()
  private let string = CAShapeLayer()
  private(set) var boxes: [UIView] = []
  private(set) var animator: UIDynamicAnimator!
  private(set) var contacts = 0
  private var attachment: UIAttachmentBehavior?
  private var snap: UISnapBehavior?
  private var grabbed: UIView?

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.titleView = modes
    modes.selectedSegmentIndex = 0
    modes.addTarget(self, action: PhysicsController.begin, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: PhysicsController.begin)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    countLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .center
    view.addSubview(countLabel)
    string.strokeColor = UIColor.systemGray.cgColor
    string.fillColor = nil
    string.lineWidth = 2
    view.layer.addSublayer(string)
    animator = UIDynamicAnimator(referenceView: view)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PhysicsController.tapped))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PhysicsController.panned))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    countLabel.frame = CGRect(x: 16, y: top + 12, width: view.bounds.width - 32, height: countLabel.intrinsicContentSize.height)
    if boxes.isEmpty, view.bounds.width > 0 { begin() }
  }

  /// Places the boxes for the selected mode, and sets its forces.
  private func begin() {
    animator.removeAllBehaviors()
    attachment = nil
    snap = nil
    string.path = nil
    contacts = 0
    for box in boxes { box.removeFromSuperview() }
    let mode = modes.selectedSegmentIndex
    boxes = (0..<(mode == 0 || mode == 3 ? 8 : 1)).map(makeBox)
    switch mode {
    case 0: fall()
    case 1: hang()
    case 2: countLabel.text = "Tap a place"
    default: lie()
    }
  }

  private func makeBox(_ number: Int) -> UIView {
    let side: CGFloat = 44
    let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let column = CGFloat(number % 4) - (boxes.isEmpty && modes.selectedSegmentIndex % 3 != 0 ? 0 : 1.5)
    box.center = CGPoint(
      x: view.bounds.midX + column * 52 + CGFloat(number / 4) * 17, y: view.safeAreaInsets.top + 80 + CGFloat(number / 4) * 56)
    if modes.selectedSegmentIndex % 3 != 0 { box.center.x = view.bounds.midX }
    box.backgroundColor =
      [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink][
        number]
    box.layer.cornerRadius = 6
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box \(number + 1)"
    view.addSubview(box)
    return box
  }

  private func walls(_ items: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.setTranslatesReferenceBoundsIntoBoundary(with: view.safeAreaInsets)
    animator.addBehavior(walls)
    return walls
  }

  private func material(elasticity: CGFloat, friction: CGFloat = 0.2, resistance: CGFloat = 0) {
    let material = UIDynamicItemBehavior(items: boxes)
    material.elasticity = elasticity
    material.friction = friction
    material.resistance = resistance
    animator.addBehavior(material)
  }

  // MARK: Modes

  private func fall() {
    countLabel.text = "0"
    animator.addBehavior(UIGravityBehavior(items: boxes))
    walls(boxes).collisionDelegate = self
    material(elasticity: 0.5)
  }

  private func hang() {
    countLabel.text = "Drag to swing the box"
    let box = boxes[0]
    box.center.y += 120
    let tie = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 0, vertical: -22),
      attachedToAnchor: CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 80))
    tie.damping = 0.4
    tie.frequency = 2
    tie.action = { [weak self, weak tie] in if let tie { self?.drawString(tie.anchorPoint) } }
    attachment = tie
    animator.addBehavior(tie)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    _ = walls(boxes)
    material(elasticity: 0.3, resistance: 1)
    drawString(tie.anchorPoint)
  }

  private func drawString(_ anchor: CGPoint) {
    let path = CGMutablePath()
    path.move(to: anchor)
    path.addLine(to: boxes[0].convert(CGPoint(x: 22, y: 0), to: view))
    CATransaction.setDisableActions(true)
    string.path = path
  }

  private func lie() {
    countLabel.text = "Flick a box"
    _ = walls(boxes)
    material(elasticity: 0.7, friction: 0, resistance: 0.8)
  }

  // MARK: Touches

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard modes.selectedSegmentIndex == 2 else { return }
    if let snap { animator.removeBehavior(snap) }
    let new = UISnapBehavior(item: boxes[0], snapTo: recognizer.location(in: view))
    animator.addBehavior(new)
    snap = new
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let place = recognizer.location(in: view)
    if modes.selectedSegmentIndex == 1 {
      attachment?.anchorPoint = place
      drawString(place)
      return
    }
    if recognizer.state == .began {
      let start = CGPoint(x: place.x - recognizer.translation(in: view).x, y: place.y - recognizer.translation(in: view).y)
      grabbed = boxes.first { $0.frame.insetBy(dx: -8, dy: -8).contains(start) }
    }
    guard recognizer.state == .ended, modes.selectedSegmentIndex == 3, let grabbed else { return }
    let speed = recognizer.velocity(in: view)
    let push = UIPushBehavior(items: [grabbed], mode: .instantaneous)
    push.pushDirection = CGVector(dx: speed.x / 1000, dy: speed.y / 1000)
    animator.addBehavior(push)
    self.grabbed = nil
  }

  // MARK: Collisions

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {
    contacts += 1
    countLabel.text = "\(contacts)"
  }
}
