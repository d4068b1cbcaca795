import Foundation

/// One search with its results, one of which is the current one. Subclasses search custom content.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The displayed information about the results.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The index of the current result and the number of results.
    case currentAndTotal = 0
    case total = 1
    /// No results are shown.
    case none = 2
  }

  public override init() {
    super.init()
  }

  open var resultCount: Int { 0 }
  /// The index of the current result; `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The displayed information about the results.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the current result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && highlightedResultIndex != NSNotFound }

  /// Searches for a text. A subclass overrides it; the default does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the current result.
  open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Replaces all results.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Makes the next or previous result the current one.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Removes all results.
  open func invalidateFoundResults() {}
}

/// A search in texts that can be searched, such as text views.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession, UITextSearchAggregator {
  private struct Result {
    var range: UITextRange
    package var document: AnyHashable?
    weak var object: (any UITextSearching)?
  }

  private var objects: [any UITextSearching]
  private var results: [Result] = []
  private var current: Int?
  /// The object that is searched now.
  private weak var searched: (any UITextSearching)?

  public init(searchableObject: any UITextSearching) {
    objects = [searchableObject]
    super.init()
  }

  /// The first of the texts that are searched.
  open var searchableObject: (any UITextSearching)? { objects.first }
  /// Adds a text after those that are searched.
  open func addSearchableObject(_ searchObject: any UITextSearching) { objects.append(searchObject) }
  /// Removes a text from those that are searched.
  open func removeSearchableObject(_ searchObject: any UITextSearching) {
    objects.removeAll { $0 === searchObject }
    results.removeAll { $0.object === searchObject }
    current = nil
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { current ?? NSNotFound }
  open override var supportsReplacement: Bool { objects.contains { $0.supportsTextReplacement } }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    for object in objects {
      searched = object
      object.performTextSearch(queryString: query, options: options ?? UITextSearchOptions(), resultAggregator: self)
    }
    searched = nil
    for result in results { result.object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found) }
    // The current result is the first one after the selection.
    let first = results.firstIndex { result in
      guard let object = result.object, let selected = object.selectedTextRange else { return true }
      return object.compare(result.range, toRange: selected, document: result.document) != .orderedAscending
    }
    highlight(first ?? (results.isEmpty ? nil : 0))
  }

  private func highlight(_ index: Int?) {
    if let current, results.indices.contains(current) {
      let old = results[current]
      old.object?.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
    }
    current = index
    guard let index else { return }
    let new = results[index]
    new.object?.willHighlight(foundTextRange: new.range, document: new.document)
    new.object?.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
    new.object?.scrollRangeToVisible(new.range, inDocument: new.document)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    let step = direction == .forward ? 1 : results.count - 1
    highlight(((current ?? (direction == .forward ? -1 : 0)) + step + results.count) % results.count)
  }

  open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let current, let object = results[current].object, object.supportsTextReplacement else { return }
    let result = results[current]
    guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: replacementString) else { return }
    object.replace(foundTextRange: result.range, document: result.document, withText: replacementString)
    performSearch(query: searchQuery, options: options)
    if !results.isEmpty { highlight(min(current, results.count - 1)) }
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    for object in objects where object.supportsTextReplacement {
      object.replaceAll(queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    }
    performSearch(query: searchQuery, options: options)
  }

  open override func invalidateFoundResults() {
    results = []
    current = nil
    for object in objects { object.clearAllDecoratedFoundText() }
  }

  // MARK: UITextSearchAggregator

  open var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.map(\.range)) }
  open func foundRange(_ range: UITextRange, searchString string: String, document: AnyHashable?) {
    results.append(Result(range: range, document: document, object: searched ?? objects.first))
  }
  open func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?) {
    results.removeAll { $0.range == range && $0.document == document }
    current = nil
  }
  open func invalidate() { invalidateFoundResults() }
  open func finishedSearching() {}
}
