/// Writes types and functions in the manner of libraries for every system, the same for the same seed.
///
/// Names are those that rules of the translator look at, so that a rule which goes by the name alone is found.
struct SwiftGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func pick(_ words: [String]) -> String { words[next(words.count)] }

  private static let names = [
    "log", "insert", "addSubviews", "perform", "walk", "merge", "update", "inverted", "enumerateMatches", "urls", "text", "title", "count",
    "responds", "value", "observeValue", "load", "initialize", "copy", "make", "description", "tableView", "scrollViewDidScroll", "bind",
  ]
  private static let types = ["Int", "String", "Double", "[Int]", "Error", "Bundle", "Target", "Element?", "(Int) -> Void", "Set<String>"]

  /// Returns the text of one file. The types of files with other numbers have other names.
  mutating func file(_ number: Int) -> String {
    var text = "import Foundation\n\n"
    if number == 0 { text += Self.common }
    for index in 0..<8 {
      let name = "Type\(number)_\(index)"
      switch next(6) {
      case 0: text += "final class \(name): Shape {\n\(members(depth: 1))}\n\n"
      case 1: text += "struct \(name)<Element: Hashable>: Sendable where Element: Sendable {\n\(members(depth: 1))}\n\n"
      case 2: text += "actor \(name) {\n\(members(depth: 1))}\n\n"
      case 3: text += "@Traced(\"\(name)\") enum \(name) {\n  case plain, grouped\n  case other(Int)\n\(members(depth: 1))}\n\n"
      case 4: text += "extension Shape {\n\(members(depth: 1))}\n\n"
      default: text += "class \(name) {\n  required init() {}\n\(members(depth: 1))}\n\nextension \(name) {\n\(members(depth: 1))}\n\n"
      }
    }
    return text
  }

  /// Types whose members have the names of Apple's.
  private static let common = """
    struct Bundle { init(for type: Any.Type) {} ; func url(for key: String, in place: Int, appropriateFor: Int, create: Bool) {} }
    struct Target { func perform(_ action: () -> Void) { action() } }
    struct Element: Hashable { var title: String?; static let letters = Element(); var inverted: Element { self } }
    enum Style { case plain, grouped }
    enum Permission { case notDetermined, restricted, denied, authorized }
    infix operator <~> : AdditionPrecedence
    @propertyWrapper struct Clamped<Value: Comparable> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }
    @resultBuilder enum ListBuilder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
    class Shape { func draw(_ value: Int) {}; func bind(to value: Int) {} ; class func load() {} }
    class Circle: Shape { override func bind(to value: Int) { super.bind(to: value) } ; override class func load() { super.load() } }
    extension Shape { func bind(to value: String) { bind(to: value.count) } ; func draw(_ values: Int...) { draw(values) } }


    """

  private mutating func members(depth: Int) -> String {
    (0..<next(5) + 4).map { _ in "  \(member())\n" }.joined()
  }

  private mutating func member() -> String {
    let (name, type, other) = (pick(Self.names), pick(Self.types), pick(Self.types))
    switch next(22) {
    // Overloads and variadic functions that call another function of the same name.
    case 0: return "func \(name)(_ values: \(pick(["Int", "String", "Double"]))...) { \(name)(values) }"
    case 1: return "func \(name)(_ message: \(type)) { \(name)(message) }"
    case 2: return "func \(name)(_ error: Error) { let message = \"\\(error)\"; \(name)(message) }"
    case 3: return "public func \(name)(_ value: \(type), with other: \(other)) { self.\(name)(value, with: other) }"
    case 4: return "func \(name)() { \(name)() }"
    // Recursion, generics and default values.
    case 5: return "@discardableResult func \(name)(_ depth: Int = \(next(9))) -> Int { depth == 0 ? 0 : \(name)(depth - 1) }"
    case 6: return "func \(name)<T: Sequence>(_ items: T) -> [T.Element] where T.Element: Comparable { items.sorted() }"
    case 7:
      return "func \(name)<Generator: IteratorProtocol>(_ g: Generator) -> Generator.Element? { var g = g; return g.next() }"
    case 8: return "func \(name)(_ body: @escaping (\(type)) async throws -> \(other)) async rethrows { defer { print(#function) } }"
    // Subscripts, operators, wrappers and builders.
    case 9: return "subscript(_ index: Int, default value: @autoclosure () -> Int) -> Int { get { value() } set { _ = newValue } }"
    case 10: return "static func <~> (left: Self, right: Self) -> Bool { !(right <~> left) }"
    case 11: return "func \(name)(@Clamped number: Int, @ListBuilder list: () -> [Int]) -> [Int] { list() + [number] }"
    case 12: return "@available(*, deprecated, renamed: \"other\") @inlinable static func \(name)(\(name): inout \(type)) -> Bool { true }"
    // Names that mean something else on iOS.
    case 13: return "func \(name)(_ target: Target?) { target?.perform { print(1) } }"
    case 14: return "func \(name)(_ style: Style) -> Int { switch style { case .plain: return 1 case .grouped: return 2 } }"
    case 15:
      return "func \(name)(_ p: Permission) -> Int { switch p { case .notDetermined, .restricted, .denied: 0 case .authorized: 1 } }"
    case 16: return "func \(name)(_ e: Element) -> Element { e.title == nil ? .letters.inverted : Element.letters.inverted }"
    case 17: return "func \(name)() -> Bundle { Bundle(for: Self.self) }"
    case 18: return "func \(name)(_ bundle: Bundle) { bundle.url(for: \"key\", in: 1, appropriateFor: 2, create: true) }"
    case 19: return "func \(name)(_ handler: ((Int) -> Void)?) { handler?(\(next(99))); [handler].forEach { $0?(1) } }"
    case 20: return "var \(name)Closure: (\(type)) -> Void { { value in print(value as Any) } }"
    default: return "#if DEBUG\n  func \(name)(_ values: [\(type)]...) { for value in values { \(name)(value) } }\n  #endif"
    }
  }
}
