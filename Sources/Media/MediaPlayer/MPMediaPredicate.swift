import Foundation

/// A condition on media.
open class MPMediaPredicate: NSObject {}

/// The comparison of a property.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo
  /// The property contains the value.
  case contains
}

/// A condition on a property of media.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// The property of items that is compared, such as `MPMediaItemPropertyTitle`.
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  /// Creates a condition that a property equals a value.
  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }

  /// Creates a condition on a property.
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

/// The grouping of a query's results.
public enum MPMediaGrouping: Int, Sendable {
  /// Items of the same title.
  case title
  /// Items of the same album.
  case album
  /// Items of the same artist.
  case artist
  /// Items whose albums have the same artist.
  case albumArtist
  /// Items of the same composer.
  case composer
  /// Items of the same genre.
  case genre
  /// The items of each playlist.
  case playlist
  /// Items of the same podcast.
  case podcastTitle
}
