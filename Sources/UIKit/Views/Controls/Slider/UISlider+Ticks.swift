import CoreGraphics

extension UISlider {
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
