internal import TrestleCPango
import Foundation

extension TextLayout {
  /// The area that drawing can touch, relative to the layout's origin: more than `size` if glyphs overhang, less if parts are empty.
  package var inkBounds: CGRect {
    let ink = withPainting { $0.inkBounds }
    guard let clip else { return ink }
    let shown = ink.intersection(clip)
    return shown.isNull ? .zero : shown
  }

  /// The parts of a text to draw.
  package struct DrawnParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let backgrounds = DrawnParts(rawValue: 1)
    package static let underlines = DrawnParts(rawValue: 2)
    /// Glyphs with their shadows, and attachments.
    package static let glyphs = DrawnParts(rawValue: 4)
    package static let strikes = DrawnParts(rawValue: 8)
    package static let all: DrawnParts = [.backgrounds, .underlines, .glyphs, .strikes]
  }

  /// Draws with the layout's origin at a point in the user space of a cairo context.
  package func draw(cairo: OpaquePointer, x: Double, y: Double, parts: DrawnParts = .all) {
    withPainting { painting in
      cairo_save(cairo)
      cairo_translate(cairo, x, y)
      if let clip {
        cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
        cairo_clip(cairo)
      }
      let pen = TextPen(cairo: cairo, tint: tint)
      if parts.contains(.backgrounds) { for mark in painting.backgrounds { pen.fill(mark, snaps: false) } }
      if parts.contains(.glyphs), painting.hasShadows { ShadowPen(pen: pen).draw(painting) }
      if parts.contains(.underlines) { for mark in painting.underlines { pen.fill(mark, snaps: true) } }
      if parts.contains(.glyphs) { for run in painting.runs { pen.draw(run, painting.glyphs) } }
      if parts.contains(.strikes) { for mark in painting.strikes { pen.fill(mark, snaps: true) } }
      for attachment in painting.attachments where parts.contains(.glyphs) {
        cairo_save(cairo)
        cairo_translate(cairo, attachment.x, attachment.y)
        attachment.attachment.draw(cairo)
        cairo_restore(cairo)
      }
      cairo_restore(cairo)
    }
  }

  /// Returns whether the layout consists only of upright glyphs of one color each, at sizes for which masks are cached.
  package func isPlain(scale: Double) -> Bool {
    clip == nil && GlyphMasks.isUsable && withPainting { $0.isPlain && $0.largestSize * scale <= GlyphMasks.largestSize }
  }

  /// Draws a plain layout with its origin at a pixel, bit-identical to the general method under that scale and translation.
  package func draw(into pixels: TextPixels, scale: Double, x: Double, y: Double) {
    withPainting { painting in
      for run in painting.runs {
        pixels.draw(run, painting.glyphs, color: (tint ?? run.color).argb, scale: scale, x: x, y: y)
      }
    }
  }

  private func withPainting<Result>(_ body: (TextPainting) -> Result) -> Result {
    painting.lock.locked {
      if let made = painting.made { return body(made) }
      let made = TextPainting(self)
      painting.made = made
      return body(made)
    }
  }
}
