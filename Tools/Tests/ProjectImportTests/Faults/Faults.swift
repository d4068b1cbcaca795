/// Sources with one fault each, and what the command leaves out of each.
enum Faults {
  struct Fault {
    /// The source; each has a function `kept`, which returns 1.
    var source: String
    /// The parts that are left out, as warnings name them.
    var leftOut: [String]
  }

  static var all: [String: Fault] { bodies.merging(values) { $1 }.merging(declarations) { $1 } }

  static let bodies: [String: Fault] = [
    "Member": Fault(
      source: "struct Member { func count() -> Int { [1].missing() }\n  func kept() -> Int { 1 } }",
      leftOut: ["the body of Member.count()"]),
    "Argument": Fault(
      source: "struct Argument { func kept() -> Int { 1 }\n  func take(a: Int) {}\n  func call() { take(b: 1) } }",
      leftOut: ["the body of Argument.call()"]),
    "Conversion": Fault(
      source: "struct Conversion { func kept() -> Int { 1 }\n  func text() -> String { 5 } }", leftOut: ["the body of Conversion.text()"]),
    "NoReturn": Fault(
      source: "struct NoReturn { func kept() -> Int { 1 }\n  func value() -> Int {\n    print(1)\n  }\n}",
      leftOut: ["the body of NoReturn.value()"]),
    "Thrown": Fault(
      source: "struct Thrown { func kept() -> Int { 1 }\n  func fail() throws {}\n  func call() { fail() } }",
      leftOut: ["the body of Thrown.call()"]),
    "Awaited": Fault(
      source: "struct Awaited { func kept() -> Int { 1 }\n  func wait() async -> Int { 1 }\n  func call() -> Int { wait() } }",
      leftOut: ["the body of Awaited.call()"]),
    "Cases": Fault(
      source:
        "enum Cases { case a, b\n  func kept() -> Int { 1 }\n  func name() -> String {\n    switch self { case .a: return \"a\" }\n  } }",
      leftOut: ["the body of Cases.name()"]),
    "Constant": Fault(
      source: "struct Constant { func kept() -> Int { 1 }\n  func change() { let a = 1; a = 2; print(a) } }",
      leftOut: ["a statement of Constant.change()"]),
    "Guarded": Fault(
      source: "struct Guarded { func kept() -> Int { 1 }\n  func check(_ a: Int?) { guard let a else { print(0) }\n    print(a) } }",
      leftOut: ["a statement of Guarded.check(_:)", "a statement of Guarded.check(_:)"]),
    "Unwrapped": Fault(
      source: "struct Unwrapped { func kept() -> Int { 1 }\n  func sum(_ a: Int?) -> Int { a + 1 } }",
      leftOut: ["the body of Unwrapped.sum(_:)"]),
    "Operator": Fault(
      source: "struct Operator { func kept() -> Int { 1 }\n  func calculate() -> Int { 1 <~> 2 } }",
      leftOut: ["the body of Operator.calculate()"]),
    "Interpolation": Fault(
      source: "struct Interpolation { func kept() -> Int { 1 }\n  func text() -> String { \"\\(unknown)\" } }",
      leftOut: ["the body of Interpolation.text()"]),
    "Nested": Fault(
      source:
        "struct Nested { func kept() -> Int { 1 }\n  func outer() -> Int {\n    func inner() -> Int { unknown() }\n    return inner()\n  } }",
      leftOut: ["the body of Nested.inner()"]),
    "LocalType": Fault(
      source: "struct LocalType { func kept() -> Int { 1 }\n  func outer() {\n    struct Inner { var a: Unknown }\n  } }",
      leftOut: ["LocalType.Inner.a"]),
    "Macro": Fault(
      source: "struct Macro { func kept() -> Int { 1 }\n  func expand() { #unknown() } }", leftOut: ["the body of Macro.expand()"]),
    "Global": Fault(
      source: "struct Global { func kept() -> Int { 1 } }\nfunc global() -> Int { unknown() }", leftOut: ["the body of global()"]),
    "Unclosed": Fault(
      source: "struct Unclosed {\n  func open() {\n    print(1)\n\n  func kept() -> Int { 1 }\n}\nstruct After {}",
      leftOut: ["a statement of Unclosed.open()"]),
    "Unopened": Fault(
      source: "struct Unopened {\n    print(1)\n  }\n\n  func kept() -> Int { 1 }\n}\nstruct Afterward {}",
      leftOut: ["the block up to line 3"]),
    "Getter": Fault(
      source: "struct Getter { func kept() -> Int { 1 }\n  var value: Int { unknown } }", leftOut: ["the body of Getter.value"]),
    "Setter": Fault(
      source: "struct Setter { func kept() -> Int { 1 }\n  var value: Int { get { 1 }\n    set { unknown = newValue } } }",
      leftOut: ["the body of Setter.value"]),
    "Observer": Fault(
      source: "struct Observer { func kept() -> Int { 1 }\n  var value = 0 { didSet { unknown() } } }",
      leftOut: ["the body of Observer.value"]),
    "Subscript": Fault(
      source: "struct Subscript { func kept() -> Int { 1 }\n  subscript(_ index: Int) -> Int { unknown } }",
      leftOut: ["the body of Subscript.subscript"]),
    "Failable": Fault(
      source: "final class Failable { func kept() -> Int { 1 }\n  init() {}\n  init?(name: String) { unknown(name) } }",
      leftOut: ["the body of Failable.init(name:)"]),
    "Deinit": Fault(
      source: "final class Deinit { func kept() -> Int { 1 }\n  deinit { unknown() } }", leftOut: ["the body of Deinit.deinit"]),
    "Closure": Fault(
      source: "struct Closure { func kept() -> Int { 1 }\n  func all() -> Int {\n    [1].forEach { $0.unknown() }\n    return 2\n  } }",
      leftOut: ["a closure of Closure.all()"]),
    "Initializer": Fault(
      source: "final class Initializer { var a = 1\n  init() {\n    a = 2\n    a.unknown()\n  }\n  func kept() -> Int { a - 1 } }",
      leftOut: ["a statement of Initializer.init()"]),
    "Screen": Fault(
      source:
        "import UIKit\nfinal class Screen: UIViewController {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    view.unknown = 1\n    view.tag = 1\n  }\n  func kept() -> Int { view.tag } }",
      leftOut: ["a statement of Screen.viewDidLoad()"]),
  ]

