import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Every sample at a large text size and right to left.
@MainActor struct TextSizeSampleTests {
  private func open(_ sample: Sample, design: UIDesign, _ traits: @escaping (inout any UIMutableTraits) -> Void) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), design: design)
    screen.traits = traits
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    list.open(sample, animated: false)
    screen.settle(timeout: 1)
    return screen
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + views(type, in: $0) }
  }

  private func labels(in view: UIView) -> [(text: String, frame: CGRect)] {
    views(UILabel.self, in: view).filter { $0.text?.isEmpty == false }.map { ($0.text!, $0.convert($0.bounds, to: view)) }
  }

  @Test(
    "In no row of a table do texts reach beyond the row or over each other at a large text size", arguments: [UIDesign.modern, .classic])
  func rows(design: UIDesign) {
    for sample in Gallery.samples {
      let screen = open(sample, design: design) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      for cell in views(UITableViewCell.self, in: screen.window) {
        let labels = labels(in: cell.contentView)
        for (index, label) in labels.enumerated() {
          let name = "\(sample.name): \(label.text) \(label.frame) in \(cell.contentView.bounds.size)"
          #expect(label.frame.minY >= -0.5 && label.frame.maxY <= cell.contentView.bounds.height + 0.5, "\(name)")
          for other in labels[..<index] where !other.frame.insetBy(dx: 1, dy: 1).isEmpty {
            #expect(!label.frame.insetBy(dx: 1, dy: 1).intersects(other.frame.insetBy(dx: 1, dy: 1)), "\(name) over \(other)")
          }
        }
      }
    }
  }

  @Test("Cards grow with the text size and hold their words, also when it changes while they show")
  func cards() throws {
    let sample = try #require(Gallery.samples.first { $0.name == "Flashcards" })
    let screen = open(sample, design: .modern) { $0.preferredContentSizeCategory = .large }
    func check(_ size: CGFloat) {
      let labels = views(CardCell.self, in: screen.window).map(\.label)
      #expect(labels.count > 2)
      for label in labels {
        #expect(label.font.pointSize == size, "\(label.text ?? "")")
        let needed = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let fits = needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height
        #expect(fits, "\(label.text ?? "") \(needed) \(label.bounds)")
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
      let screen = open(sample, design: .modern, large)
      let shown =
        name == "States"
        ? views(StateHeader.self, in: screen.window).map(\.letter)
        : views(UILabel.self, in: screen.window).filter { $0.text?.hasPrefix("Drag") ?? false || $0.text?.hasSuffix("words") ?? false }
      #expect(!shown.isEmpty, "\(name)")
      for label in shown {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        let fits = needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5
        #expect(fits, "\(name): \(needed) in \(label.frame)")
      }
    }
  }

  @Test("Right to left the controls begin at the right")
  func mirrored() throws {
    let sample = try #require(Gallery.samples.first { $0.name == "Controls" })
    let screen = open(sample, design: .modern) { $0.layoutDirection = .rightToLeft }
    let label = try #require(views(UILabel.self, in: screen.window).first { $0.text == "Nothing yet" })
    #expect(abs(label.convert(label.bounds, to: nil).maxX - (375 - 16)) < 0.01)
  }
}
