/// What a file declares, in its order.
public enum CDeclaration: Equatable, Sendable {
  case interface(ObjectiveCClass)
  case protocolDeclaration(ObjectiveCProtocol)
  case implementation(ObjectiveCImplementation)
  case function(CFunction)
  case variable(CVariable)
  case enumeration(CEnumeration)
  case structure(CStructure)
  case typeAlias(name: String, CType, line: Int)
  /// `#define NAME expression`, if it is an expression. Macros with parameters and others are replaced where they are used.
  case constant(name: String, CExpression, line: Int)
}
