import Foundation

/// Joins items in a sentence: "a, b, and c". The words come from ICU.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the conjunction.
  open var locale: Locale! = Locale.autoupdatingCurrent
  /// Formats items that are not strings.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the texts as a list, such as "a, b, and c".
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// Returns the items as a list; each is formatted by `itemFormatter`.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
