import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct LayoutManagerTests {
  private static let words = "The quick brown fox jumps over the lazy dog while seven wizards boil a mixed liquid in the box. "

  private final class Stack {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    var containers: [NSTextContainer] = []

    init(_ text: NSAttributedString, _ manager: NSLayoutManager = NSLayoutManager(), _ containers: NSTextContainer...) {
      storage = NSTextStorage(attributedString: text)
      self.manager = manager
      self.containers = containers
      for container in containers { manager.addTextContainer(container) }
      storage.addLayoutManager(manager)
    }

    var lines: [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] {
      var found: [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] = []
      let all = NSRange(location: 0, length: manager.numberOfGlyphs)
      manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
        found.append((rect, used, container, range))
      }
      return found
    }
  }

  private func text(_ count: Int, size: CGFloat = 16) -> NSAttributedString {
    NSAttributedString(string: String(repeating: Self.words, count: count), attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func container(_ width: CGFloat, _ height: CGFloat = 0) -> NSTextContainer {
    NSTextContainer(size: CGSize(width: width, height: height))
  }

  @Test("A text without a view is as high as a string of the same width is measured")
  func measuring() {
    for width in [80, 150, 333] as [CGFloat] {
      let container = container(width)
      container.lineFragmentPadding = 0
      let stack = Stack(text(2), NSLayoutManager(), container)
      stack.manager.ensureLayout(for: container)
      let measured = text(2).boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      expect(abs(stack.manager.usedRect(for: container).height - measured.height), below: 0.01)
      expect(stack.manager.usedRect(for: container).width, atMost: width + 0.01)
      expect(stack.manager.glyphRange(for: container), equals: NSRange(location: 0, length: stack.storage.length))
      let box = stack.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: stack.storage.length), in: container)
      expect(abs(box.height - measured.height), below: 0.01)
    }
  }

  @Test("A tap on a label finds the character of a link")
  func tappedLink() {
    let content = NSMutableAttributedString(attributedString: text(1))
    let link = (content.string as NSString).range(of: "lazy dog")
    content.addAttribute(.link, value: "dog", range: link)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    label.numberOfLines = 0
    label.attributedText = content
    label.sizeToFit()
    let container = NSTextContainer(size: label.bounds.size)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    let stack = Stack(content, NSLayoutManager(), container)
    for offset in [link.location, link.location + 3, NSMaxRange(link) - 1] {
      let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: offset, length: 1), in: container)
      expect(rect.width > 1 && label.bounds.insetBy(dx: -1, dy: -1).contains(rect))
      var fraction: CGFloat = 0
      let found = stack.manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      expect(found == offset && abs(fraction - 0.25) < 0.02)
      expect(stack.storage.attribute(.link, at: found, effectiveRange: nil) as? String, equals: "dog")
    }
    expect(stack.manager.characterIndex(for: CGPoint(x: 5000, y: 5000), in: container), equals: content.length - 1)
  }

  @Test("Text continues in the next container, and every character is in one")
  func columns() {
    let columns = [container(120, 100), container(90, 60), container(120, 2000)]
    let stack = Stack(text(4), NSLayoutManager(), columns[0], columns[1], columns[2])
    let ranges = columns.map { stack.manager.glyphRange(for: $0) }
    expect(ranges[0].location == 0 && ranges.allSatisfy { $0.length > 0 })
    expect(NSMaxRange(ranges[0]) == ranges[1].location && NSMaxRange(ranges[1]) == ranges[2].location)
    expect(NSMaxRange(ranges[2]), equals: stack.storage.length)
    for (column, range) in zip(columns, ranges) {
      expect(stack.manager.usedRect(for: column).height, atMost: column.size.height + 0.5)
      var found = NSRange()
      expect(stack.manager.textContainer(forGlyphAt: range.location, effectiveRange: &found) === column && found == range)
    }
    columns[0].size.height = 0
    expect(stack.manager.glyphRange(for: columns[0]).length, equals: stack.storage.length)
    expect(stack.manager.glyphRange(for: columns[1]).length, equals: 0)
    stack.manager.removeTextContainer(at: 0)
    expect(stack.manager.glyphRange(for: columns[1]).location, equals: 0)
  }

  @Test("No line of text meets a shape it flows around, and no character is lost")
  func exclusion() {
    let container = container(300)
    container.lineFragmentPadding = 0
    let stack = Stack(text(5), NSLayoutManager(), container)
    let before = stack.lines.count
    var state: UInt64 = 3
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
    for _ in 0..<30 {
      let rect = CGRect(x: next(300) - 20, y: next(200), width: 20 + next(160), height: 10 + next(120))
      let isOval = next(2) == 0
      container.exclusionPaths = [isOval ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)]
      let lines = stack.lines
      expect(lines.first?.range.location == 0 && lines.last.map { NSMaxRange($0.range) } == stack.storage.length)
      for (line, following) in zip(lines, lines.dropFirst()) { expect(NSMaxRange(line.range), equals: following.range.location) }
      for line in lines {
        let box = stack.manager.boundingRect(forGlyphRange: NSRange(location: line.range.location, length: 1), in: container)
        expect(box.minX > line.rect.minX - 0.1 && box.maxX < line.rect.maxX + 0.1)
        expect(abs(box.minY - line.rect.minY) < 0.1 && abs(box.maxY - line.rect.maxY) < 0.1)
        let core = isOval ? rect.insetBy(dx: rect.width * 0.15, dy: rect.height * 0.15) : rect
        expect(!line.rect.insetBy(dx: 0.5, dy: 0.5).intersects(core), "\(line.rect) in \(rect)")
      }
    }
    container.exclusionPaths = []
    expect(stack.lines.count, equals: before)
    // Beside a shape in the middle there is text on both sides, at one height.
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 80))]
    let lines = stack.lines
    expect(lines[0].rect.maxX <= 120 && lines[1].rect.minX >= 180 && lines[0].rect.minY == lines[1].rect.minY)
  }

  private final class Disc: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      let rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
      let radius = min(size.width, size.height) / 2
      let away = max(abs(radius - rect.minY), abs(radius - rect.maxY))
      guard away < radius else { return CGRect(x: radius, y: rect.minY, width: 1, height: rect.height) }
      let half = (radius * radius - away * away).squareRoot()
      return CGRect(x: radius - half, y: rect.minY, width: 2 * half, height: rect.height)
    }
  }

  @Test("A container of another shape decides where lines are")
  func shapedContainer() {
    let disc = Disc(size: CGSize(width: 240, height: 240))
    let stack = Stack(text(2, size: 12), NSLayoutManager(), disc)
    let lines = stack.lines
    expect(lines.count, above: 5)
    for line in lines {
      for corner in [CGPoint(x: line.used.minX, y: line.rect.minY), CGPoint(x: line.used.maxX, y: line.rect.maxY)] {
        expect(hypot(corner.x - 120, corner.y - 120), below: 121)
      }
    }
    let middle = lines[lines.count / 2].rect.width
    expect(lines[0].rect.width, below: middle)
    let view = UITextView(frame: CGRect(x: 10, y: 40, width: 240, height: 256), textContainer: disc)
    let screen = TestScreen()
    screen.show(view)
    expect(view.text, equals: stack.storage.string)
  }

  @Test("The last line that has room ends in an ellipsis")
  func truncation() {
    let container = container(150)
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    let stack = Stack(text(1), NSLayoutManager(), container)
    expect(stack.lines.count, equals: 2)
    let cut = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: stack.lines[1].range.location)
    expect(cut.location > stack.lines[1].range.location && NSMaxRange(cut) == stack.storage.length)
    expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, equals: NSNotFound)
    container.lineBreakMode = .byWordWrapping
    expect(stack.lines.count == 2 && NSMaxRange(stack.lines[1].range) < stack.storage.length)
    container.maximumNumberOfLines = 0
    container.size = CGSize(width: 150, height: 60)
    container.lineBreakMode = .byTruncatingTail
    expect(stack.lines.last.map { $0.rect.maxY } ?? 100, atMost: 60.5)
    expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: stack.lines.last!.range.location).length, above: 0)
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var completed = 0

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { completed += 1 }
  }

  @Test("The delegate spaces lines")
  func spacing() {
    let container = container(150)
    let stack = Stack(text(1), NSLayoutManager(), container)
    let (count, height) = (stack.lines.count, stack.manager.usedRect(for: container).height)
    let delegate = Spacing()
    stack.manager.delegate = delegate
    expect(abs(stack.manager.usedRect(for: container).height - height - CGFloat(count - 1) * 10), below: 0.01)
    expect(delegate.completed, equals: 1)
  }

  @Test("After a line end there is an extra line, and characters have their kind")
  func extraLine() {
    let container = container(200)
    let content = NSAttributedString(string: "a b\tc\n", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let stack = Stack(content, NSLayoutManager(), container)
    expect(stack.manager.extraLineFragmentRect.minY > 0 && stack.manager.extraLineFragmentTextContainer === container)
    expect(stack.lines.count, equals: 1)
    expect(stack.manager.propertyForGlyph(at: 0) == [] && stack.manager.propertyForGlyph(at: 1) == .elastic)
    expect(stack.manager.propertyForGlyph(at: 3) == .controlCharacter && stack.manager.propertyForGlyph(at: 5) == .controlCharacter)
    expect(stack.manager.cgGlyph(at: 0) != 0 && stack.manager.cgGlyph(at: 0) != stack.manager.cgGlyph(at: 2))
    expect(stack.manager.location(forGlyphAt: 2).x, above: stack.manager.location(forGlyphAt: 0).x)
    stack.storage.deleteCharacters(in: NSRange(location: 5, length: 1))
    expect(stack.manager.extraLineFragmentRect == .zero && stack.manager.extraLineFragmentTextContainer == nil)
  }

  private final class Spacious: NSLayoutManagerDelegate {
    var asked: [NSRange] = []
    var answers = true

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      asked.append(glyphRange)
      lineFragmentRect.pointee.size.height = 50
      lineFragmentUsedRect.pointee.size.height = 50
      baselineOffset.pointee = 40
      return answers
    }
  }

  @Test("The delegate may give lines other rectangles and baselines")
  func placedLines() {
    let storage = NSTextStorage(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 400))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let plain = manager.usedRect(for: container).height
    let delegate = Spacious()
    manager.delegate = delegate
    expect(manager.usedRect(for: container).height, equals: 100)
    expect(delegate.asked.prefix(2), equals: [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY, equals: 50)
    expect(abs(manager.location(forGlyphAt: 5).y - 40), below: 0.01)
    delegate.answers = false
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 7), actualCharacterRange: nil)
    expect(manager.usedRect(for: container).height, equals: plain, "what it does not answer for is not taken")
  }
}
