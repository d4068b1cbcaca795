/// An object of a project file: its identifier, its class, its values and the line on which it is defined.
struct ProjectObject: Sendable {
  let id: String
  let isa: String
  let line: Int
  private let values: [String: PropertyListValue]

  init?(id: String, value: PropertyListValue) {
    guard let values = value.dictionary, let isa = values["isa"]?.string else { return nil }
    self.id = id
    self.isa = isa
    self.values = values
    line = value.line
  }

  subscript(key: String) -> PropertyListValue? { values[key] }

  func string(_ key: String) -> String? { values[key]?.string }
  func strings(_ key: String) -> [String] { values[key]?.array?.compactMap(\.string) ?? [] }
  func dictionary(_ key: String) -> [String: PropertyListValue] { values[key]?.dictionary ?? [:] }
}
