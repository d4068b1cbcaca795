import Foundation

// The importer uses these for `enumerateSubstrings` with the options whose names they have.

extension NSString.EnumerationOptions {
  public static var _byWords: Self { Self(rawValue: 3) }
  public static var _bySentences: Self { Self(rawValue: 4) }
}

extension StringProtocol {
  /// Calls a closure with each word or sentence in a range. The range around it ends where the next begins.
  public func _enumerateSubstrings<Places: RangeExpression>(
    in range: Places, options: String.EnumerationOptions,
    _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, _ stop: inout Bool) -> Void
  ) where Places.Bound == Index {
    let range = range.relative(to: self)
    let text = String(self[range])
    func place(_ index: String.Index) -> Index {
      utf16.index(range.lowerBound, offsetBy: text.utf16.distance(from: text.startIndex, to: index))
    }
    let found = TextPieces.find(options.rawValue & 0xff == 3 ? .word : .sentence, in: text)
      .map { place($0.lowerBound)..<place($0.upperBound) }
    var pieces = found.enumerated().map { number, piece in
      let start = number == 0 ? range.lowerBound : piece.lowerBound
      return (piece, start..<(number + 1 < found.count ? found[number + 1].lowerBound : range.upperBound))
    }
    if options.contains(.reverse) { pieces.reverse() }
    var stops = false
    for (piece, enclosing) in pieces where !stops {
      body(options.contains(.substringNotRequired) ? nil : String(self[piece]), piece, enclosing, &stops)
    }
  }
}

extension NSString {
  /// Calls a block with each word or sentence in a range.
  public func _enumerateSubstrings(
    in range: NSRange, options: EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let places = Range(range, in: text) else { return }
    text._enumerateSubstrings(in: places, options: options) { piece, inner, outer, stops in
      var isStopped = ObjCBool(false)
      block(piece, NSRange(inner, in: text), NSRange(outer, in: text), &isStopped)
      stops = isStopped.boolValue
    }
  }
}
