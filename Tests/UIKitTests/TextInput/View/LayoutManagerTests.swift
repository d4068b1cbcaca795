import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct LayoutManagerTests {
  private func make(_ text: String) -> UITextView {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
    let parent = UIView()
    parent.addSubview(view)
    screen.show(parent)
    return view
  }

  @Test("Lines are counted, with their rectangles and characters, empty ones too")
  func lines() {
    let view = make("one\n\nwords that go over the end of a line\nlast")
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: view.text.utf16.count)) {
      rect, used, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
      expect(rect.minX == 0 && rect.width == 180 && used.width <= rect.width + 5 && used.minY == rect.minY)
    }
    expect(ranges.first == NSRange(location: 0, length: 4) && ranges.dropFirst().first == NSRange(location: 4, length: 1))
    expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.location + $0.length == $1.location })
    expect(ranges.last.map { $0.location + $0.length }, equals: view.text.utf16.count)
    expect(tops.first == 0 && tops == tops.sorted() && ranges.count == 5)
    var found = NSRange()
    let rect = view.layoutManager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &found)
    expect(found == NSRange(location: 0, length: 4) && rect.minY == 0)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    expect(abs(used.height - 5 * UIFont.systemFont(ofSize: 17).lineHeight) < 2 && used.width > 100)
    expect(view.textContainer.layoutManager === view.layoutManager)
  }

  @Test("Points find characters, and ranges their rectangles")
  func places() {
    let view = make("one two שלום")
    let manager = view.layoutManager
    for index in [0, 5, 9] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: view.textContainer)
      var fraction: CGFloat = -1
      let point = CGPoint(x: rect.minX + rect.width * 0.25, y: rect.midY)
      let found = manager.characterIndex(for: point, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
      expect(found, equals: index)
      expect(abs(fraction - (index == 9 ? 0.75 : 0.25)), below: 0.01, "\(index): \(fraction)")
    }
    expect(manager.characterIndex(for: CGPoint(x: 900, y: 900), in: view.textContainer), below: manager.numberOfGlyphs)
    let empty = make("")
    expect(empty.layoutManager.characterIndex(for: .zero, in: empty.textContainer), equals: 0)
    expect(empty.layoutManager.usedRect(for: empty.textContainer).height, atLeast: 0)
  }
}
