import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite struct DrawingTests {
  private final class Chips: NSLayoutManager {
    var filled: [NSRange] = []
    var underlined: [NSRange] = []
    var drawn: [NSRange] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 1)) { rect, _, _, _, _ in
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: origin.x + rect.maxX - 20, y: origin.y + rect.minY, width: 20, height: rect.height))
      }
    }

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      drawn.append(glyphsToShow)
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      filled.append(charRange)
      color.setFill()
      for index in 0..<rectCount { UIBezierPath(roundedRect: rectArray[index], cornerRadius: 4).fill() }
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { underlined.append(glyphRange) }
  }

  private func count(_ image: CGImage, _ rect: CGRect, _ isWanted: (UInt8, UInt8, UInt8) -> Bool) -> Int {
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let pixel = image.pixel(x: x, y: y)
        if pixel.alpha > 128, isWanted(pixel.red, pixel.green, pixel.blue) { count += 1 }
      }
    }
    return count
  }

  @Test("A text view draws through the hooks of its layout manager")
  func hooks() {
    let content = NSMutableAttributedString(string: "chip and line", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    content.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 4))
    content.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 9, length: 4))
    let storage = NSTextStorage(attributedString: content)
    let manager = Chips()
    let container = NSTextContainer()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 100), textContainer: container)
    let parent = UIView()
    parent.addSubview(view)
    let screen = TestScreen()
    screen.show(parent)
    let picture = screen.snapshot()
    let scale = CGFloat(picture.width) / screen.window.bounds.width
    let place = CGRect(x: 0, y: 40 * scale, width: 300 * scale, height: 50 * scale)
    expect(manager.filled, equals: [NSRange(location: 0, length: 4)])
    expect(manager.underlined, equals: [NSRange(location: 9, length: 4)])
    expect(manager.drawn, equals: [NSRange(location: 0, length: 13)])
    expect(count(picture, place) { $0 > 200 && $1 > 200 && $2 < 80 }, above: 300)
    expect(count(picture, place) { $0 < 50 && $1 < 50 && $2 > 200 }, above: 300)
    expect(count(picture, place) { $0 < 60 && $1 < 60 && $2 < 60 }, above: 100)
    manager.filled = []
    manager.invalidateDisplay(forGlyphRange: NSRange(location: 0, length: 4))
    screen.layout()
    expect(manager.filled.count, equals: 1)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.type("x")
    expect(manager.filled.last == NSRange(location: 0, length: 5) || manager.filled.last == NSRange(location: 1, length: 4))
    expect(storage.string, equals: "xchip and line")
  }

  @Test("Temporary attributes show over the text's own in a view, move with the text, and leave text and lines alone")
  func temporaryAttributes() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two three"
    let parent = UIView()
    parent.addSubview(view)
    let screen = TestScreen()
    screen.show(parent)
    let manager = view.layoutManager
    let scale = CGFloat(screen.snapshot().width) / screen.window.bounds.width
    let place = CGRect(x: 0, y: 40 * scale, width: 300 * scale, height: 50 * scale)
    func red() -> Int {
      screen.layout()
      return count(screen.snapshot(), place) { $0 > 200 && $1 < 90 && $2 < 90 }
    }
    func yellow() -> Int {
      screen.layout()
      return count(screen.snapshot(), place) { $0 > 200 && $1 > 200 && $2 < 90 }
    }
    let line = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    expect(red() == 0 && yellow() == 0)
    let two = NSRange(location: 4, length: 3)
    manager.addTemporaryAttribute(.foregroundColor, value: UIColor.red, forCharacterRange: two)
    expect(red() > 40 && yellow() == 0)
    manager.addTemporaryAttributes([.backgroundColor: UIColor.yellow], forCharacterRange: NSRange(location: 0, length: 5))
    expect(red() > 40 && yellow() > 300)
    expect(view.textStorage.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
    expect(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil), equals: line)
    var range = NSRange()
    let both = manager.temporaryAttributes(atCharacterIndex: 4, effectiveRange: &range)
    expect(both.count == 2 && range == NSRange(location: 4, length: 1))
    expect(manager.temporaryAttribute(.backgroundColor, atCharacterIndex: 9, effectiveRange: &range) == nil)
    expect(range, equals: NSRange(location: 7, length: 6))
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "new ")
    expect(manager.temporaryAttributes(atCharacterIndex: 0, effectiveRange: &range).isEmpty && range == NSRange(location: 0, length: 4))
    expect(manager.temporaryAttribute(.foregroundColor, atCharacterIndex: 9, effectiveRange: nil) as? UIColor, equals: .red)
    manager.removeTemporaryAttribute(.backgroundColor, forCharacterRange: NSRange(location: 0, length: 17))
    expect(red() > 40 && yellow() == 0)
    manager.setTemporaryAttributes([:], forCharacterRange: NSRange(location: 0, length: 17))
    expect(red(), equals: 0)
  }

  @Test("Temporary attributes of random ranges are those of a list of characters")
  func randomTemporaryAttributes() {
    var numbers = Noise(seed: 23)
    for _ in 0..<40 {
      let storage = NSTextStorage(string: String(repeating: "x", count: 30))
      let manager = NSLayoutManager()
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 400)))
      storage.addLayoutManager(manager)
      var model = [[String: Int]](repeating: [:], count: 30)
      for step in 0..<30 {
        let start = Int.random(in: 0..<model.count, using: &numbers)
        let length = Int.random(in: 0...min(9, model.count - start), using: &numbers)
        let range = NSRange(location: start, length: length)
        let key = ["NSColor", "NSBackgroundColor"].randomElement(using: &numbers)!
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          manager.addTemporaryAttribute(NSAttributedString.Key(key), value: step, forCharacterRange: range)
          for index in start..<start + length { model[index][key] = step }
        case 1:
          manager.setTemporaryAttributes([NSAttributedString.Key(key): step], forCharacterRange: range)
          for index in start..<start + length { model[index] = [key: step] }
        case 2:
          manager.removeTemporaryAttribute(NSAttributedString.Key(key), forCharacterRange: range)
          for index in start..<start + length { model[index][key] = nil }
        default:
          guard model.count - length > 10 else { continue }
          storage.replaceCharacters(in: range, with: "yy")
          model.replaceSubrange(start..<start + length, with: [[:], [:]])
        }
        for index in model.indices {
          var found = NSRange()
          let values = manager.temporaryAttributes(atCharacterIndex: index, effectiveRange: &found)
          expect(Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value as? Int ?? -1) }), equals: model[index])
          expect(found.contains(index))
        }
      }
    }
  }

  @Test("Drawing into a context draws the given range")
  func context() {
    let storage = NSTextStorage(string: "left right", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 50))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let second = NSRange(location: 5, length: 5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50), format: format).image { _ in
      manager.drawGlyphs(forGlyphRange: second, at: CGPoint(x: 10, y: 5))
    }
    let box = manager.boundingRect(forGlyphRange: second, in: container).offsetBy(dx: 10, dy: 5)
    let red: (UInt8, UInt8, UInt8) -> Bool = { red, _, _ in red > 200 }
    expect(count(image.cgImage!, CGRect(x: 0, y: 0, width: box.minX - 1, height: 50), red), equals: 0)
    expect(count(image.cgImage!, box, red), above: 40)
  }

  @Test("Text flows around a shape in a text view, where taps and selections find it")
  func shapesInView() {
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 300))
    view.font = .systemFont(ofSize: 16)
    view.text = String(repeating: "words that flow around a shape ", count: 12)
    let parent = UIView()
    parent.addSubview(view)
    let screen = TestScreen()
    screen.show(parent)
    let shape = CGRect(x: 100, y: 20, width: 90, height: 90)
    let height = view.contentSize.height
    view.textContainer.exclusionPaths = [UIBezierPath(ovalIn: shape)]
    screen.layout()
    expect(view.contentSize.height, above: height)
    let hidden = shape.insetBy(dx: 15, dy: 15)
    for offset in stride(from: 0, to: view.text.utf16.count, by: 5) {
      let position = view.position(from: view.beginningOfDocument, offset: offset)!
      let caret = view.caretRect(for: position).offsetBy(dx: -view.textContainerInset.left, dy: -view.textContainerInset.top)
      expect(!hidden.contains(CGPoint(x: caret.midX, y: caret.midY)))
      guard offset % 25 == 0, view.bounds.contains(caret) else { continue }
      let point = CGPoint(x: caret.midX + view.textContainerInset.left + 0.1, y: caret.midY + view.textContainerInset.top)
      let found = view.closestPosition(to: point)!
      expect(abs(view.offset(from: view.beginningOfDocument, to: found) - offset), atMost: 1)
    }
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.type("New ")
    expect(view.text.hasPrefix("New words"))
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    expect(view.selectedRange.location, above: 20)
    view.textContainer.exclusionPaths = []
    screen.layout()
    expect(abs(view.contentSize.height - height), below: 25)
  }

  @Test("Views over the containers of one layout manager show one part each")
  func pagedViews() {
    let storage = NSTextStorage(
      string: String(repeating: "some words of a long text ", count: 40), attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let parent = UIView()
    var views: [UITextView] = []
    for index in 0..<2 {
      let container = NSTextContainer()
      manager.addTextContainer(container)
      let view = UITextView(frame: CGRect(x: CGFloat(index) * 150, y: 40, width: 150, height: 200), textContainer: container)
      view.isScrollEnabled = false
      views.append(view)
      parent.addSubview(view)
    }
    let screen = TestScreen()
    screen.show(parent)
    let ranges = views.map { manager.glyphRange(for: $0.textContainer) }
    expect(ranges[0].location == 0 && ranges[0].length > 50 && ranges[1].location == NSMaxRange(ranges[0]) && ranges[1].length > 50)
    storage.deleteCharacters(in: NSRange(location: 0, length: 600))
    screen.layout()
    expect(views[0].text == storage.string && manager.glyphRange(for: views[0].textContainer).length < 441)
  }
}
