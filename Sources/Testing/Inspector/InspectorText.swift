import UIKit

/// The tree as text, one view a line, for copying.
@MainActor enum InspectorText {
  static func all() -> String { InspectedViews.windows.map { lines($0, 0) }.joined(separator: "\n") }

  private static func lines(_ view: UIView, _ depth: Int) -> String {
    var line = String(repeating: "  ", count: depth) + "\(type(of: view)) \(Numbers.text(view.frame))"
    if view.isHidden { line += " hidden" }
    if view.hasAmbiguousLayout { line += " ambiguous" }
    for report in ConstraintReport.mentioning(view).map({ ConstraintReport.report($0) }) where report.isBroken {
      line += "\n" + String(repeating: "  ", count: depth + 2) + "broken: \(report.json["text"] ?? "")"
    }
    return ([line] + view.subviews.map { lines($0, depth + 1) }).joined(separator: "\n")
  }
}
