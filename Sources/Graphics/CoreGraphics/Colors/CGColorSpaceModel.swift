/// The meaning of the components of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model is not known.
  case unknown = -1
  /// One component, gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// A pattern instead of components.
  case pattern = 6
}
