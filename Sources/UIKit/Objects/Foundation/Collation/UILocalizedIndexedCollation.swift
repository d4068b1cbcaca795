import Foundation

/// Sorts objects into the sections of an indexed list, by the letters of the user's language.
///
///     let collation = UILocalizedIndexedCollation.current()
///     let section = collation.section(for: state, collationStringSelector: \.name)
///     let sorted = collation.sortedArray(from: states, collationStringSelector: \.name)
///
/// Where UIKit takes a selector, the string of an object is named by a key path, a closure, or a method (`State.localizedName`).
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let alphabet: IndexAlphabet

  private static var cache: (identifier: String, collation: UILocalizedIndexedCollation)?

  /// Returns the locale of the collation; tests replace it.
  @InterfaceState package static var locale: () -> Locale = systemLocale
  package static let systemLocale: () -> Locale = { Locale(identifier: Locale.preferredLanguages.first ?? Locale.current.identifier) }

  /// Returns the collation of the user's language.
  open class func current() -> Self {
    let locale = locale()
    if let cache, cache.identifier == locale.identifier, let collation = cache.collation as? Self { return collation }
    let collation = Self(locale: locale)
    cache = (locale.identifier, collation)
    return collation
  }

  /// Created only by `current()`; a subclass initializer may take no other parameter than the locale.
  public required init(locale: Locale) {
    alphabet = IndexAlphabet(locale: locale)
    super.init()
  }

  /// The titles of the sections, for their headers.
  open var sectionTitles: [String] { alphabet.titles }

  /// The letters of the section index, for `sectionIndexTitles(for:)`.
  open var sectionIndexTitles: [String] { alphabet.titles }

  /// Returns the section for an entry of the section index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), alphabet.titles.count - 1)
  }
}

extension UILocalizedIndexedCollation {
  /// Returns the section to which an object belongs.
  public func section<Object>(for object: Object, collationStringSelector string: (Object) -> String) -> Int {
    alphabet.section(for: string(object))
  }

  /// Returns the section to which an object belongs, by the string that one of its methods returns.
  public func section<Object>(for object: Object, collationStringSelector method: (Object) -> () -> String) -> Int {
    alphabet.section(for: method(object)())
  }

  /// Returns the objects in the order of the user's language. The string of each object is read once.
  public func sortedArray<Object>(from array: [Object], collationStringSelector string: (Object) -> String) -> [Object] {
    order(of: array.map(string)).map { array[$0] }
  }

  /// Returns the objects in the order of the user's language, by the string that one of their methods returns.
  public func sortedArray<Object>(from array: [Object], collationStringSelector method: (Object) -> () -> String) -> [Object] {
    sortedArray(from: array) { (object: Object) in method(object)() }
  }

  /// Returns the section to which an object belongs, by the string that it returns for a selector, such as `#selector(getter: State.name)`.
  public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    alphabet.section(for: Self.string(of: object, selector))
  }

  /// Returns the objects in the order of the user's language, by the string that each returns for a selector.
  public func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    order(of: array.map { Self.string(of: $0, selector) }).map { array[$0] }
  }

  /// Returns the indices of strings in the order of the user's language; equal strings keep their order.
  private func order(of strings: [String]) -> [Int] {
    let keyed = strings.enumerated().map { (key: Array($1.utf16), index: $0) }
    let sorted = keyed.sorted { first, second in
      if alphabet.areInIncreasingOrder(first.key, second.key) { return true }
      if alphabet.areInIncreasingOrder(second.key, first.key) { return false }
      return first.index < second.index
    }
    return sorted.map(\.index)
  }

  /// An object that returns no string is sorted as an empty one.
  private static func string(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String, ["self", "description"].contains(selector.description) { return text }
    guard let object = object as? NSObject else { return "" }
    guard let call = ActionLookup.call(selector, of: object) else {
      ActionLookup.raiseUnrecognized(selector, sentTo: object)
      return ""
    }
    switch call([]) {
    case let text as String: return text
    case let text as NSString: return text as String
    default: return ""
    }
  }
}
