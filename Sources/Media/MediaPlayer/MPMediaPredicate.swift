import Foundation

open class MPMediaPredicate: NSObject {}

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo
  case contains
}

open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }

  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

public enum MPMediaGrouping: Int, Sendable {
  case title
  case album
  case artist
  case albumArtist
  case composer
  case genre
  case playlist
  case podcastTitle
}
