import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The visual format language, construct by construct, and the messages for invalid strings.
@MainActor @Suite struct VisualFormatTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let lab = SizedView(CGSize(width: 60, height: 20))
  let iv = SizedView(CGSize(width: 40, height: 30))

  init() {
    for view in [lab, iv] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  var views: [String: Any] { ["lab": lab, "iv": iv, "root": root] }

  func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// Lays out with each view pinned to the top left unless the format positions it.
  func layOut(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil) -> (CGRect, CGRect) {
    let made = make(format, options, metrics)
    NSLayoutConstraint.activate(made)
    for view in [lab, iv] {
      for anchor in [view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)] {
        anchor.priority = UILayoutPriority(2)
        anchor.isActive = true
      }
    }
    root.layoutIfNeeded()
    return (lab.frame, iv.frame)
  }

  @Test("AU-02 |-5-[lab]-10-[iv]-5-|")
  func row() {
    lab.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let (lab, iv) = layOut("|-5-[lab]-10-[iv]-5-|")
    // 320 - 5 - 10 - 5 = 300, of which the image keeps 40.
    expect(lab, equals: CGRect(x: 5, y: 0, width: 260, height: 20))
    expect(iv, equals: CGRect(x: 275, y: 0, width: 40, height: 30))
  }

  @Test("AU-02 V:|[lab]| fills the height")
  func column() {
    let (lab, _) = layOut("V:|[lab]|")
    expect(lab, equals: CGRect(x: 0, y: 0, width: 60, height: 480))
  }

  @Test("AU-02 [lab(25)] and [lab(==iv)]")
  func lengths() {
    expect(layOut("[lab(25)]").0.width, equals: 25)
    let (lab, iv) = layOut("V:[lab(==iv)]")
    expect(lab.height, equals: iv.height)
  }

  @Test("AU-02 A standard gap between siblings is 8, to the superview its margin")
  func standardGaps() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 0)
    let (lab, iv) = layOut("|-[lab]-[iv]")
    expect(lab.minX, equals: 14)
    expect(iv.minX, equals: 82)
  }

  @Test("AU-02 Touching views, gaps in parentheses, relations and priorities")
  func predicates() {
    let made = make("H:[lab(>=30@750,<=90)][iv]-(>=10,<=20@300)-|")
    expect(made.count, equals: 5)
    expect(made[0].relation, equals: .greaterThanOrEqual)
    expect(made[0].constant, equals: 30)
    expect(made[0].priority, equals: UILayoutPriority(750))
    expect(made[1].relation, equals: .lessThanOrEqual)
    expect(made[2].constant, equals: 0)
    expect(made[2].firstItem === iv)
    expect(made[2].secondItem === lab)
    expect(made[4].priority, equals: UILayoutPriority(300))
    expect(made[4].firstItem === root)
  }

  @Test("AU-02 Metrics stand for numbers anywhere")
  func metrics() {
    let made = make("|-gap-[lab(width@strong)]", [], ["gap": 12, "width": 77.5, "strong": 600])
    expect(made.map(\.constant), equals: [12, 77.5])
    expect(made[1].priority, equals: UILayoutPriority(600))
  }

  @Test("AU-02 Multiples and sums of another view's length")
  func arithmetic() {
    let made = make("[lab(==iv*2+10)]")
    expect(made[0].multiplier, equals: 2)
    expect(made[0].constant, equals: 10)
    // The label resists compression more strongly than the image hugs: (60 + 4) * 2.
    expect(layOut("[lab(==iv/2-4)]").1.width, equals: 128)
    expect(make("|-(-6)-[lab]")[0].constant, equals: -6)
  }

  @Test("AU-02 Options align the views across the row")
  func alignment() {
    let (lab, iv) = layOut("|-[lab]-[iv]", [.alignAllCenterY])
    expect(lab.midY, equals: iv.midY)
    expect(make("V:[lab]-[iv]", [.alignAllLeading, .alignAllTrailing]).count, equals: 3)
  }

  @Test("AU-02 The format's options set the direction: left to right or right to left")
  func directions() {
    root.semanticContentAttribute = .forceRightToLeft
    let (lab, _) = layOut("|-10-[lab]", [.directionLeftToRight])
    expect(lab.minX, equals: 10)
    root.removeConstraints(root.constraints)
    root.semanticContentAttribute = .forceLeftToRight
    let (other, iv) = layOut("|-10-[lab]-5-[iv]", [.directionRightToLeft])
    expect(other.maxX, equals: 310)
    expect(iv.maxX, equals: 245)
    expect(make("|-10-[lab]")[0].firstAttribute, equals: .leading)
  }

  @Test("AU-02 Views in a column cannot be aligned at their baselines, but a single view is aligned with nothing")
  func alignmentAlongTheLayout() {
    expect(make("V:|-[lab]-|", .alignAllLastBaseline).count, equals: 2)
    expect(make("|-[lab]-|", .alignAllLeading).count, equals: 2)
    let message = caughtUIKitError { expect(make("V:[lab]-[iv]", .alignAllLastBaseline).isEmpty) }
    expect(message?.contains("Options mask required views to be aligned on a horizontal edge"), equals: true)
  }

  @Test(
    "AU-02 Errors point at the column",
    arguments: [
      ("|-5-[lab]-10-[iv]-5", 19, "Expected '-' after the distance"),
      ("[lab", 4, "Expected a ']' here"),
      ("[nobody]", 1, "nobody is not a key in the views dictionary"),
      ("|-gap-[lab]", 2, "gap is not a key in the metrics dictionary"),
      ("X:[lab]", 0, "Expected a view"),
      ("V[lab]", 1, "Expected ':' after the orientation"),
      ("[lab(>5)]", 6, "Expected '>='"),
      ("[lab(50@2000)]", 8, "A priority must be"),
      ("[lab]-(10-|", 10, "Expected"),
      ("|", 1, "Expected a view"),
      ("[lab]-", 6, "Expected a view or the superview's edge"),
      ("[lab]|x", 6, "Nothing may follow"),
      ("[]", 1, "Expected a view name here"),
    ] as [(String, Int, String)])
  func errors(format: String, column: Int, message: String) {
    let text = caughtUIKitError { expect(make(format).isEmpty) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    expect(lines.first?.hasPrefix("Unable to parse constraint format:"), equals: true)
    expect(text.contains(message), "\(text)")
    expect(lines.count, equals: 4)
    expect(lines.dropFirst(2).first, equals: format + " ")
    expect(lines.last, equals: String(repeating: " ", count: column) + "^")
  }
}
