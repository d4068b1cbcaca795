import QuartzCore

extension CAGradientLayer {
  /// Shows colors at locations from 0 to 1, which a design defines.
  @MainActor package func show(_ stops: [(color: UIColor, location: CGFloat)], traits: UITraitCollection) {
    colors = stops.map { $0.color.resolvedColor(with: traits).cgColor }
    locations = stops.map { NSNumber(value: Double($0.location)) }
  }
}
