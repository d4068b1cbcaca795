/// Arrays of C, which have all their elements from the beginning.
extension BodyWriter {
  /// Returns the first value of a variable whose type is an array: the elements that are written, and zero for the others.
  func array(_ type: CType, _ value: CExpression?) throws -> WrittenExpression? {
    guard case .array(let element, let length) = plain(type) else { return nil }
    switch value {
    case nil: return try array(of: element, length, [])
    case .compound(nil, let fields)?: return try array(of: element, length, fields)
    case .compound(let own?, let fields)?:
      guard case .array(let element, let ownLength) = plain(own) else { return nil }
      return try array(of: element, ownLength ?? length, fields)
    case .cString(let text)?: return try characters(text, element, length)
    default: return nil
    }
  }

  /// The type behind typedefs.
  private func plain(_ type: CType) -> CType {
    if case .named(let name) = type, let alias = program.aliases[name], case .array = alias { return alias }
    return type
  }

  private func array(of element: CType, _ length: CExpression?, _ fields: [CField]) throws -> WrittenExpression {
    let item = program.type(element).inClosure
    let type = SwiftType.array(item)
    let zero = try array(element, nil)?.text ?? program.zero(of: item) ?? "nil"
    let number = length.flatMap { ConstantValues.value($0, known: [:], program: program) }
    var values: [Int: String] = [:]
    var position = 0
    for (index, field) in try grouped(fields, of: element).enumerated() {
      if let name = field.name { position = try self.index(name) }
      // `{0}` is a way to write that all elements are zero.
      if index > 0 || fields.count > 1 || !isZero(field.value) { values[position] = try self.value(field.value, element, item) }
      position += 1
    }
    guard let last = values.keys.max() else {
      let count = try number.map(String.init) ?? length.map { "Int(\(try expression($0, wanting: .int).text))" } ?? "\(fields.count)"
      return WrittenExpression(text: "Array(repeating: \(zero) as \(item.text), count: \(count))", type: type, isAtomic: true)
    }
    guard last < 4096 else { throw Untranslated("an array has values at the places of too great numbers") }
    let texts = (0...last).map { values[$0] ?? zero }
    let written = "([\(texts.joined(separator: ", "))] as [\(item.text)])"
    if let length, number == nil {
      let count = "Int(\(try expression(length, wanting: .int).text))"
      return WrittenExpression(text: "(\(written) + Array(repeating: \(zero), count: max(0, \(count) - \(texts.count))))", type: type)
    }
    guard let number, number > texts.count else { return WrittenExpression(text: written, type: type) }
    return WrittenExpression(text: "(\(written) + Array(repeating: \(zero), count: \(number - texts.count)))", type: type)
  }

  private func value(_ value: CExpression, _ element: CType, _ item: SwiftType) throws -> String {
    if let inner = try array(element, value) { return inner.text }
    if isZero(value), item.isOptional { return "nil" }
    return converted(try expression(value, wanting: item), to: item).text
  }

  /// The values of `{1, 2, 3, 4}` for rows of two, which may have no braces of their own.
  private func grouped(_ fields: [CField], of element: CType) throws -> [CField] {
    guard case .array(_, let length?) = plain(element), fields.count > 1,
      !fields.contains(where: {
        if case .compound = $0.value { return true }
        if case .cString = $0.value { return true }
        return $0.name != nil
      })
    else { return fields }
    guard let count = ConstantValues.value(length, known: [:], program: program), count > 0 else {
      throw Untranslated("the rows of an array have no known length")
    }
    return stride(from: 0, to: fields.count, by: count).map {
      CField(value: .compound(nil, Array(fields[$0..<min($0 + count, fields.count)])))
    }
  }

  /// The number in `[2]`.
  private func index(_ name: String) throws -> Int {
    let text = name.dropFirst().dropLast()
    let value: CExpression = text.first?.isNumber == true ? .integer(String(text)) : .name(String(text))
    guard name.hasPrefix("["), let index = ConstantValues.value(value, known: [:], program: program), index >= 0 else {
      throw Untranslated("the place of an array's value is not known")
    }
    return index
  }

