import SwiftSyntax

extension FileTranslator {
  /// Completes a `switch` over all cases that one of Apple's enumerations had in an older version of iOS.
  ///
  /// With the newer system such a source does not compile. The added `@unknown default` is not a case of the system that the source was
  /// written for. In a file that imports UIKit it is added to a `switch` over an enumeration of the source with the same cases as well.
  func coverNewCases(_ node: SwitchExprSyntax) {
    var names: Set<String> = []
    for element in node.cases {
      guard let found = element.as(SwitchCaseSyntax.self), case .case(let label) = found.label else { return }
      for item in label.caseItems {
        guard item.whereClause == nil,
          let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
        else { return }
        names.insert(member.declName.baseName.text)
      }
    }
    guard Self.olderCases.contains(names), file.text.holds("import UIKit") || !lookup.enumerations.contains(names) else { return }
    edits.insert("@unknown default: Swift.fatalError(\"a case of a newer system\") ", at: node.rightBrace.startByte)
  }

  /// The cases that enumerations had before others were added.
  private static let olderCases: Set<Set<String>> = {
    // PHAuthorizationStatus, CNAuthorizationStatus and EKAuthorizationStatus; UNAuthorizationStatus.
    var sets: Set<Set<String>> = [
      ["notDetermined", "restricted", "denied", "authorized"], ["notDetermined", "denied", "authorized"],
      ["notDetermined", "denied", "authorized", "provisional"],
    ]
    // UIUserInterfaceIdiom, UIStatusBarStyle, UITableView.Style, LABiometryType and the state of an Apple ID.
    sets.formUnion([
      ["unspecified", "phone", "pad"], ["unspecified", "phone", "pad", "tv"], ["unspecified", "phone", "pad", "tv", "carPlay"],
      ["unspecified", "phone", "pad", "tv", "carPlay", "mac"], ["default", "lightContent"], ["plain", "grouped"],
      ["none", "touchID", "faceID"], ["authorized", "revoked", "notFound"],
    ])
    // SKError.Code.
    var errors: Set = ["unknown", "clientInvalid", "paymentCancelled", "paymentInvalid", "paymentNotAllowed"]
    sets.insert(errors)
    errors.insert("storeProductNotAvailable")
    sets.insert(errors)
    errors.formUnion(["cloudServicePermissionDenied", "cloudServiceNetworkConnectionFailed"])
    sets.insert(errors)
    errors.insert("cloudServiceRevoked")
    sets.insert(errors)
    return sets
  }()
}
