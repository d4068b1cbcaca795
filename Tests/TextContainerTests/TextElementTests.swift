import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TextElementTests {
  private func makeContent(_ text: String, width: CGFloat = 200) -> (content: NSTextContentStorage, layout: NSTextLayoutManager) {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    content.addTextLayoutManager(layout)
    layout.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
    content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    return (content, layout)
  }

  private func frames(_ layout: NSTextLayoutManager) -> [CGRect] {
    var frames: [CGRect] = []
    layout.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      frames.append($0.layoutFragmentFrame); return true
    }
    return frames
  }

  private func range(_ content: NSTextContentManager, _ start: Int, _ end: Int) throws -> NSTextRange {
    let first = try #require(content.location(content.documentRange.location, offsetBy: start))
    return try #require(NSTextRange(location: first, end: content.location(first, offsetBy: end - start)))
  }

  @Test("Ranges contain, meet and join each other; one that ends before it begins is none")
  func ranges() throws {
    let (content, _) = makeContent("Some text")
    let some = try range(content, 0, 4)
    let rest = try range(content, 3, 9)
    let common = try range(content, 3, 4)
    expect(some.intersects(rest) && some.intersection(rest) == common && some.union(rest) == content.documentRange)
    expect(content.documentRange.contains(some) && !some.contains(content.documentRange) && !some.isEmpty)
    expect(some.contains(some.location) && !some.contains(some.endLocation))
    expect(NSTextRange(location: some.endLocation, end: some.location) == nil && NSTextRange(location: some.location).isEmpty)
    expect(content.location(some.location, offsetBy: 10) == nil && content.offset(from: some.endLocation, to: rest.endLocation) == 5)
  }

  @Test("The elements of a storage are its paragraphs, with their terminators")
  func paragraphs() throws {
    let (content, _) = makeContent("One\nTwo\r\nThree")
    var texts: [String] = []
    var separators: [Int] = []
    content.enumerateTextElements(from: nil) { element in
      let paragraph = element as? NSTextParagraph
      texts.append(paragraph?.attributedString.string ?? "")
      if let range = paragraph?.paragraphSeparatorRange { separators.append(content.offset(from: range.location, to: range.endLocation)) }
      return true
    }
    expect(texts == ["One\n", "Two\r\n", "Three"] && separators == [1, 2, 0])
    texts = []
    content.enumerateTextElements(from: nil, options: .reverse) { element in
      texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
      return texts.count < 2
    }
    expect(texts, equals: ["Three", "Two\r\n"])
    let middle = try range(content, 2, 5)
    expect(content.textElements(for: middle).count, equals: 2)
  }

  @Test("Fragments are below each other, wrap at the width, and describe their lines and characters")
  func fragments() throws {
    let (content, layout) = makeContent("A first paragraph that is longer than one line of the container\nShort")
    let all = frames(layout)
    expect(all.count == 2 && all[0].height > 1.5 * all[1].height && abs(all[1].minY - all[0].maxY) < 0.01 && all[0].minX == 5)
    let first = try #require(layout.textLayoutFragment(for: content.documentRange.location))
    expect(first.state == .layoutAvailable && first.textLineFragments.count >= 2)
    let (top, next) = (first.textLineFragments[0], first.textLineFragments[1])
    expect(top.characterRange.location == 0 && next.characterRange.location == top.characterRange.length)
    expect(abs(next.typographicBounds.minY - top.typographicBounds.maxY) < 0.01 && top.glyphOrigin.y > 0.5 * top.typographicBounds.height)
    let place = top.locationForCharacter(at: 2)
    expect(place.x > 0 && place.y == top.typographicBounds.minY + top.glyphOrigin.y)
    expect(top.characterIndex(for: CGPoint(x: place.x + 1, y: 5)), equals: 2)
    expect(layout.textLayoutFragment(for: CGPoint(x: 20, y: all[1].midY))?.layoutFragmentFrame, equals: all[1])
    expect(abs(layout.usageBoundsForTextContainer.height - all[1].maxY), below: 0.01)
    layout.textContainer?.size.width = 400
    expect(frames(layout)[0].height, below: all[0].height)
    layout.textContainer?.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 50))]
    expect(frames(layout)[0].minY, atLeast: 50)
  }

  @Test("An edit of the storage changes the fragments; a transaction groups edits")
  func edits() throws {
    let (content, layout) = makeContent("One\nTwo")
    expect(frames(layout).count, equals: 2)
    content.textStorage?.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\nMore")
    expect(frames(layout).count, equals: 3)
    content.performEditingTransaction {
      expect(content.hasEditingTransaction)
      content.textStorage?.deleteCharacters(in: NSRange(location: 0, length: 4))
      content.textStorage?.deleteCharacters(in: NSRange(location: 0, length: 5))
    }
    expect(content.attributedString?.string == "Two" && frames(layout).count == 1)
    layout.replaceContents(in: try range(content, 0, 1), with: NSAttributedString(string: "A\nB"))
    expect(content.attributedString?.string == "A\nBwo" && frames(layout).count == 2)
  }

  @Test("Segments of a range are rectangles by lines; those of a selection reach to the end of the line")
  func segments() throws {
    let (content, layout) = makeContent("One\nTwo")
    func rects(_ type: NSTextLayoutManager.SegmentType) throws -> [CGRect] {
      var found: [CGRect] = []
      layout.enumerateTextSegments(in: try range(content, 1, 6), type: type) { range, rect, baseline, _ in
        expect(range != nil && baseline > 0 && baseline < rect.height)
        found.append(rect)
        return true
      }
      return found
    }
    let (standard, selection) = (try rects(.standard), try rects(.selection))
    expect(standard.count == 2 && selection.count == 2 && standard[0].minX > 5 && standard[1].minX == 5)
    expect(selection[0].maxX >= 195 && standard[0].maxX < 60)
  }

  private final class Paragraphs: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
    final class Framed: NSTextLayoutFragment {
      override func draw(at point: CGPoint, in context: CGContext) {
        context.setFillColor(UIColor.yellow.cgColor)
        context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
        super.draw(at: point, in: context)
      }
    }
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
      guard let text = textContentStorage.attributedString?.attributedSubstring(from: range), text.string.hasPrefix("#") else { return nil }
      return NSTextParagraph(
        attributedString: NSAttributedString(string: text.string, attributes: [.font: UIFont.boldSystemFont(ofSize: 32)]))
    }
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Framed(textElement: textElement, range: textElement.elementRange) }
  }

  @Test("Delegates replace the look of paragraphs without a change of the text, and the drawing of fragments")
  func delegates() throws {
    let (content, layout) = makeContent("#One\nTwo")
    let plain = frames(layout)
    let delegate = Paragraphs()
    content.delegate = delegate
    let titled = frames(layout)
    expect(titled[0].height > 1.5 * plain[0].height && abs(titled[1].height - plain[1].height) < 0.01)
    expect(content.attributedString?.string, equals: "#One\nTwo")
    layout.delegate = delegate
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { context in
      layout.enumerateTextLayoutFragments(from: nil) { fragment in
        fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
        return true
      }
    }
    let pixels = try #require(image.cgImage)
    let frame = titled[0]
    let colors = (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in (6..<Int(frame.maxX) - 1).map { pixels.pixel(x: $0, y: y) } }
    expect(colors.contains { $0.red > 240 && $0.green > 240 && $0.blue < 20 } && colors.contains { $0.red < 60 && $0.alpha > 200 })
    expect(pixels.pixel(x: 190, y: 10).alpha, equals: 0)
  }

  @Test("A text view is drawn by the fragments that the delegate of its text layout manager makes")
  func fragmentsOfViews() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "One\nTwo"
    view.isEditable = false
    view.backgroundColor = .white
    func yellow() -> Int {
      let image = screen.snapshot()
      return (10..<40).count { y in
        let pixel = image.pixel(x: 8, y: y)
        return pixel.red > 240 && pixel.green > 240 && pixel.blue < 20
      }
    }
    screen.show(view)
    screen.settle()
    expect(yellow(), equals: 0)
    let delegate = Paragraphs()
    let layout = try #require(view.textLayoutManager)
    layout.delegate = delegate
    view.text = "One\nTwo\nThree"
    screen.settle()
    expect(yellow(), above: 8)
    layout.delegate = nil
    view.text = "One"
    screen.settle()
    expect(yellow(), equals: 0)
  }

  private final class Port: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    var log: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { log.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string.trimmingCharacters(in: .newlines) ?? "") }
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("will") }
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("did") }
  }

  @Test("A viewport shows the visible fragments only")
  func viewport() throws {
    let (content, layout) = makeContent((0..<40).map(String.init).joined(separator: "\n"))
    let port = Port()
    let controller = layout.textViewportLayoutController
    controller.delegate = port
    var validated = 0
    layout.renderingAttributesValidator = { _, _ in validated += 1 }
    controller.layoutViewport()
    expect(port.log == ["will", "0", "1", "did"] && validated == 2, "\(port.log)")
    let tenth = try range(content, 20, 21)
    port.bounds.origin.y = controller.relocateViewport(to: tenth.location) + 1
    port.bounds.size.height = 10
    port.log = []
    controller.layoutViewport()
    expect(port.log == ["will", "10", "did"] && controller.viewportBounds == port.bounds, "\(port.log)")
    expect(controller.viewportRange.map { content.offset(from: $0.location, to: $0.endLocation) }, equals: 3)
  }

  @Test("A text view describes its own lines; rendering attributes color them without a change of the text")
  func textView() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.text = "One\nTwo"
    screen.show(view)
    let layout = try #require(view.textLayoutManager)
    let content = try #require(layout.textContentManager as? NSTextContentStorage)
    expect(layout === view.textLayoutManager && content.textStorage === view.textStorage)
    expect(frames(layout).count, equals: 2)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    screen.type("\nThree")
    expect(frames(layout).count == 3 && content.attributedString?.string == "One\nTwo\nThree")
    func isGreen() -> Bool {
      let image = screen.snapshot()
      return (0..<40).contains { y in (0..<60).contains { image.pixel(x: $0, y: y).green > 200 && image.pixel(x: $0, y: y).red < 80 } }
    }
    expect(!isGreen())
    layout.addRenderingAttribute(.foregroundColor, value: UIColor.green, for: try range(content, 0, 3))
    screen.layout()
    expect(isGreen())
    var ranges: [Int] = []
    layout.enumerateRenderingAttributes(from: content.documentRange.location, reverse: false) { _, values, range in
      expect(values[.foregroundColor] as? UIColor, equals: .green)
      ranges.append(content.offset(from: range.location, to: range.endLocation))
      return true
    }
    expect(ranges == [3] && view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .green)
    layout.removeRenderingAttribute(.foregroundColor, for: content.documentRange)
    screen.layout()
    expect(!isGreen())
    expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    expect(UITextView(frame: .zero, textContainer: container).textLayoutManager == nil)
  }
}
