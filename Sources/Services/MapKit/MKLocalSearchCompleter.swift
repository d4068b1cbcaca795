import UIKit

/// A suggestion for a search. It is never created on Linux.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  /// The ranges of the title that match the typed text.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The text below the title, such as a town. Always empty on Linux.
  open var subtitle: String { "" }
  /// The ranges of the subtitle that match the typed text.
  open var subtitleHighlightRanges: [NSValue] { [] }
  override init() {}
}

/// Suggests searches. Linux has no such service: the delegate is notified of a failure.
open class MKLocalSearchCompleter: NSObject {
  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region whose locations are preferred; the world by default.
  open var region = MKCoordinateRegion(MKMapRect.world)
  /// The type of suggestions. The default is locations and queries.
  open var filterType = FilterType.locationsAndQueries
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The categories of points of interest; nil for all.
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

  /// Has no effect on Linux, where no search is running.
  open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Never called on Linux.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when suggestions cannot be fetched, which is always the case on Linux.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
