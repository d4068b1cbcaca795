import Foundation

extension NSCoder {
  /// Decodes a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Decodes a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Decodes a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Encodes a vector as a string.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Encodes a transform as a string.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Encodes insets as a string.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes an offset as a string.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// Decodes a vector; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// Decodes a transform; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key)) }
  /// Decodes insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  /// Decodes an offset; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? "" : ""
  }
}

extension NSCoder {
  /// Returns the form `{x, y}`.
  public class func string(for point: CGPoint) -> String { list(point.x, point.y) }
  /// Returns the form `{width, height}`.
  public class func string(for size: CGSize) -> String { list(size.width, size.height) }
  /// Returns the form `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns the form `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { list(vector.dx, vector.dy) }
  /// Returns the form `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String { list(insets.top, insets.left, insets.bottom, insets.right) }
  /// Returns the form `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { list(offset.horizontal, offset.vertical) }

  /// Returns the form `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let open = list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    return "[" + open.dropFirst().dropLast() + "]"
  }

  /// Returns the point of a string `{x, y}`; zero if it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size of a string `{width, height}`; zero if it is none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a string `{{x, y}, {width, height}}`; zero if it is none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Returns the vector of a string `{dx, dy}`; zero if it is none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns the insets of a string `{top, left, bottom, right}`; zero if it is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// Returns the offset of a string `{horizontal, vertical}`; zero if it is none.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Returns the transform of a string `[a, b, c, d, tx, ty]`; the identity if it is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  private class func list(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a string such as `{{1, 2}, {3, 4}}`; nil if there are not `count` of them.
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
