import SwiftSyntax

/// Code with an effect that the translation lacks.
struct Removal {
  /// The code in the original.
  var node: Syntax
  /// Names the code, as the beginning of a sentence.
  var subject: String
  var reason: String
  /// The number of functions and accessors that it has.
  var functions = 0
}

/// The parts of a source that a translation may lack without a warning: marks for Objective-C, and punctuation.
protocol DroppableSyntax: SyntaxProtocol {}

extension AttributeSyntax: DroppableSyntax {}
extension DeclModifierSyntax: DroppableSyntax {}
extension TokenSyntax: DroppableSyntax {}
/// Names of the module are there without the import, or the import is refused.
extension ImportDeclSyntax: DroppableSyntax {}
/// `: class` of a protocol.
extension InheritanceClauseSyntax: DroppableSyntax {}
/// `()` of a method that becomes a property.
extension FunctionParameterClauseSyntax: DroppableSyntax {}
/// `(Void)`, the parameter of no value in Swift 3.
extension TupleTypeElementSyntax: DroppableSyntax {}
extension ClosureParameterSyntax: DroppableSyntax {}
