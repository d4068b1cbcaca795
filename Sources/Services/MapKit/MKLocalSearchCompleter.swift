import UIKit

/// A suggestion for a search.
open class MKLocalSearchCompletion: NSObject {
  /// The text of the local search completion.
  open var title: String { "" }
  /// The parts of the text that the user typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The text below the title, such as a town. Always empty on Linux.
  open var subtitle: String { "" }
  /// The parts of the second line that the user typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
  override init() {}
}

/// Suggests searches, which needs a service that is not here: the delegate is notified that it failed.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of suggestions.
  public enum FilterType: Int, Sendable {
    /// Completions are places and texts to search for.
    case locationsAndQueries = 0
    /// Completions are places alone.
    case locationsOnly = 1
  }

  /// The kinds of completions that are wanted.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Completions that are addresses.
    public static let address = ResultType(rawValue: 1)
    /// Businesses and other named places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Texts to search for.
    public static let query = ResultType(rawValue: 4)
  }

  /// The object that is notified; held weakly.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region whose places are preferred; the world by default.
  open var region = MKCoordinateRegion(MKMapRect.world)
  /// The kinds of suggestions.
  open var filterType = FilterType.locationsAndQueries
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The categories of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions: none on Linux.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are being looked for: false on Linux.
  open var isSearching: Bool { false }
  public override init() {}

  /// The text to complete. Setting it reports ``MKError/Code/serverFailure`` to the delegate on the main queue; an empty text sends no
  /// request.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.completer(self, didFailWithError: MKError(code: .serverFailure))
      }
    }
  }

  /// Stops looking for suggestions.
  open func cancel() {}
}

/// Receives suggestions. Every method is optional.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Called with new suggestions. Never called on Linux.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when there are no suggestions, which is always so on Linux.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
