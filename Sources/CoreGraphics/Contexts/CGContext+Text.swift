import Foundation

/// How glyphs are painted.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs.
  case fill
  /// Draws the outlines of the glyphs.
  case stroke
  /// Fills the glyphs and draws their outlines.
  case fillStroke
  /// Draws nothing.
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
  /// Sets how Core Text paints glyphs.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Sets the space that is added after each glyph of `showGlyphs(_:at:)`.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
  /// Sets the size of the font.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// The transform of glyphs, before that of the context. It is not part of the graphics state.
  public var textMatrix: CGAffineTransform {
    get { storedTextMatrix }
    set { storedTextMatrix = newValue }
  }

  /// Where the next glyph is drawn, in the space of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: storedTextMatrix.tx, y: storedTextMatrix.ty) }
    set {
      storedTextMatrix.tx = newValue.x
      storedTextMatrix.ty = newValue.y
    }
  }

  // Edges of glyphs are smooth without colors at any place, as on iOS, so these wishes are met or have no meaning.
  /// Sets whether glyphs may be smoothed for liquid crystals, which no screen of iOS asks for.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are smoothed for liquid crystals, which no screen of iOS asks for.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may begin between pixels, as they always do.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether glyphs begin between pixels, as they always do.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets how colors beyond sRGB are brought into it: they are always clipped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  package var textMode: CGTextDrawingMode { state.textMode }
  package var fontSize: CGFloat { state.fontSize }
  /// The font of Core Text.
  package var font: AnyObject? {
    get { state.font }
    set { state.font = newValue }
  }
}
