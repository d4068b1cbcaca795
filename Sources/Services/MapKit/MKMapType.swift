/// The appearance of a map. On Linux it chooses the color of the ground.
public enum MKMapType: UInt, Sendable {
  /// Streets and places with their names.
  case standard = 0
  /// Satellite images without roads and labels.
  case satellite = 1
  /// Satellite images with streets and names.
  case hybrid = 2
  /// Satellite images in three dimensions.
  case satelliteFlyover = 3
  /// Satellite images in three dimensions with streets and names.
  case hybridFlyover = 4
  /// Streets and names in muted colors.
  case mutedStandard = 5
}

/// Whether the map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not follow the user.
  case none = 0
  /// The map follows the location.
  case follow = 1
  /// The map follows the location and rotates with the heading.
  case followWithHeading = 2
}

/// The identifier under which the class of single annotations' views is registered.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The reuse identifier of default views for joined annotations.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"
