import Foundation

/// The matching of words.
public enum UITextSearchMatchMethod: Int, Sendable {
  /// Anywhere.
  case contains = 0
  /// At the beginning of words.
  case startsWith = 1
  /// Whole words.
  case fullWord = 2
}

/// The marking of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Not at all.
  case normal = 0
  /// Marked as one of the results.
  case found = 1
  /// Marked as the current result.
  case highlighted = 2
}

/// The options of a search.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// The matching of words.
  open internal(set) var wordMatchMethod = UITextSearchMatchMethod.contains
  /// The comparison of characters.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}

/// Collects what is found in texts, in their order.
@preconcurrency @MainActor public protocol UITextSearchAggregator: AnyObject {
  /// The found ranges.
  var allFoundRanges: NSOrderedSet { get }
  /// Adds a range.
  func foundRange(_ range: UITextRange, searchString string: String, document: AnyHashable?)
  /// Takes a range away, because its text changed.
  func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?)
  /// Takes all ranges away.
  func invalidate()
  /// Tells that nothing more will be found.
  func finishedSearching()
}

/// A text that can be searched.
@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// Whether what is found can be replaced.
  var supportsTextReplacement: Bool { get }
  /// The selection, from which searching begins.
  var selectedTextRange: UITextRange? { get set }
  /// The order of two ranges.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult
  /// Searches, and tells the aggregator of each range.
  func performTextSearch(queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: any UITextSearchAggregator)
  /// Marks a range.
  func decorate(foundTextRange range: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle)
  /// Takes all marks away.
  func clearAllDecoratedFoundText()
  /// Called before a range becomes the current one.
  func willHighlight(foundTextRange range: UITextRange, document: AnyHashable?)
  /// Scrolls to a range.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?)
  /// Whether a range may be replaced.
  func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool
  /// Replaces a range.
  func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String)
  /// Replaces all that is found.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func willHighlight(foundTextRange range: UITextRange, document: AnyHashable?) {}
  public func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool { true }
  public func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}
