extension UIGestureRecognizer {
  final func takeRecognizerAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    isEnabled = element.flag("enabled", true)
    cancelsTouchesInView = element.flag("cancelsTouchesInView", true)
    delaysTouchesBegan = element.flag("delaysTouchesBegan", false)
    delaysTouchesEnded = element.flag("delaysTouchesEnded", true)
    name = element.attributes["name"]
    takeKindAttributes(element)
  }

  /// Applies the attributes of specific recognizers. The subclass's own properties are already initialized: Swift does so before
  /// `super.init`.
  private final func takeKindAttributes(_ element: PlannedElement) {
    switch self {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = max(element.integer("numberOfTapsRequired") ?? 1, 1)
      tap.numberOfTouchesRequired = max(element.integer("numberOfTouchesRequired") ?? 1, 1)
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = Double(element.number("minimumPressDuration") ?? 0.5)
      press.allowableMovement = element.number("allowableMovement") ?? 10
      press.numberOfTapsRequired = max(element.integer("numberOfTapsRequired") ?? 0, 0)
      press.numberOfTouchesRequired = max(element.integer("numberOfTouchesRequired") ?? 1, 1)
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let edges = element.child(key: "edges") ?? element.child(kind: "rectEdge") { edge.edges = UIRectEdge(interface: edges) }
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = max(element.integer("minimumNumberOfTouches") ?? 1, 1)
      if let most = element.integer("maximumNumberOfTouches"), most > 0 { pan.maximumNumberOfTouches = most }
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = max(element.integer("numberOfTouchesRequired") ?? 1, 1)
      swipe.direction = element.word("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) ?? .right
    case let pinch as UIPinchGestureRecognizer:
      if let scale = element.number("scale") { pinch.scale = scale }
    case let rotation as UIRotationGestureRecognizer:
      if let angle = element.number("rotation") { rotation.rotation = angle }
    default: break
    }
  }
}

extension UIRectEdge {
  /// The edges an element lists.
  init(interface element: PlannedElement) {
    self = []
    if element.flag("top", false) { insert(.top) }
    if element.flag("left", false) { insert(.left) }
    if element.flag("bottom", false) { insert(.bottom) }
    if element.flag("right", false) { insert(.right) }
  }
}
