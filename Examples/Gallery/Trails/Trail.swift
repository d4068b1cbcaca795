/// A walk in a national park.
struct Trail {
  var name: String
  /// The length of the round trip or the loop, in kilometers.
  var length: Double
  /// In meters.
  var climb: Int
  var difficulty: Difficulty
  var about: String

  enum Difficulty: String {
    case easy = "Easy"
    case moderate = "Moderate"
    case hard = "Hard"
  }
}

/// A park and its trails.
struct TrailRegion {
  var name: String
  var trails: [Trail]
}
