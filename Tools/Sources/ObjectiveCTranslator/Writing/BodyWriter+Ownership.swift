/// Manual memory management, which Swift does by itself: messages that retain and release are omitted.
extension BodyWriter {
  /// Messages that return their receiver.
  static let retaining: Set<String> = ["retain", "autorelease"]

  /// Returns the lines of a message that only counts references, and nil of any other.
  func ownership(_ message: CMessage) throws -> [String]? {
    if case .name(let name) = message.receiver, pools.contains(name) { return [] }
    guard message.arguments.isEmpty, message.selector == "release" || Self.retaining.contains(message.selector) else { return nil }
    // The receiver may do more than name the object: `[[self makeView] release]`.
    guard case .message(let inner) = message.receiver, !isGetter(inner) else { return [] }
    return try effect(message.receiver)
  }

  private func isGetter(_ message: CMessage) -> Bool {
    guard message.arguments.isEmpty, case .name("self") = message.receiver, let owner else { return false }
    return program.property(message.selector, of: owner.name) != nil
  }

  /// Whether a statement is a variable of the type `NSAutoreleasePool`, which ends with its scope.
  func isPool(_ variable: CVariable) -> Bool {
    guard case .object("NSAutoreleasePool", _, _, _) = variable.type else { return false }
    pools.insert(variable.name)
    return true
  }

  /// Whether `target = nil` in `dealloc` releases an object that the instance owns.
  func releases(_ target: CExpression) -> Bool {
    guard method.hasSuffix(" dealloc]"), let owner else { return false }
    switch target {
    case .name(let name): return variable(name) == nil && program.instanceVariable(name, of: owner.name) != nil
    case .arrow(.name("self"), _): return true
    case .member(.name("self"), let name):
      guard let property = program.property(name, of: owner.name), program.classes[property.owner]?.isOwn == true else { return false }
      return program.definesSetter(property.declaration, in: owner) == nil
    default: return false
    }
  }
}
