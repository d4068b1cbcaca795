import UIKit

/// The appearance of a map. On Linux only the kind of ground has an effect.
open class MKMapConfiguration: NSObject {
  /// Whether the ground has height.
  public enum ElevationStyle: Int, Sendable {
    /// The map is flat; the default.
    case flat = 0
    /// A map with terrain.
    case realistic = 1
  }

  /// Whether the ground has height; stored without effect.
  open var elevationStyle: ElevationStyle
  var mapType: MKMapType { .standard }

  init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// A map of streets and places with their names.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The emphasis of the colors.
  public enum EmphasisStyle: Int, Sendable {
    /// Roads and labels in full color; the default.
    case `default` = 0
    /// A muted style, in which overlays stand out.
    case muted = 1
  }

  /// The emphasis of the colors.
  open var emphasisStyle: EmphasisStyle
  /// The points of interest; stored without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored without effect.
  open var showsTraffic = false
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

  /// Creates a configuration of a map of roads, flat and in full color unless told otherwise.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }
}

/// A map of satellite images without labels.
open class MKImageryMapConfiguration: MKMapConfiguration {
  override var mapType: MKMapType { .satellite }
  /// Creates a configuration of satellite images, flat unless told otherwise.
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

/// Satellite images with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest; stored without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored without effect.
  open var showsTraffic = false
  override var mapType: MKMapType { .hybrid }
  /// Creates a configuration of satellite images with labels, flat unless told otherwise.
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

/// Features of a map that can be selected. There are none on Linux.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Points of interest can be selected.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Cities and states.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains and lakes.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
