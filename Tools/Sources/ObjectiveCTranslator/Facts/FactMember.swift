/// A member of a class, structure or protocol of the frameworks, or of the project.
struct FactMember: Sendable {
  enum Kind: Sendable { case method, initializer, property, enumCase }

  var kind: Kind
  /// `setTitle(_:for:)`, `init(frame:)`, `title`.
  var name: String
  var isStatic = false
  var isOpen = false
  var isThrowing = false
  var isConvenience = false
  var isRequired = false
  var isReadOnly = false
  /// The types of the parameters, as text, so that only those in use are read.
  var parameterTexts: [Substring] = []
  /// The result, or the property's type; `?` or `!` of an initializer.
  var resultText: Substring = ""
  var defaults: [Bool] = []

  var base: String { String(name.prefix { $0 != "(" }) }

  var labels: [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  /// The labels without those of the parameters after the first ones, if these have values of their own.
  func labels(givenFirst count: Int) -> [String] {
    let labels = labels
    guard labels.count > count, defaults.count == labels.count, defaults[count...].allSatisfy({ $0 }) else { return labels }
    return Array(labels.prefix(count))
  }

  var parameters: [SwiftType] { parameterTexts.map { SwiftTypeReader.read(String($0)) } }
  var result: SwiftType { SwiftTypeReader.read(String(resultText)) }
}
