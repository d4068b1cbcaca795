internal import TrestleCCairo
import Foundation

/// Colors at positions between 0 and 1, interpolated in between.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBA

    package init(location: CGFloat, color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// The colors in ascending order of location.
  package let stops: [Stop]

  package init(stops: [Stop]) {
    var highest: CGFloat = 0
    self.stops = stops.map { stop in
      let location = stop.location.isFinite ? max(0, min(1, stop.location)) : 0
      highest = max(highest, location)
      return Stop(location: highest, color: stop.color)
    }
  }

  /// `colors` are `CGColor`s; `locations` has one number per color, or is nil for equal distances. Nil without any color.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = colors.indices.map { index in
      locations?[index] ?? (colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
    self.init(places, colors)
  }

  /// `components` contains the space's values and an alpha for each of `count` colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size) }
    let places = (0..<count).map { locations?[$0] ?? (count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1)) }
    self.init(places, colors)
  }

  private convenience init(_ locations: [CGFloat], _ colors: [CGColor]) {
    let stops = zip(locations, colors).map { Stop(location: $0, color: $1.rgba) }
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    self.init(stops: sorted.map { $0.element })
  }
}

/// Whether a gradient's first and last colors continue beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGGradient {
  /// Adds the colors to a `cairo_pattern_t`, whose line or circles are those of 0 and 1.
  package func addStops(
    to pattern: OpaquePointer, options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    func add(_ location: CGFloat, _ color: RGBA, alpha: CGFloat) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, alpha)
    }
    // Beyond its ends the pattern continues in its outermost colors, which are made transparent if the option is not set.
    if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, alpha: 0) }
    if first.location > 0 { add(0, first.color, alpha: first.color.alpha) }
    for stop in stops { add(stop.location, stop.color, alpha: stop.color.alpha) }
    if last.location < 1 { add(1, last.color, alpha: last.color.alpha) }
    if !options.contains(.drawsAfterEndLocation) { add(1, last.color, alpha: 0) }
  }

  /// Returns the color at a position, interpolated without premultiplying.
  package func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    if location.isNaN || location <= first.location { return first.color }
    if location >= last.location { return last.color }
    var index = 1
    while stops[index].location < location { index += 1 }
    let (low, high) = (stops[index - 1], stops[index])
    let part = (location - low.location) / (high.location - low.location)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    return RGBA(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
  }
}
