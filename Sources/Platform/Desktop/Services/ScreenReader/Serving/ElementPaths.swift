import TrestleBus

struct ElementPaths {
  static let common = "/org/a11y/atspi/accessible"
  static let cache = "/org/a11y/atspi/cache"

  /// The name of this program on the bus.
  let bus: String

  static func path(of number: Int) -> String { common + (number == AccessibleItem.application ? "/root" : "/\(number)") }

  /// Returns the number of a path, or of its last part; nil for a path that no element has.
  static func number(of path: String) -> Int? {
    let last = path.split(separator: "/").last ?? ""
    return last == "root" ? AccessibleItem.application : Int(last)
  }

  /// Returns the address of an element: its program and its path.
  func reference(_ number: Int?) -> BusValue {
    guard let number else { return Self.nothing }
    return .tuple([.string(bus), .path(Self.path(of: number))])
  }

  static let nothing = BusValue.tuple([.string(""), .path("/org/a11y/atspi/null")])
}
