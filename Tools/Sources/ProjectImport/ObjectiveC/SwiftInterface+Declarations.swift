import ObjectiveCTranslator
import SourceTranslator

extension SwiftInterface {
  init(_ declarations: SourceDeclarations) {
    self.init()
    let aliases = TypeAliases(declarations)
    for type in declarations.types {
      let kind: Kind
      switch type.kind {
      case .class: kind = .class
      case .protocol: kind = .protocol
      case .enum: kind = .enumeration
      default: continue
      }
      declare(kind, type.simpleName, objectiveCName: type.objcName, inherited: type.inherited, cases: type.cases)
      for member in type.members { add(member, to: type.simpleName) { aliases.resolved($0, in: type.name) } }
    }
    for type in declarations.extensions {
      for member in type.members { add(member, to: type.type) { aliases.resolved($0, in: type.type) } }
    }
  }

  private mutating func add(_ member: Member, to type: String, resolved: (String) -> String) {
    guard !member.isPrivate, !member.isAsync else { return }
    if member.kind == .property {
      addProperty(
        member.name, of: type, selector: member.selector, isStatic: member.isStatic, isSettable: member.isSettable,
        as: member.type.map(resolved))
    } else {
      addMethod(
        member.fullName, of: type, selector: member.selector, isStatic: member.isStatic, isThrowing: member.throws,
        parameters: member.parameters.map { (resolved($0.type), $0.hasDefault) }, result: member.type.map(resolved))
    }
  }
}
