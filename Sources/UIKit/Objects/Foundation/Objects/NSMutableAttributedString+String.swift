import Foundation

extension NSMutableAttributedString {
  /// The text, whose changes are changes of the attributed string: what is inserted has the attributes of what is replaced or before it.
  ///
  /// The importer uses it for `mutableString`, which on Linux changes the text without its attributes.
  public var _mutableString: _AttributedText { _AttributedText(self) }
}

/// The text of an attributed string.
public final class _AttributedText: NSMutableString {
  private let owner: NSMutableAttributedString

  init(_ owner: NSMutableAttributedString) {
    self.owner = owner
    super.init(string: owner.string)
  }

  public required init(string aString: String) {
    owner = NSMutableAttributedString(string: aString)
    super.init(string: aString)
  }

  public required init(capacity: Int) {
    owner = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  public required init(characters: UnsafePointer<unichar>, length: Int) {
    owner = NSMutableAttributedString(string: String(utf16CodeUnits: characters, count: length))
    super.init(characters: characters, length: length)
  }

  public required init?(coder aDecoder: NSCoder) { nil }
  public required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: value.description) }
  public required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }

  public override var length: Int { owner.length }
  public override func character(at index: Int) -> unichar { (owner.string as NSString).character(at: index) }
  // Foundation ends the program for a text without attributes in a string that was empty.
  public override func replaceCharacters(in range: NSRange, with aString: String) {
    let model = range.length > 0 ? range.location : max(0, range.location - 1)
    let attributes = model < owner.length ? owner.attributes(at: model, effectiveRange: nil) : [:]
    owner.replaceCharacters(in: range, with: NSAttributedString(string: aString, attributes: attributes))
  }

  /// The importer uses it for `replaceOccurrences`, which Foundation does in the wrong order in subclasses.
  @discardableResult public func _replaceOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [], range: NSRange
  ) -> Int {
    if options.contains(.regularExpression) {
      guard let expression = try? NSRegularExpression(pattern: target, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      else { return 0 }
      let matches = expression.matches(in: owner.string, range: range)
      for match in matches.reversed() {
        let text = expression.replacementString(for: match, in: owner.string, offset: 0, template: replacement)
        replaceCharacters(in: match.range, with: text)
      }
      return matches.count
    }
    let text = owner.string as NSString
    var (rest, found): (NSRange, [NSRange]) = (range, [])
    while case let next = text.range(of: target, options: options.subtracting(.backwards), range: rest), next.length > 0 {
      found.append(next)
      rest = NSRange(location: next.upperBound, length: range.upperBound - next.upperBound)
    }
    for place in found.reversed() { replaceCharacters(in: place, with: replacement) }
    return found.count
  }
}
