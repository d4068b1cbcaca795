/// Blocks and objects that are passed as `id` and `void *`.
extension BodyWriter {
  /// Lines in which blocks that do not escape are values as in C.
  func escaping(_ blocks: [(String, SwiftType)], in lines: [String], isThrowing: Bool) -> [String] {
    var lines = lines
    for case (let name, .closure(let parameters, let result)) in blocks.reversed() {
      let (block, attempt) = (SwiftText.escaped(name), isThrowing ? "try " : "")
      let call = "\(self.result == .void ? "" : "return ")\(attempt)withoutActuallyEscaping(\(block))"
      let arguments = parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      let lending = "\(attempt)_lending($0, { _lent in { _lent.block!(\(arguments)) } })"
      let type = SwiftType.closure(parameters, result).parameterText
      let head = "{ (\(block): \(type))\(isThrowing ? " throws" : "") -> \(self.result.inClosure.text) in"
      lines = ["\(call) { \(lending) \(head)"] + lines.map { "  " + $0 } + ["} }"]
    }
    return lines
  }

  private static let address = SwiftType.plain("UnsafeMutableRawPointer")

  /// Converts between an object, a block and an address. Nil if there is no such conversion.
  ///
  /// C reads a block by any type that fits, Swift only by the type that it was kept by. A block is therefore kept with a general type, and
  /// each use converts it to its own.
  func travelling(_ value: WrittenExpression, to target: SwiftType) -> WrittenExpression? {
    guard let found = travelled(value, to: target.wrapped) else { return nil }
    return target.isOptional ? found : converted(found, to: target)
  }

  private func travelled(_ value: WrittenExpression, to target: SwiftType) -> WrittenExpression? {
    func made(_ text: String) -> WrittenExpression { WrittenExpression(text: text, type: .optional(target)) }
    let from = value.type.wrapped
    if case .closure(let parameters, let result) = from, target == .any || target == Self.address {
      guard let general = generalized(parameters, result) else { return target == .any ? nil : made("_box(\(value.text))") }
      let block = adapted("_block", parameters, result, to: general.parameters, general.result)
      let object = "_object(ofBlock: \(value.text)) { _block in \(block) }"
      return made(target == .any ? object : "_box(\(object))")
    }
    if from == Self.address, target == .any { return made("_unboxed(\(value.text))") }
    if from == .any, target == Self.address { return made("_address(ofObject: \(value.text))") }
    guard from == .any || from == Self.address, case .closure(let parameters, let result) = target else { return nil }
    let object = from == .any ? value.text : "_unboxed(\(value.text))"
    guard let general = generalized(parameters, result) else {
      let isPlain = (parameters + [result]).allSatisfy { !isPointer($0) && !program.isObject($0.wrapped) }
      return from == .any && isPlain ? nil : made("(_block(\(object)) as \(SwiftType.optional(target).text))")
    }
    let block = adapted("_block", general.parameters, general.result, to: parameters, result)
    let type = SwiftType.closure(general.parameters, general.result).text
    return made("_block(\(object)) { (_block: @escaping \(type)) -> \(target.text) in \(block) }")
  }

  /// The type of a block with untyped addresses and optional objects; nil if the block has this type already.
  private func generalized(_ parameters: [SwiftType], _ result: SwiftType) -> (parameters: [SwiftType], result: SwiftType)? {
    func general(_ type: SwiftType) -> SwiftType {
      if isPointer(type) { return .optional(Self.address) }
      return program.isObject(type.wrapped) ? .optional(type.wrapped) : type.inClosure
    }
    let (types, returned) = (parameters.map(general), general(result))
    return types == parameters.map(\.inClosure) && returned == result.inClosure ? nil : (types, returned)
  }

  private func isPointer(_ type: SwiftType) -> Bool {
    switch type.wrapped {
    case .named(let name, _): name == "OpaquePointer" || name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
    case .raw(let text): text.hasPrefix("Unsafe")
    default: false
    }
  }

  /// A block of other types that calls the one of a name.
  private func adapted(_ name: String, _ given: [SwiftType], _ result: SwiftType, to types: [SwiftType], _ returned: SwiftType) -> String {
    let names = types.indices.map { "_argument\($0)" }
    let head = zip(names, types).map { "\($0): \($1.inClosure.parameterText)" }.joined(separator: ", ")
    let arguments = zip(names, zip(types, given)).map { passed($0, $1.0, to: $1.1) }.joined(separator: ", ")
    return "{ (\(head)) -> \(returned.inClosure.text) in \(passed("\(name)(\(arguments))", result, to: returned)) }"
  }

  /// A value with the type of another block.
  private func passed(_ text: String, _ from: SwiftType, to target: SwiftType) -> String {
    guard isPointer(target) else {
      return from.isOptional && !target.isOptional ? converted(WrittenExpression(text: text, type: from), to: target).text : text
    }
    let isOpaque = [from.wrapped, target.wrapped].contains(.plain("OpaquePointer"))
    let converted = from.wrapped == target.wrapped ? text : isOpaque ? "\(target.wrapped.text)(\(text))" : "_pointer(\(text))"
    return target.isOptional ? converted : "\(converted)!"
  }
}
