extension CGPath {
  /// The type of paths.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGPath.self) }
}
