/// The pixel format a layer asks for when it draws its own contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
