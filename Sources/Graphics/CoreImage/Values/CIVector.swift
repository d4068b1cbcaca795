import UIKitValues

/// A point, a rectangle or a list of numbers for filters.
nonisolated open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
  }

  init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Creates a vector of the coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector of the origin and the size of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init([r.origin.x, r.origin.y, r.size.width, r.size.height]) }
  /// Creates a vector of the six numbers of a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  /// Creates a vector from numbers in brackets, such as "[10 20]".
  public convenience init(string representation: String) {
    let inner = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(inner.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0).map { CGFloat($0) } })
  }

  open var count: Int { values.count }
  /// The first number, or 0.
  open var x: CGFloat { value(at: 0) }
  /// The second number, or 0.
  open var y: CGFloat { value(at: 1) }
  /// The third number, or 0.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// Returns the number at an index, or 0 if there is none.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The numbers in brackets.
  open var stringRepresentation: String { "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]" }
  open override var description: String { stringRepresentation }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
}
