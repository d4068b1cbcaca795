internal import TrestlePlatform
import QuartzCore

/// The touches that `TRESTLE_TOUCHES` requests before a snapshot, one a line: a point, as `120,300`, or the label or identifier of an
/// accessibility element. A drag is two points, `120,300>120,80`; the finger rests at the first one, so that a row can be picked up.
@MainActor struct RequestedTouches {
  enum Place: Equatable {
    case point(CGPoint)
    case drag(CGPoint, CGPoint)
    case element(String)
  }

  private(set) var places: [Place]
  private var performed = 0

  init(_ text: String) {
    places = text.split(whereSeparator: \.isNewline).map { line in
      if let point = Self.point(line) { return .point(point) }
      let ends = line.split(separator: ">", omittingEmptySubsequences: false)
      if ends.count == 2, let start = Self.point(ends[0]), let end = Self.point(ends[1]) { return .drag(start, end) }
      return .element(String(line))
    }
  }

  private static func point(_ text: Substring) -> CGPoint? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  static var requested: RequestedTouches { RequestedTouches(ProcessInfo.processInfo.environment["TRESTLE_TOUCHES"] ?? "") }

  var isEmpty: Bool { places.isEmpty }

  /// Puts a finger down at the first place.
  /// - Returns: The touch, which is lifted later, at the end of a drag; nil if no element has the name.
  mutating func begin() -> (id: Int, point: CGPoint, end: CGPoint?)? {
    guard let point = point(of: places[0]) else { return nil }
    let place = places.removeFirst()
    performed += 1
    let touch = (id: performed, point: point, end: Self.end(of: place))
    EventDispatcher.shared.handle(.touch(TouchEvent(.began, id: touch.id, at: point)), at: CACurrentMediaTime())
    return touch
  }

  private static func end(of place: Place) -> CGPoint? { if case .drag(_, let end) = place { end } else { nil } }

  private func point(of place: Place) -> CGPoint? {
    switch place {
    case .point(let point), .drag(let point, _): return point
    case .element(let name):
      let elements = AccessibilityTree.elements()
      let found = elements.first { $0.accessibilityLabel == name } ?? elements.first { $0.accessibilityIdentifier == name }
      return found?.accessibilityActivationPoint
    }
  }

  /// Returns the elements on the screen, a line each: the point that activates it, and its description.
  static func elements() -> String {
    AccessibilityTree.elements().map { element in
      let point = element.accessibilityActivationPoint
      return "\(Int(point.x.rounded())),\(Int(point.y.rounded())) \(AccessibilityTree.line(for: element))\n"
    }.joined()
  }
}
