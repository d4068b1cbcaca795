import CoreText

/// Text with depth. Its baseline begins at the origin, or its lines fill ``containerFrame``. The front, back and sides have separate
/// materials.
nonisolated open class SCNText: SCNGeometry {
  /// A string or an attributed string; for other objects their description is used.
  open var string: Any? { didSet { change() } }
  /// The size along the z axis, in units of the scene. The default is 0.
  open var extrusionDepth: CGFloat = 0 { didSet { change() } }
  /// The font, whose size is in units of the scene; the system font of 36 by default.
  open var font: UIFont! = .systemFont(ofSize: 36) { didSet { change() } }
  /// The tolerance of curves in units of the scene; 0.6 by default.
  open var flatness: CGFloat = 0.6 { didSet { change() } }
  /// The radius of the edges; 0 by default. It is stored only: edges are drawn sharp.
  open var chamferRadius: CGFloat = 0
  /// The profile of rounded edges. It is stored only.
  open var chamferProfile: UIBezierPath?
  /// The alignment of lines: `left`, `right`, `center`, `justified` or `natural`, the default.
  open var alignmentMode = "natural" { didSet { change() } }
  /// The truncation of lines that are too long. It is stored only.
  open var truncationMode = "none"
  /// The rectangle for the lines. It is empty by default; then the text has one line for each paragraph.
  open var containerFrame = CGRect.zero { didSet { change() } }
  /// Whether lines wrap at the width of the container. The default is false.
  open var isWrapped = false { didSet { change() } }
  /// The size of the text in units of the scene.
  open var textSize: CGSize {
    let box = boundingBox
    return CGSize(width: CGFloat(box.max.x - box.min.x), height: CGFloat(box.max.y - box.min.y))
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }

  private var attributed: NSAttributedString {
    let plain = [NSAttributedString.Key.font: font ?? .systemFont(ofSize: 36)]
    switch string {
    case let text as NSAttributedString where !(string is String): return text
    case let text as String: return NSAttributedString(string: text, attributes: plain)
    case let object?: return NSAttributedString(string: "\(object)", attributes: plain)
    case nil: return NSAttributedString()
    }
  }

  /// Returns the lines with the positions of their baselines.
  private func lines() -> [(line: CTLine, place: CGPoint)] {
    let text = attributed
    guard text.length > 0 else { return [] }
    let font = font ?? .systemFont(ofSize: 36)
    let hasBox = containerFrame.width > 0 && containerFrame.height > 0
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    let whole = text.string as NSString
    var lines: [CTLine] = []
    var start = 0
    while start < whole.length {
      var end = NSMaxRange(whole.lineRange(for: NSRange(location: start, length: 0)))
      if hasBox, isWrapped {
        end = min(end, start + max(CTTypesetterSuggestLineBreak(typesetter, start, Double(containerFrame.width)), 1))
      }
      var length = end - start
      while length > 0, [10, 13].contains(whole.character(at: start + length - 1)) { length -= 1 }
      lines.append(CTLineCreateWithAttributedString(text.attributedSubstring(from: NSRange(location: start, length: length))))
      start = end
    }
    let widths = lines.map { CGFloat(CTLineGetTypographicBounds($0, nil, nil, nil)) }
    let room = hasBox ? containerFrame.width : widths.max() ?? 0
    let top = hasBox ? containerFrame.maxY - font.ascender : CGFloat(lines.count - 1) * font.lineHeight
    return lines.indices.map { index in
      var x = containerFrame.minX
      if alignmentMode == "center" { x += (room - widths[index]) / 2 }
      if alignmentMode == "right" { x += room - widths[index] }
      return (lines[index], CGPoint(x: x, y: top - CGFloat(index) * font.lineHeight))
    }
  }

  override func makeMesh() -> Mesh {
    let path = CGMutablePath()
    for (line, place) in lines() {
      for case let run as CTRun in CTLineGetGlyphRuns(line) as NSArray {
        let count = CTRunGetGlyphCount(run)
        var glyphs = [CGGlyph](repeating: 0, count: count)
        var points = [CGPoint](repeating: .zero, count: count)
        CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
        CTRunGetPositions(run, CFRange(location: 0, length: 0), &points)
        let attributes = CTRunGetAttributes(run) as NSDictionary
        let font = attributes[NSAttributedString.Key.font] as? UIFont ?? attributes["NSFont"] as? UIFont ?? font!
        for index in 0..<count {
          guard let glyph = CTFontCreatePathForGlyph(font, glyphs[index], nil) else { continue }
          path.addPath(glyph, transform: CGAffineTransform(translationX: place.x + points[index].x, y: place.y + points[index].y))
        }
      }
    }
    var mesh = Mesh()
    // A flatness of 0.6 is intended for large letters. For smaller ones, the deviation is limited to a share of their height.
    let tolerance = min(max(flatness, 0.0001), (font?.pointSize ?? 36) / 200)
    mesh.extrude(Outline(path, tolerance: tolerance), depth: Float(max(extrusionDepth, 0)))
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNText(string: string, extrusionDepth: extrusionDepth)
    (copy.font, copy.flatness, copy.alignmentMode) = (font, flatness, alignmentMode)
    (copy.containerFrame, copy.isWrapped, copy.chamferRadius) = (containerFrame, isWrapped, chamferRadius)
    return copy
  }
}

/// A flat shape that is extruded, centered at z = 0. The front, back and sides have separate materials.
nonisolated open class SCNShape: SCNGeometry {
  /// The outline in the plane of the x and y axes; nil for none.
  open var path: UIBezierPath? { didSet { change() } }
  /// The size along the z axis, in units of the scene.
  open var extrusionDepth: CGFloat = 1 { didSet { change() } }
  /// The radius of the edges; 0 by default. It is stored only: edges are drawn sharp.
  open var chamferRadius: CGFloat = 0
  /// The edges that are rounded. It is stored only.
  open var chamferMode = SCNChamferMode.both
  /// The profile of rounded edges. It is stored only.
  open var chamferProfile: UIBezierPath?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
  override func makeMesh() -> Mesh {
    var mesh = Mesh()
    guard let path else { return mesh }
    let outline = Outline(path.cgPath, tolerance: path.flatness)
    mesh.extrude(outline, depth: Float(max(extrusionDepth, 0)), evenOdd: path.usesEvenOddFillRule)
    return mesh
  }
  override func makeCopy() -> SCNGeometry { SCNShape(path: path, extrusionDepth: extrusionDepth) }
}

public enum SCNChamferMode: Int, Sendable {
  /// The front and the back.
  case both
  case front
  case back
}
