import Foundation

/// The matching of words.
public enum UITextSearchMatchMethod: Int, Sendable {
  /// A result may be anywhere in a word; the default.
  case contains = 0
  /// A result is at the beginning of a word.
  case startsWith = 1
  /// A result consists of whole words.
  case fullWord = 2
}

/// The decoration of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The range is not decorated.
  case normal = 0
  /// The range is a result of the search.
  case found = 1
  /// The current result.
  case highlighted = 2
}

/// The comparison and word matching that the user chose for a search.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// Whether matches may be parts of words; `.contains` by default.
  open internal(set) var wordMatchMethod = UITextSearchMatchMethod.contains
  /// The options of the string comparison.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}

/// Collects the results of texts, in their order.
@preconcurrency @MainActor public protocol UITextSearchAggregator: AnyObject {
  /// The ranges that were reported so far, in order.
  var allFoundRanges: NSOrderedSet { get }
  func foundRange(_ range: UITextRange, searchString string: String, document: AnyHashable?)
  /// Removes a range, because its text changed.
  func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?)
  /// Removes all ranges.
  func invalidate()
  /// Reports the end of the search.
  func finishedSearching()
}

@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// Whether results can be replaced.
  var supportsTextReplacement: Bool { get }
  /// The selection, at which the search begins.
  var selectedTextRange: UITextRange? { get set }
  /// Returns the order of two ranges.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult
  /// Searches, and reports each range to the aggregator.
  func performTextSearch(queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: any UITextSearchAggregator)
  /// Shows a found range in a style, or without decoration.
  func decorate(foundTextRange range: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle)
  /// Removes all decorations.
  func clearAllDecoratedFoundText()
  /// Called before a range becomes the current one.
  func willHighlight(foundTextRange range: UITextRange, document: AnyHashable?)
  /// Scrolls the current match of a search into view.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?)
  /// Returns whether a range may be replaced.
  func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool
  /// Replaces the text of a found range.
  func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String)
  /// Replaces all results.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func willHighlight(foundTextRange range: UITextRange, document: AnyHashable?) {}
  public func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool { true }
  public func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}
