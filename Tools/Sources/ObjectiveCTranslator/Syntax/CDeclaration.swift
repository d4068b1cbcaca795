/// A declaration of a file.
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

  public var line: Int {
    switch self {
    case .interface(let value): value.line
    case .protocolDeclaration(let value): value.line
    case .implementation(let value): value.line
    case .function(let value): value.line
    case .variable(let value): value.line
    case .enumeration(let value): value.line
    case .structure(let value): value.line
    case .typeAlias(_, _, let line): line
    case .constant(_, _, let line): line
    }
  }
}
