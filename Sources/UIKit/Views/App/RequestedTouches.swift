import Foundation
internal import TrestlePlatform
import QuartzCore

/// The touches that `TRESTLE_TOUCHES` requests before a snapshot, one a line: a point, as `120,300`, or the label or identifier of an
/// accessibility element.
@MainActor struct RequestedTouches {
  enum Place: Equatable {
    case point(CGPoint)
    case element(String)
  }

  private(set) var places: [Place]
  private var performed = 0

  init(_ text: String) {
    places = text.split(whereSeparator: \.isNewline).map { line in
      let numbers = line.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite { return .point(CGPoint(x: x, y: y)) }
      return .element(String(line))
    }
  }

  static var requested: RequestedTouches { RequestedTouches(ProcessInfo.processInfo.environment["TRESTLE_TOUCHES"] ?? "") }

  var isEmpty: Bool { places.isEmpty }

  /// Puts a finger down at the first place.
  /// - Returns: The touch, which is lifted later; nil if no element has the name.
  mutating func begin() -> (id: Int, point: CGPoint)? {
    guard let point = point(of: places[0]) else { return nil }
    places.removeFirst()
    performed += 1
    let touch = (id: performed, point: point)
    EventDispatcher.shared.handle(.touch(TouchEvent(.began, id: touch.id, at: point)), at: CACurrentMediaTime())
    return touch
  }

  private func point(of place: Place) -> CGPoint? {
    switch place {
    case .point(let point): return point
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
