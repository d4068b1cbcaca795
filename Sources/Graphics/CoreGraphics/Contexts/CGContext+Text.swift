import Foundation

/// The drawing of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs.
  case fill
  /// Draws the outlines of the glyphs.
  case stroke
  /// Fills the glyphs and draws their outlines.
  case fillStroke
  /// Text is not drawn, but moves the text position.
  case invisible
  /// Fills the glyphs and clips to them.
  case fillClip
  /// Draws the outlines and clips to the glyphs.
  case strokeClip
  /// Fills, draws the outlines and clips.
  case fillStrokeClip
  /// Clips to the glyphs.
  case clip
}

extension CGContext {
  /// Sets the drawing mode for Core Text's glyphs.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Sets the space that is added after each glyph of `showGlyphs(_:at:)`.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  /// Sets the size of text in points.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// The transform of glyphs, before that of the context. It is not part of the graphics state.
  public var textMatrix: CGAffineTransform {
    get { storedTextMatrix }
    set { storedTextMatrix = newValue }
  }

  /// The position of the next glyph, in the space of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: storedTextMatrix.tx, y: storedTextMatrix.ty) }
    set {
      storedTextMatrix.tx = newValue.x
      storedTextMatrix.ty = newValue.y
    }
  }

  // Glyphs are antialiased without colors at any position, as on iOS, so these settings have no effect.
  /// Sets whether glyphs may be smoothed for LCD subpixels. It has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are smoothed for LCD subpixels. It has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may be positioned between pixels. They always are.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether glyphs are positioned between pixels. They always are.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether the positions of glyphs may be rounded to parts of pixels. They never are.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets whether the positions of glyphs are rounded to parts of pixels. They never are.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets the conversion of colors outside of sRGB. They are always clipped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  package var textMode: CGTextDrawingMode { state.textMode }
  package var fontSize: CGFloat { state.fontSize }
  package var font: AnyObject? {
    get { state.font }
    set { state.font = newValue }
  }
}
