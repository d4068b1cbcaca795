/// A value of a message on the bus, with the types of D-Bus.
package indirect enum BusValue: Equatable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  /// The index of a file descriptor that comes with the message.
  case handle(Int32)
  case variant(BusValue)
  /// The elements and their type, which an empty array needs.
  case array(String, [BusValue])
  case tuple([BusValue])
  case entry(BusValue, BusValue)

  /// The type in the notation of D-Bus, such as `a{sv}`.
  package var type: String {
    switch self {
    case .bool: "b"
    case .byte: "y"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .handle: "h"
    case .variant: "v"
    case .array(let element, _): "a" + element
    case .tuple(let parts): "(" + parts.map(\.type).joined() + ")"
    case .entry(let key, let value): "{" + key.type + value.type + "}"
    }
  }
}

extension BusValue {
  /// A dictionary of the type `a{sv}`, in the order of its keys.
  package static func options(_ values: [String: BusValue]) -> BusValue {
    .array("{sv}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// A dictionary of the type `a{ss}`, in the order of its keys.
  package static func texts(_ values: [String: String]) -> BusValue {
    .array("{ss}", values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  package static func strings(_ values: [String]) -> BusValue { .array("s", values.map { .string($0) }) }
}

extension BusValue {
  /// The value in any number of variants.
  package var unwrapped: BusValue {
    if case .variant(let inner) = self { inner.unwrapped } else { self }
  }

  package var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    default: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var integer: Int? {
    switch self {
    case .byte(let value): Int(value)
    case .int16(let value): Int(value)
    case .uint16(let value): Int(value)
    case .int32(let value): Int(value)
    case .uint32(let value): Int(value)
    case .int64(let value): Int(value)
    case .uint64(let value): Int(exactly: value)
    default: nil
    }
  }

  package var number: Double? {
    if case .double(let value) = self { value } else { integer.map { Double($0) } }
  }

  /// The parts of a tuple or an array; none of any other value.
  package var parts: [BusValue] {
    switch self {
    case .tuple(let parts), .array(_, let parts): parts
    default: []
    }
  }

  /// The values of a dictionary with texts as keys, without the variants around them.
  package var dictionary: [String: BusValue] {
    var result: [String: BusValue] = [:]
    for case .entry(let key, let value) in parts {
      if let key = key.text { result[key] = value.unwrapped }
    }
    return result
  }
}
