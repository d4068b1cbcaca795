internal import TrestleCGIO

extension GIOLibrary {
  /// Returns the value as a floating variant, which the function that takes it owns.
  func make(_ value: BusValue) -> GObjectPointer {
    switch value {
    case .bool(let value): return newBool(value ? 1 : 0)
    case .byte(let value): return newByte(value)
    case .int16(let value): return newInt16(value)
    case .uint16(let value): return newUInt16(value)
    case .int32(let value): return newInt32(value)
    case .uint32(let value): return newUInt32(value)
    case .int64(let value): return newInt64(value)
    case .uint64(let value): return newUInt64(value)
    case .double(let value): return newDouble(value)
    // A text of the bus ends at its first zero.
    case .string(let text): return text.withCString { newString($0) }
    case .path(let text): return (isPath(text) != 0 ? text : "/").withCString { newPath($0) }
    case .signature(let text): return (isSignature(text) != 0 ? text : "").withCString { newSignature($0) }
    case .handle(let index): return newHandle(index)
    case .variant(let inner): return newVariant(make(inner))
    case .array(let type, let elements):
      let children = elements.map { Optional(make($0)) }
      return type.withCString { type in children.withUnsafeBufferPointer { newArray(type, $0.baseAddress, $0.count) } }
    case .tuple(let parts):
      let children = parts.map { Optional(make($0)) }
      return children.withUnsafeBufferPointer { newTuple($0.baseAddress, $0.count) }
    case .entry(let key, let value): return newEntry(make(key), make(value))
    }
  }

  /// Returns the content of a variant, which stays the caller's.
  func read(_ variant: GObjectPointer) -> BusValue {
    let type = String(cString: typeText(variant))
    switch type.first {
    case "b": return .bool(getBool(variant) != 0)
    case "y": return .byte(getByte(variant))
    case "n": return .int16(getInt16(variant))
    case "q": return .uint16(getUInt16(variant))
    case "i": return .int32(getInt32(variant))
    case "u": return .uint32(getUInt32(variant))
    case "x": return .int64(getInt64(variant))
    case "t": return .uint64(getUInt64(variant))
    case "d": return .double(getDouble(variant))
    case "s": return .string(readText(variant))
    case "o": return .path(readText(variant))
    case "g": return .signature(readText(variant))
    case "h": return .handle(getHandle(variant))
    case "v": return .variant(readChildren(variant).first ?? .string(""))
    case "a": return .array(String(type.dropFirst()), readChildren(variant))
    case "{":
      let parts = readChildren(variant)
      return .entry(parts[0], parts[1])
    default: return .tuple(readChildren(variant))
    }
  }

  private func readText(_ variant: GObjectPointer) -> String {
    var length = 0
    return String(cString: getString(variant, &length))
  }

  private func readChildren(_ variant: GObjectPointer) -> [BusValue] {
    (0..<childCount(variant)).map { index in
      let part = child(variant, index)
      defer { variantRelease(part) }
      return read(part)
    }
  }
}
