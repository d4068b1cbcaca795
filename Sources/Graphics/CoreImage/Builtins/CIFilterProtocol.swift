/// A filter with typed values, as the functions of `CIFilter` return it.
public protocol CIFilterProtocol: AnyObject {
  /// The result, or nil if an image is missing.
  var outputImage: CIImage? { get }
  /// Facts about a filter of that kind: none by default.
  static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
  public static func customAttributes() -> [String: Any]? { nil }
}
