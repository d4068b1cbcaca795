import UIKit

/// The appearance of a map. On Linux it only determines the color of the ground.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    /// The map is flat; the default.
    case flat = 0
    case realistic = 1
  }

  /// Whether the map has terrain; stored without effect.
  open var elevationStyle: ElevationStyle
  var mapType: MKMapType { .standard }

  init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    /// A muted style that emphasizes overlays.
    case muted = 1
  }

  /// The emphasis of the colors. On Linux it changes the color of the ground.
  open var emphasisStyle: EmphasisStyle
  /// The displayed points of interest; stored without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored without effect.
  open var showsTraffic = false
  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }

  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  override var mapType: MKMapType { .satellite }
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The displayed points of interest; stored without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored without effect.
  open var showsTraffic = false
  override var mapType: MKMapType { .hybrid }
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

/// The features of a map that can be selected. There are none on Linux.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
