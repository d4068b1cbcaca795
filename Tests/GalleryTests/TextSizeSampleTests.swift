import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Every sample at a large text size and right to left.
@MainActor struct TextSizeSampleTests {
  private func labels(in view: UIView, on screen: TestScreen) -> [(text: String, frame: CGRect)] {
    screen.views(UILabel.self, in: view).filter { $0.text?.isEmpty == false }.map { ($0.text!, $0.convert($0.bounds, to: view)) }
  }

  @Test(
    "In no row of a table do texts reach beyond the row or over each other at a large text size", arguments: [UIDesign.modern, .classic])
  func rows(design: UIDesign) {
    for sample in Gallery.samples {
      let screen = TestScreen.showing(sample, design: design) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      for cell in screen.views(UITableViewCell.self) {
        let labels = labels(in: cell.contentView, on: screen)
        for (index, label) in labels.enumerated() {
          let name = "\(sample.name): \(label.text) \(label.frame) in \(cell.contentView.bounds.size)"
          expect(label.frame.minY >= -0.5 && label.frame.maxY <= cell.contentView.bounds.height + 0.5, "\(name)")
          for other in labels[..<index] where !other.frame.insetBy(dx: 1, dy: 1).isEmpty {
            expect(!label.frame.insetBy(dx: 1, dy: 1).intersects(other.frame.insetBy(dx: 1, dy: 1)), "\(name) over \(other)")
          }
        }
      }
    }
  }

  @Test("Cards grow with the text size and hold their words, also when it changes while they show")
  func cards() throws {
    let sample = try #require(Gallery.samples.first { $0.name == "Flashcards" })
    let screen = TestScreen.showing(sample, design: .modern) { $0.preferredContentSizeCategory = .large }
    func check(_ size: CGFloat) {
      let labels = screen.views(CardCell.self).map(\.label)
      expect(labels.count, above: 2)
      for label in labels {
        expect(label.font.pointSize, equals: size, "\(label.text ?? "")")
        let needed = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let fits = needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height
        expect(fits, "\(label.text ?? "") \(needed) \(label.bounds)")
      }
    }
    check(17)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.settle()
    check(40)
  }

  @Test("Headers of states show their letter, and hints their whole text, at a large text size")
  func others() throws {
    let large: (inout any UIMutableTraits) -> Void = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    for name in ["States", "Gestures", "Notes"] {
      let sample = try #require(Gallery.samples.first { $0.name == name })
      let screen = TestScreen.showing(sample, design: .modern, large)
      let shown =
        name == "States"
        ? screen.views(StateHeader.self).map(\.letter)
        : screen.views(UILabel.self).filter { $0.text?.hasPrefix("Drag") ?? false || $0.text?.hasSuffix("words") ?? false }
      expect(!shown.isEmpty, "\(name)")
      for label in shown {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        let fits = needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5
        expect(fits, "\(name): \(needed) in \(label.frame)")
      }
    }
  }

  @Test("Headers of grids grow with the text size and hold their words", arguments: ["PhotoWall", "ReorderGrid", "Waterfall"])
  func gridHeaders(name: String) throws {
    let sample = try #require(Gallery.samples.first { $0.name == name })
    let screen = TestScreen.showing(sample, design: .modern) { $0.preferredContentSizeCategory = .large }
    func check(_ size: CGFloat) {
      let headers = screen.views(MonthHeader.self)
      expect(!headers.isEmpty)
      for header in headers {
        expect(header.label.font.pointSize, equals: size, "\(name)")
        expect(header.label.sizeThatFits(.zero).height, atMost: header.bounds.height, "\(name): \(header.bounds)")
      }
    }
    check(17)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.settle()
    check(40)
  }

  @Test("Rows of ten million have heights for the text size, also when it changes, and the first visible row stays")
  func million() throws {
    let sample = try #require(Gallery.samples.first { $0.name == "Million" })
    let screen = TestScreen.showing(sample)
    let table = try #require(screen.views(UITableView.self).first)
    func heights(_ first: Int = 0) -> [CGFloat] { (first..<first + 5).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } }
    expect(heights(), equals: [44, 60, 76, 52, 68])
    table.scrollToRow(at: IndexPath(row: 5_000_000, section: 0), at: .top, animated: false)
    screen.layout()
    screen.traits = { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    screen.settle()
    expect(heights(5_000_000), equals: [60, 82, 104, 71, 93], "\(heights(5_000_000))")
    let top = CGPoint(x: 0, y: table.contentOffset.y + table.adjustedContentInset.top + 1)
    expect(table.indexPathForRow(at: top)?.row, equals: 5_000_000)
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen.showing(sample, design: design) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      let cells = screen.views(UITableViewCell.self)
      expect(cells.count, above: 3)
      for cell in cells {
        let (title, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
        let isStacked = detail.frame.minY >= title.frame.maxY - 1
        expect(isStacked == (design.name == "modern") && title.font.pointSize == (isStacked ? 40 : 17), "\(title.font!)")
        expect(title.frame.minY >= 0 && detail.frame.maxY <= cell.contentView.bounds.height, "\(detail.frame) in \(cell.bounds)")
        expect(detail.text, equals: "\(Int(cell.bounds.height)) points")
      }
    }
  }

  @Test("Right to left the controls begin at the right")
  func mirrored() throws {
    let sample = try #require(Gallery.samples.first { $0.name == "Controls" })
    let screen = TestScreen.showing(sample, design: .modern) { $0.layoutDirection = .rightToLeft }
    let label = try #require(screen.views(UILabel.self).first { $0.text == "Nothing yet" })
    expect(abs(label.convert(label.bounds, to: nil).maxX - (375 - 16)), below: 0.01)
  }
}
