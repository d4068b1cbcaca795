import CoreGraphics

extension UISlider {
  /// The ticks below a track, and whether a user can choose other values.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A tick at a part of the track: 0 is the minimum, 1 the maximum.
    public struct Tick: Hashable, Sendable {
      public let position: Float

      public init(position: Float) { self.position = position }
    }

    public var allowsTickValuesOnly: Bool
    public let ticks: [Tick]

    public init(allowsTickValuesOnly: Bool = false, ticks: [Tick]) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.ticks = ticks
    }

    /// Creates ticks at equal distances, of which the first and the last are at the ends.
    public init(allowsTickValuesOnly: Bool = false, numberOfTicks: Int) {
      let steps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / steps) })
    }
  }

  /// The values at the ticks, if the user can choose no others.
  private var values: [Float]? {
    guard let trackConfiguration, trackConfiguration.allowsTickValuesOnly, !trackConfiguration.ticks.isEmpty else { return nil }
    return trackConfiguration.ticks.map { minimumValue + $0.position * (maximumValue - minimumValue) }.sorted()
  }

  /// Returns the value that a user gets at the position of a value.
  final func allowed(_ value: Float) -> Float { values?.min { abs($0 - value) < abs($1 - value) } ?? clamped(value) }

  /// Returns the value after a step of the user.
  final func stepped(by part: Float) -> Float {
    guard let values, abs(part) < 1 else { return allowed(value + part * (maximumValue - minimumValue)) }
    return (part > 0 ? values.first { $0 > value } : values.last { $0 < value }) ?? value
  }

  final func layoutTicks(_ track: CGRect) {
    let ticks = trackConfiguration?.ticks ?? []
    face.ticks.frame = bounds
    let color = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    let room = track.width + 4 - thumbSize.width
    face.ticks.layer.items = ticks.map { tick in
      let part = CGFloat(isMirrored ? 1 - tick.position : tick.position)
      let x = track.minX - 2 + room * part + thumbSize.width / 2 - bounds.minX
      let dot = CGRect(x: x - 1.5, y: track.maxY - bounds.minY + 7, width: 3, height: 3)
      return .path(CGPath(ellipseIn: dot, transform: nil), fill: color, stroke: nil, lineWidth: 0)
    }
  }
}
