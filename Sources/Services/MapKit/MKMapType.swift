/// The appearance of a map. On Linux it determines the color of the ground.
public enum MKMapType: UInt, Sendable {
  /// Roads and places with names.
  case standard = 0
  /// Satellite images without roads and labels.
  case satellite = 1
  /// Satellite images with roads and names.
  case hybrid = 2
  /// Satellite images in three dimensions.
  case satelliteFlyover = 3
  /// Satellite images in three dimensions with roads and names.
  case hybridFlyover = 4
  /// Roads and names in muted colors.
  case mutedStandard = 5
}

public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// The reuse identifier under which an app registers the view class of single annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The reuse identifier under which an app registers the view class of clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"
