import SwiftSyntax

extension FileTranslator {
  /// Makes an object of a class known only at run time through UIKit's factory; see ``instantiationNames``.
  func translateInstantiation(_ node: FunctionCallExprSyntax) {}
}
