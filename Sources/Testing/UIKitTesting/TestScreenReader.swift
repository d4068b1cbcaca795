import UIKit

/// Simulates a screen reader user, who moves from element to element by the spoken descriptions.
///
/// ```swift
/// let reader = screen.reader
/// #expect(reader.activate("Birch"))
/// #expect(reader.perform("Delete", on: "Alder"))
/// #expect(reader.escape())
/// ```
///
/// Elements are found by their label, then by their identifier, then by their value. Each function that performs an action returns whether
/// it was handled. During its lifetime `UIAccessibility.isVoiceOverRunning` is true.
@MainActor public final class TestScreenReader {
  private unowned let screen: TestScreen
  private var words: [String] = []
  private var current: (any AccessibleObject)?
  /// The last change that the app posted, and the element to move to. The screen may not be laid out again yet.
  private var change: (isNewScreen: Bool, goal: (any AccessibleObject)?)?

  init(_ screen: TestScreen) {
    self.screen = screen
    UIAccessibility.listener = { [weak self] notification, argument in self?.hear(notification, argument) }
  }

  private func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let text = argument as? String
    switch notification {
    case .screenChanged, .layoutChanged:
      if let text { words.append(text) }
      let isNewScreen = notification == .screenChanged
      let goal = argument as? any AccessibleObject
      if isNewScreen || goal != nil { change = (isNewScreen || change?.isNewScreen ?? false, goal ?? change?.goal) }
    default:
      if let text { words.append(text) }
    }
  }

  // MARK: Hearing

  /// Everything spoken so far: elements, announcements and pages.
  public var heard: [String] {
    comeUpToDate()
    return words
  }

  /// The description of the current element; nil before the first move.
  public var here: String? {
    comeUpToDate()
    return current.map { AccessibilitySpeech.text(of: $0) }
  }

  /// The descriptions of all elements on the screen, in order.
  public var screenAsSaid: [String] {
    comeUpToDate()
    return AccessibilityTree.elements().map { AccessibilitySpeech.text(of: $0) }
  }

  // MARK: Moving

  /// Moves to an element.
  @discardableResult
  public func move(to name: String, in container: String? = nil) -> Bool {
    guard let element = find(name, in: container) else { return false }
    go(to: element)
    return true
  }

  /// Moves to the next element, or the first, and returns its description; nil after the last.
  @discardableResult
  public func next() -> String? { step(by: 1) }

  /// Moves to the previous element; returns nil before the first.
  @discardableResult
  public func previous() -> String? { step(by: -1) }

  /// Moves to the element under a finger, by the accessibility path of elements that have one, and returns its description.
  @discardableResult
  public func explore(_ point: CGPoint) -> String? {
    comeUpToDate()
    let hit = AccessibilityTree.elements().filter { $0.accessibilityPath?.contains(point) ?? $0.accessibilityFrame.contains(point) }
    let smallest = hit.min { area($0.accessibilityFrame) < area($1.accessibilityFrame) }
    guard let smallest else { return nil }
    go(to: smallest)
    return here
  }

  private func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }

  private func step(by count: Int) -> String? {
    comeUpToDate()
    let elements = AccessibilityTree.elements()
    let place = elements.firstIndex { $0 === current }
    let index = place.map { $0 + count } ?? (count > 0 ? 0 : elements.count - 1)
    guard elements.indices.contains(index) else { return nil }
    go(to: elements[index])
    return here
  }

  /// Records an announcement.
  func say(_ text: String) { words.append(text) }

  private func go(to element: any AccessibleObject) {
    current = element
    UIAccessibility.focused = element
    (element as? UIView)?.scrollIntoSight()
    screen.layout()
    words.append(AccessibilitySpeech.text(of: element))
  }

  /// Processes the changes that the app has posted.
  private func comeUpToDate() {
    screen.layout()
    guard let (isNewScreen, goal) = change else { return }
    change = nil
    let elements = AccessibilityTree.elements()
    let inside = goal.map { AccessibilityTree.elements(in: $0) } ?? []
    let target = inside.first { element in elements.contains { $0 === element } } ?? (isNewScreen ? elements.first : nil)
    if let target { go(to: target) }
  }

  // MARK: Actions

  /// Simulates a double tap: performs the element's own activation, or touches its center. Does nothing for a dimmed element.
  @discardableResult
  public func activate(_ name: String? = nil, in container: String? = nil) -> Bool {
    guard let element = reach(name, in: container), !element.accessibilityTraits.contains(.notEnabled) else { return false }
    if !element.accessibilityActivate() { screen.tap(element.accessibilityActivationPoint) }
    screen.layout()
    return true
  }

  /// Increments an adjustable element.
  @discardableResult
  public func increment(_ name: String? = nil, in container: String? = nil) -> Bool {
    adjust(name, container) { $0.accessibilityIncrement() }
  }

  /// Decrements an adjustable element.
  @discardableResult
  public func decrement(_ name: String? = nil, in container: String? = nil) -> Bool {
    adjust(name, container) { $0.accessibilityDecrement() }
  }

  private func adjust(_ name: String?, _ container: String?, _ change: (any AccessibleObject) -> Void) -> Bool {
    guard let element = reach(name, in: container) else { return false }
    guard element.accessibilityTraits.contains(.adjustable), !element.accessibilityTraits.contains(.notEnabled) else { return false }
    change(element)
    screen.layout()
    return true
  }

  /// Returns the custom actions of an element.
  public func actions(of name: String? = nil, in container: String? = nil) -> [UIAccessibilityCustomAction] {
    reach(name, in: container)?.accessibilityCustomActions ?? []
  }

  /// Returns the further contents of an element, as they are read on request.
  public func moreContent(of name: String? = nil, in container: String? = nil) -> [String] {
    let provider = reach(name, in: container) as? any AXCustomContentProvider
    return (provider?.accessibilityCustomContent ?? []).map(\.spoken)
  }

  /// Performs one of the element's custom actions.
  @discardableResult
  public func perform(_ action: String, on name: String? = nil, in container: String? = nil) -> Bool {
    guard let action = actions(of: name, in: container).first(where: { $0.name == action }) else { return false }
    let isDone = action.perform()
    screen.layout()
    return isDone
  }

  /// Scrolls the content around the element by a page. The direction is that of the fingers: up reveals the content below.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { ask { $0.performScroll(direction) } }

  /// Goes back, or closes the frontmost modal view.
  @discardableResult
  public func escape() -> Bool { ask { $0.performEscape() } || closeFront() }

  /// Performs the app's most important action.
  @discardableResult
  public func magicTap() -> Bool { ask { $0.performMagicTap() } }

  private func closeFront() -> Bool {
    let isClosed = screen.window.closeFront()
    screen.layout()
    return isClosed
  }

  private func ask(_ question: (UIResponder) -> Bool) -> Bool {
    comeUpToDate()
    let elements = AccessibilityTree.elements()
    // Elements that no longer exist are not asked.
    let start = elements.first { $0 === current } ?? elements.first
    let answer = question(start ?? screen.window)
    screen.layout()
    return answer
  }

  // MARK: Finding

  func reach(_ name: String?, in container: String?) -> (any AccessibleObject)? {
    guard let name else {
      comeUpToDate()
      return current
    }
    guard let element = find(name, in: container) else { return nil }
    if element !== current { go(to: element) }
    return element
  }

  private func find(_ name: String, in container: String?) -> (any AccessibleObject)? {
    comeUpToDate()
    var nodes = AccessibilityTree.nodes()
    if let container { nodes = self.nodes(called: container, among: nodes) }
    let elements = nodes.flatMap(\.elements)
    return elements.first { $0.accessibilityLabel == name } ?? elements.first { $0.accessibilityIdentifier == name }
      ?? elements.first { $0.accessibilityLabel == nil && AccessibilitySpeech.value(of: $0) == name }
  }

  private func nodes(called name: String, among nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { node -> [AccessibilityNode] in
      if node.object.accessibilityLabel == name || node.object.accessibilityIdentifier == name { return [node] }
      return self.nodes(called: name, among: node.children)
    }
  }
}