  static let values: [String: Fault] = [
    "Label": Fault(
      source:
        "import UIKit\n@MainActor struct Label { func kept() -> Int { label.numberOfLines }\n  let label: UILabel = {\n    let label = UILabel()\n    label.unknown = 1\n    return label\n  }() }",
      leftOut: ["a closure of Label.label"]),
    "Optional": Fault(
      source: "struct Absent { func kept() -> Int { 1 }\n  var text: String? = unknown() }\ntypealias Optional1 = Absent",
      leftOut: ["the value of Absent.text"]),
    "Shared": Fault(
      source: "struct Shared { func kept() -> Int { 1 }\n  static let shared: Shared = unknown() }", leftOut: ["the value of Shared.shared"]
    ),
    "Lazy": Fault(
      source: "final class Lazy { func kept() -> Int { 1 }\n  lazy var lazily: Lazy = unknown() }", leftOut: ["the value of Lazy.lazily"]),
  ]

  static let declarations: [String: Fault] = [
    "Parameter": Fault(
      source: "struct Parameter { func kept() -> Int { 1 }\n  func show(_ kind: Unknown) { print(kind) }\n  func all() { show(.first) } }",
      leftOut: ["Parameter.show(_:)", "a statement of Parameter.all()"]),
    "Result": Fault(
      source: "struct Outcome { func kept() -> Int { 1 }\n  func make() -> Unknown {\n    fatalError()\n  } }", leftOut: ["Outcome.make()"]),
    "Inferred": Fault(
      source: "struct Inferred { func kept() -> Int { 1 }\n  static let value = unknown() }", leftOut: ["Inferred.value"]),
    "DefaultValue": Fault(
      source: "struct DefaultValue { func kept() -> Int { 1 }\n  func take(a: Int = unknown) {\n    print(a)\n  } }",
      leftOut: ["DefaultValue.take(a:)"]),
    "Override": Fault(
      source: "import UIKit\nfinal class Override: UIView { func kept() -> Int { 1 }\n  override func unknown() {\n    print(1)\n  } }",
      leftOut: ["Override.unknown()"]),
    "Alias": Fault(source: "struct Alias { func kept() -> Int { 1 }\n  typealias Inner = Unknown }", leftOut: ["Alias.Inner"]),
    "Superclass": Fault(
      source: "struct Superclass { func kept() -> Int { 1 } }\nclass Below: Unknown {}\nclass Lower: Below {}",
      leftOut: ["Below", "Lower"]),
    "Payload": Fault(
      source: "struct Payload { func kept() -> Int { 1 } }\nenum Loaded { case some(Unknown) }", leftOut: ["Loaded"]),
    "Conformance": Fault(
      source: "struct Conformance: Equatable, Unknown { func kept() -> Int { 1 } }", leftOut: ["the conformance of Conformance to Unknown"]),
    "Requirement": Fault(
      source: "protocol Named { var name: String { get } }\nstruct Requirement: Named { func kept() -> Int { 1 } }",
      leftOut: ["the conformance of Requirement to Named"]),
    "Extended": Fault(
      source: "struct Extended { func kept() -> Int { 1 } }\nextension Unknown { func a() {} }", leftOut: ["the extension of Unknown"]),
    "Twice": Fault(
      source: "struct Twice { func kept() -> Int { one() }\n  func one() -> Int { 1 }\n  func one() -> Int { 2 } }",
      leftOut: ["Twice.one()"]),
    "Imported": Fault(
      source: "import UnknownLibrary\nstruct Imported { func kept() -> Int { 1 } }", leftOut: []),
    "Wrapper": Fault(
      source: "struct Wrapper { func kept() -> Int { 1 }\n  @Unknown var value = 1 }", leftOut: ["Wrapper.value"]),
    "Constraint": Fault(
      source: "struct Constraint { func kept() -> Int { 1 }\n  func show<T: Unknown>(_ value: T) {\n    print(value)\n  } }",
      leftOut: ["Constraint.show(_:)"]),
  ]
}
