import CoreText
import Testing
import TrestleExpectations
import UIKit

struct CoreTextTests {
  private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Inter", size, nil),
        NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor,
      ])
  }

  private func canvas(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Returns the bounding rectangle of the nontransparent pixels, with y from the bottom, and their darkest color.
  private func ink(_ context: CGContext) throws -> (box: CGRect, color: [UInt8]) {
    context.flush()
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    var box = CGRect.null
    var color: [UInt8] = [0, 0, 0, 0]
    for y in 0..<context.height {
      for x in 0..<context.width {
        let start = (y * context.width + x) * 4
        guard bytes[start + 3] > 40 else { continue }
        box = box.union(CGRect(x: x, y: context.height - 1 - y, width: 1, height: 1))
        if bytes[start + 3] > color[3] { color = (0..<4).map { bytes[start + $0] } }
      }
    }
    return (box, color)
  }

  @Test("The names of attributes are strings, and keys of attributed strings where these are expected")
  func attributeKeys() {
    let font = CTFontCreateWithName("Inter", 12, nil)
    let text = NSMutableAttributedString(string: "Text", attributes: [kCTFontAttributeName as NSAttributedString.Key: font])
    text.addAttribute(kCTForegroundColorAttributeName as NSAttributedString.Key, value: UIColor.red.cgColor, range: NSRange(0..<4))
    text.addAttributes([kCTKernAttributeName: 2], range: NSRange(0..<4))
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    expect(attributes[.font] is UIFont && attributes[.kern] as? Int == 2)
    expect(attributes[NSAttributedString.Key(kCTForegroundColorAttributeName as String)] != nil)
    let name = kCTUnderlineStyleAttributeName
    expect(
      NSAttributedString.Key(rawValue: name) == .underlineStyle && (kCTFontAttributeName as String) == NSAttributedString.Key.font.rawValue)
    let dictionary: [String: Any] = [kCTFontAttributeName: font, "app": 1]
    expect(dictionary.count, equals: 2)
  }

  @Test("A run delegate reserves its space in a line, for whatever character, and is asked with its reference")
  func runDelegate() throws {
    final class Size { let width: CGFloat = 60 }
    let size = Size()
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 50 }, getDescent: { _ in 5 },
      getWidth: { Unmanaged<Size>.fromOpaque($0).takeUnretainedValue().width })
    let reference = Unmanaged.passUnretained(size).toOpaque()
    let delegate = try #require(CTRunDelegateCreate(&callbacks, reference))
    expect(CTRunDelegateGetRefCon(delegate), equals: reference)
    let string = NSMutableAttributedString(attributedString: text("ab "))
    string.append(NSAttributedString(string: " ", attributes: [NSAttributedString.Key(kCTRunDelegateAttributeName): delegate]))
    string.append(text("c"))
    let line = CTLineCreateWithAttributedString(string)
    let start = CTLineGetOffsetForStringIndex(line, 3, nil)
    expect(abs(CTLineGetOffsetForStringIndex(line, 4, nil) - start - 60), below: 0.5)
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    _ = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    expect(ascent >= 50 && ascent < 56 && descent >= 4 && descent < 12)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let spaces = runs.filter { CTRunGetAttributes($0)[kCTRunDelegateAttributeName] != nil }
    expect(spaces.count == 1 && CTRunGetStringRange(spaces[0]).location == 3)
    let width = CTRunGetTypographicBounds(spaces[0], CFRange(), &ascent, &descent, nil)
    expect(abs(width - 60), below: 0.5)
    expect(ascent == 50 && descent == 5)
    withExtendedLifetime(size) {}
  }

  @Test("A font returns its names and metrics, and glyphs with outlines")
  func fonts() throws {
    let font = CTFontCreateWithName("Inter-Bold", 30, nil)
    expect(CTFontCopyFamilyName(font) == "Inter" && CTFontGetSize(font) == 30 && CTFontCopyPostScriptName(font).hasPrefix("Inter"))
    expect(CTFontGetAscent(font) > 20 && CTFontGetDescent(font) > 0 && CTFontGetCapHeight(font) > CTFontGetXHeight(font))
    expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    let characters = Array("Hi".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
    expect(glyphs[0] != 0 && glyphs[0] != glyphs[1])
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    expect(abs(sum - advances[0].width - advances[1].width) < 1e-9 && advances[0].width > advances[1].width)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    expect(abs(path.boundingBoxOfPath.maxY - CTFontGetCapHeight(font)) < 0.5 && abs(path.boundingBoxOfPath.minY) < 0.5)
    let bounds = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1)
    expect(abs(bounds.width - path.boundingBoxOfPath.width), below: 0.5)
    var shift = CGAffineTransform(translationX: 100, y: 0)
    try expect(#require(CTFontCreatePathForGlyph(font, glyphs[0], &shift)).boundingBoxOfPath.minX > 99)
    var space: CGGlyph = 0
    CTFontGetGlyphsForCharacters(font, [0x20], &space, 1)
    expect(CTFontCreatePathForGlyph(font, space, nil) == nil)
    expect(CTFontCreateWithName("NoSuchFont", 0, nil).pointSize, equals: 12)
    let italic = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitItalic, .traitItalic))
    expect(CTFontGetSymbolicTraits(italic).contains([.traitItalic, .traitBold]))
  }

  @Test("A line has bounds, runs, glyphs and carets, and is drawn on its baseline")
  func lines() throws {
    let string = NSMutableAttributedString(attributedString: text("Hello "))
    string.append(
      NSAttributedString(string: "World", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]))
    let line = CTLineCreateWithAttributedString(string as CFAttributedString)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    expect(abs(width - string.size().width) < 1 && ascent > 15 && descent > 3)
    expect(CTLineGetStringRange(line), equals: CFRangeMake(0, 11))
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    expect(runs.count == 2 && runs.map { CTRunGetStringRange($0).location } == [0, 6] && CTLineGetGlyphCount(line) == 11)
    let attributes = CTRunGetAttributes(runs[0]) as NSDictionary
    expect(attributes[kCTFontAttributeName] is UIFont)
    var positions = [CGPoint](repeating: .zero, count: 5)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
    expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 6, nil)) < 0.01 && positions[1].x > positions[0].x)
    var indices = [CFIndex](repeating: 0, count: 5)
    CTRunGetStringIndices(runs[1], CFRangeMake(0, 5), &indices)
    expect(indices, equals: [6, 7, 8, 9, 10])
    expect(CTLineGetStringIndexForPosition(line, CGPoint(x: positions[2].x + 1, y: 0)), equals: 8)
    let context = try canvas(160, 40)
    context.textPosition = CGPoint(x: 10, y: 10)
    CTLineDraw(line, context)
    let found = try ink(context)
    let expected = CTLineGetImageBounds(line, nil).offsetBy(dx: 10, dy: 10)
    expect(abs(found.box.minY - expected.minY) < 1.5 && abs(found.box.maxY - expected.maxY) < 1.5)
    expect(abs(found.box.minX - expected.minX) < 1.5 && abs(found.box.maxX - expected.maxX) < 1.5)
    expect(found.color, equals: [255, 0, 0, 255])
    expect(abs(context.textPosition.x - 10 - width), below: 0.01)
    let short = try #require(CTLineCreateTruncatedLine(line, 60, .end, nil))
    expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 60 && CTLineCreateTruncatedLine(line, 500, .end, nil) === line)
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 300))
    expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 300), below: 1)
    expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width + 20) - 10), below: 1e-9)
  }

  @Test("A frame breaks lines in a rectangle from the top, and returns the range that fits")
  func frames() throws {
    let string = text("The quick brown fox jumps over the lazy dog and runs away from it.")
    let framesetter = CTFramesetterCreateWithAttributedString(string as CFAttributedString)
    var fit = CFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRange(location: 0, length: 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
    expect(size.width <= 200 && size.height > 60 && fit.length == string.length)
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 200, height: 55), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    expect(lines.count, equals: 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    expect(origins[0].x == 0 && origins[0].y < 55 && origins[0].y > origins[1].y && origins[1].y > 0)
    let visible = CTFrameGetVisibleStringRange(frame)
    expect(visible.location == 0 && visible.length == CTLineGetStringRange(lines[1]).location + CTLineGetStringRange(lines[1]).length)
    // The remaining text continues in another frame.
    let rest = CTFramesetterCreateFrame(framesetter, CFRangeMake(visible.length, 0), path, nil)
    let first = try #require((CTFrameGetLines(rest) as? [CTLine])?.first)
    expect(CTLineGetStringRange(first).location, equals: visible.length)
    let context = try canvas(220, 100)
    CTFrameDraw(frame, context)
    let box = try ink(context).box
    expect(box.minX >= 8 && box.maxX <= 212 && box.minY >= 18 && box.maxY <= 77 && box.height > 30)
    let round = CTFramesetterCreateFrame(
      framesetter, CFRangeMake(0, 0), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil), nil)
    let roundLines = CTFrameGetLines(round) as! [CTLine]
    var starts = [CGPoint](repeating: .zero, count: roundLines.count)
    CTFrameGetLineOrigins(round, CFRangeMake(0, 0), &starts)
    expect(roundLines.count >= 3 && starts[0].x > starts[1].x)
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    let count = CTTypesetterSuggestLineBreak(typesetter, 0, 200)
    expect(count == CTLineGetStringRange(lines[0]).length && CTTypesetterSuggestLineBreak(typesetter, string.length, 200) == 0)
  }

  @Test("Drawing modes stroke and clip to glyphs")
  func modes() throws {
    let line = CTLineCreateWithAttributedString(text("O", size: 60))
    let clipped = try canvas(80, 80)
    clipped.textPosition = CGPoint(x: 10, y: 15)
    clipped.setTextDrawingMode(.clip)
    CTLineDraw(line, clipped)
    clipped.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    clipped.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    let box = CTLineGetImageBounds(line, nil).offsetBy(dx: 10, dy: 15)
    let found = try ink(clipped)
    expect(found.color == [0, 0, 255, 255] && abs(found.box.width - box.width) < 2 && abs(found.box.height - box.height) < 2)
    let stroked = try canvas(80, 80)
    stroked.textPosition = CGPoint(x: 10, y: 15)
    stroked.setTextDrawingMode(.stroke)
    stroked.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    stroked.setLineWidth(4)
    CTLineDraw(line, stroked)
    let outline = try ink(stroked)
    expect(outline.color == [0, 255, 0, 255] && outline.box.width > found.box.width + 2)
  }

  @Test("Tab stops of a paragraph style, whose options may be an object of Foundation, align the text after a tab")
  func tabStops() throws {
    let terminators: NSDictionary = [kCTTabColumnTerminatorsAttributeName: CharacterSet(charactersIn: ".")]
    var tabs: CFArray = [CTTextTabCreate(.left, 120, nil), CTTextTabCreate(.right, 200, _bridged(terminators))]
    expect(CTTextTabGetLocation(tabs[1] as! CTTextTab), equals: 200)
    let style = withUnsafeBytes(of: &tabs) { bytes in
      let setting = CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: bytes.baseAddress!)
      return withUnsafePointer(to: setting) { CTParagraphStyleCreate($0, 1) }
    }
    expect(style.tabStops.map(\.location) == [120, 200] && style.tabStops[1].alignment == .right)
    expect(style.tabStops[1].options[.columnTerminators] as? CharacterSet, equals: CharacterSet(charactersIn: "."))
    let text = NSMutableAttributedString(attributedString: text("a\tb"))
    text.addAttribute(NSAttributedString.Key(kCTParagraphStyleAttributeName), value: style, range: NSRange(location: 0, length: 3))
    expect(abs(CTLineGetOffsetForStringIndex(CTLineCreateWithAttributedString(text), 2, nil) - 120), below: 1)
    expect(_bridged(NSArray(array: [1, "a"])).count == 2 && _bridged(["a": 1])["a"] as? Int == 1)
  }

  @Test("Paragraph styles and font files are read")
  func styles() throws {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { first in
      withUnsafePointer(to: &spacing) { second in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: first),
            CTParagraphStyleSetting(spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: second),
          ], 2)
      }
    }
    expect(style.alignment == .center && style.lineSpacing == 7)
    var error: Unmanaged<CFError>?
    expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nonexistent.ttf"), .process, &error))
    expect(error?.takeRetainedValue().code, equals: CTFontManagerError.fileNotFound.rawValue)
    expect(CGFont(CGDataProvider(data: Data(count: 100))!) == nil)
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    let provider = try #require(CGDataProvider(data: Data(contentsOf: URL(fileURLWithPath: path))))
    let font = try #require(CGFont(provider))
    expect(font.postScriptName == "DejaVuSans" && font.unitsPerEm == 2048)
    _ = CTFontManagerRegisterGraphicsFont(font, nil)
    expect(UIFont(name: "DejaVuSans", size: 10) != nil)
    expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: path))?.count, equals: 1)
  }
}
