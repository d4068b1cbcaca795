/// A value of a property list, with the line on which it begins.
public indirect enum PropertyListValue: Sendable {
  case string(String, line: Int)
  case array([PropertyListValue], line: Int)
  case dictionary([String: PropertyListValue], line: Int)
  case data([UInt8], line: Int)

  public var line: Int {
    switch self {
    case .string(_, let line), .array(_, let line), .dictionary(_, let line), .data(_, let line): line
    }
  }

  public var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  public var array: [PropertyListValue]? {
    if case .array(let values, _) = self { values } else { nil }
  }

  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values, _) = self { values } else { nil }
  }

  /// The strings of an array, or a single string.
  public var strings: [String] {
    switch self {
    case .string(let text, _): [text]
    case .array(let values, _): values.compactMap(\.string)
    default: []
    }
  }

  public subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}