  private func isZero(_ value: CExpression) -> Bool {
    switch value {
    case .integer(let text): return ConstantValues.integer(text) == 0
    case .null: return true
    case .real(let text, _): return Double(text.hasSuffix(".") ? text + "0" : text) == 0
    case .compound(nil, let fields): return fields.allSatisfy { isZero($0.value) }
    default: return false
    }
  }

  /// `char name[] = "…"`, with the zero that ends it.
  private func characters(_ text: String, _ element: CType, _ length: CExpression?) throws -> WrittenExpression? {
    let item = program.type(element)
    guard item.isInteger else { return nil }
    let count = try length.map { "Int(\(try expression($0, wanting: .int).text))" } ?? "nil"
    return WrittenExpression(text: "_characters(\(SwiftText.literal(text)), \(count))", type: .array(item))
  }

  // MARK: Memory

  /// The bytes of an array, with those of its rows.
  func size(_ written: WrittenExpression) -> WrittenExpression {
    guard case .array(let element) = written.type else {
      return WrittenExpression(text: "MemoryLayout.size(ofValue: \(written.text))", type: .int)
    }
    let inner: String
    if case .array = element {
      inner = size(WrittenExpression(text: "\(written.operand)[0]", type: element)).text
    } else {
      inner = "MemoryLayout<\(element.text)>.stride"
    }
    return WrittenExpression(text: "(\(written.operand).count * \(inner))", type: .int)
  }

  /// `memset`, `bzero`, `memcpy`, `memmove`, `memcmp` of arrays of numbers, and of structures that become zero.
  func memory(_ name: String, _ arguments: [CExpression]) throws -> WrittenExpression {
    func place(_ value: CExpression) throws -> WrittenExpression {
      switch value {
      case .cast(_, let inner): return try place(inner)
      case .prefix("&", .element(let array, .integer("0"))): return try expression(array, wanting: nil)
      case .prefix("&", let inner): return try expression(inner, wanting: nil)
      default: return try expression(value, wanting: nil)
      }
    }
    let target = try place(arguments[0])
    let count = converted(try expression(arguments[arguments.count - 1], wanting: .int), to: .int).text
    switch name {
    case "memset", "bzero":
      let byte = name == "bzero" ? CExpression.integer("0") : arguments[1]
      if case .array(let element) = target.type {
        let value = converted(try expression(byte, wanting: .int32), to: .int32).text
        if case .array(let inner) = element, isPlain(inner) {
          return WrittenExpression(text: "_fill(rows: &\(target.text), \(value), \(count))", type: .void)
        }
        if isPlain(element) { return WrittenExpression(text: "_fill(&\(target.text), \(value), \(count))", type: .void) }
        guard isZero(byte), let zero = program.zero(of: element) else { throw Untranslated("memory is set") }
        return WrittenExpression(
          text: "\(target.text) = Array(repeating: \(zero) as \(element.text), count: \(target.operand).count)", type: .void)
      }
      if case .named("UnsafeMutablePointer", _) = target.type.wrapped {
        let value = converted(try expression(byte, wanting: .int32), to: .int32).text
        return WrittenExpression(text: "_ = memset(\(target.text), \(value), \(count))", type: .void)
      }
      guard isZero(byte), case .prefix("&", _) = arguments[0], let zero = program.zero(of: target.type) else {
        throw Untranslated("memory is set")
      }
      return WrittenExpression(text: "\(target.text) = \(zero)", type: .void)
    case "memcpy", "memmove":
      let source = try place(arguments[1])
      guard case .array(let element) = target.type, isPlain(element), source.type == target.type else {
        throw Untranslated("memory is copied")
      }
      return WrittenExpression(text: "_copy(&\(target.text), \(source.text), \(count))", type: .void)
    default:
      let source = try place(arguments[1])
      guard case .array(let element) = target.type, isPlain(element), source.type == target.type else {
        throw Untranslated("memory is compared")
      }
      return WrittenExpression(text: "memcmp(\(target.text), \(source.text), \(count))", type: .int32)
    }
  }

  /// Whether values of a type are their bytes.
  private func isPlain(_ type: SwiftType) -> Bool {
    if type.isNumber || type == .bool { return true }
    return ["CGPoint", "CGSize", "CGRect", "CGAffineTransform", "NSRange", "unichar"].contains(type.name ?? "")
  }
}
