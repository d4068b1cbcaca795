internal import TrestleText
import UIKitValues

/// Lines of text in a path.
public final class CTFrame: @unchecked Sendable {
  let path: CGPath
  let lines: [CTLine]
  /// The starts of the baselines, relative to the bottom left of the path's box.
  let origins: [CGPoint]
  let range: CFRange
  /// The part of the range that fits.
  let visible: CFRange

  init(path: CGPath, lines: [CTLine], origins: [CGPoint], range: CFRange, visible: CFRange) {
    self.path = path
    self.lines = lines
    self.origins = origins
    self.range = range
    self.visible = visible
  }
}

/// Lays out text in lines inside a path.
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text.forUIKit }

  /// Lays out the characters from a location on in a width.
  func layout(_ range: CFRange, width: Double) -> (text: NSAttributedString, layout: TextLayout) {
    let whole = NSRange(location: 0, length: text.length)
    let length = range.length == 0 ? text.length - range.location : range.length
    let part = NSIntersectionRange(NSRange(location: max(0, range.location), length: max(0, length)), whole)
    let text = part == whole ? text : text.attributedSubstring(from: part)
    return (text, TextLayout(text.layoutText, TextLayout.Options(width: width)))
  }
}

/// Breaks text into lines of any widths.
public final class CTTypesetter: @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text.forUIKit }
}

/// Returns an object that lays out a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the lines of a text in a path. Lines are as wide as the path is at their height; a length of 0 is all from the location.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath
  var lines: [CTLine] = []
  var origins: [CGPoint] = []
  var end = stringRange.location
  if path.isRect(nil) {
    let (text, layout) = framesetter.layout(stringRange, width: box.width)
    for (index, line) in layout.lines.enumerated() where line.baseline + line.descent <= box.height + 0.01 {
      if text.length == 0 { break }
      lines.append(CTLine(text, layout, line: index, origin: stringRange.location))
      origins.append(CGPoint(x: line.x, y: box.height - line.baseline))
      end = stringRange.location + line.end
    }
  } else {
    // Each line is laid out in the widest space that the path has at its height.
    var top = box.maxY
    let typesetter = CTTypesetter(framesetter.text)
    let limit = stringRange.length == 0 ? framesetter.text.length : min(framesetter.text.length, NSMaxRange(stringRange))
    var height = framesetter.layout(CFRangeMake(end, min(1, limit - end)), width: .infinity).layout.lines.first?.height ?? 12
    while end < limit, top - height >= box.minY {
      guard let room = path.room(from: top - height, to: top), room.width > height / 2 else {
        top -= max(1, height / 4)
        continue
      }
      let count = CTTypesetterSuggestLineBreak(typesetter, end, room.width)
      guard count > 0 else { break }
      let line = CTTypesetterCreateLine(typesetter, CFRangeMake(end, min(count, limit - end)))
      height = max(1, line.line.ascent + line.line.descent)
      lines.append(line)
      origins.append(CGPoint(x: room.low - box.minX, y: top - line.line.ascent - box.minY))
      end += min(count, limit - end)
      top -= height
    }
  }
  return CTFrame(
    path: path, lines: lines, origins: origins, range: stringRange, visible: CFRangeMake(stringRange.location, end - stringRange.location))
}

/// Returns the size that a text needs within limits, and writes the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let width = constraints.width > 0 && constraints.width < 1e6 ? Double(constraints.width) : .infinity
  let (_, layout) = framesetter.layout(stringRange, width: width)
  let height = constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude
  let shown = layout.lines.filter { $0.bottom <= height + 0.01 }
  fitRange?.pointee = CFRangeMake(stringRange.location, shown.last?.end ?? 0)
  return CGSize(width: (shown.map(\.width).max() ?? 0).rounded(.up), height: (shown.last?.bottom ?? 0).rounded(.up))
}

/// Returns the lines from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
/// Writes the starts of the lines' baselines, relative to the bottom left of the path's box. A length of 0 means all lines from the
/// location on.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let first = max(0, min(range.location, frame.origins.count))
  let last = range.length == 0 ? frame.origins.count : min(first + range.length, frame.origins.count)
  for index in first..<max(first, last) { origins[index - first] = frame.origins[index] }
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Returns the range that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// Draws the lines of a frame, with y pointing up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  let matrix = context.textMatrix
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textMatrix = matrix
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    line.draw(in: context)
  }
  context.textMatrix = matrix
}

/// Returns an object that breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// Returns a line of some of the text; a length of 0 is all from the location.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let length = stringRange.length == 0 ? typesetter.text.length - stringRange.location : stringRange.length
  let part = NSIntersectionRange(
    NSRange(location: max(0, stringRange.location), length: max(0, length)), NSRange(location: 0, length: typesetter.text.length))
  let text = typesetter.text.attributedSubstring(from: part)
  let layout = TextLayout(text.layoutText, TextLayout.Options(lineBreakMode: .clipping, wrapsBeforeTruncating: false))
  return CTLine(text, layout, line: 0, origin: part.location)
}

/// Returns the number of characters from a location on that fit into a width, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
  suggest(typesetter, startIndex, width, nil)
}

/// Returns how many characters from a location on fit into a width, broken anywhere.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
  suggest(typesetter, startIndex, width, .characterWrapping)
}

private func suggest(_ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double, _ mode: LineBreakMode?) -> CFIndex {
  guard start >= 0, start < typesetter.text.length, width > 0 else { return 0 }
  // A line rarely has more than about a thousand characters.
  let length = min(typesetter.text.length - start, 4096)
  let text = typesetter.text.attributedSubstring(from: NSRange(location: start, length: length))
  let layout = TextLayout(text.layoutText, TextLayout.Options(width: width, maximumLines: 2, lineBreakMode: mode ?? .wordWrapping))
  return layout.lines.count > 1 ? layout.lines[1].start : length
}

extension CGPath {
  /// Returns the widest stretch that is inside of the path at all heights between two.
  fileprivate func room(from low: CGFloat, to high: CGFloat) -> (low: CGFloat, width: CGFloat)? {
    let box = boundingBoxOfPath
    let steps = max(8, min(512, Int(box.width / 2)))
    let step = box.width / CGFloat(steps)
    var best: (low: CGFloat, width: CGFloat)?
    var start: CGFloat?
    for index in 0...steps {
      let x = box.minX + (CGFloat(index) + 0.5) * step
      let isInside =
        index < steps && [0.05, 0.5, 0.95].allSatisfy { contains(CGPoint(x: x, y: low + (high - low) * $0)) }
      if isInside, start == nil { start = x - step / 2 }
      if !isInside, let from = start {
        let width = x - step / 2 - from
        if width > best?.width ?? 0 { best = (from, width) }
        start = nil
      }
    }
    return best
  }
}
