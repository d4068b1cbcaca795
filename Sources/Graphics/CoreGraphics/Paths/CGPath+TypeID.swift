extension CGPath {
  /// The number that identifies paths among Core Foundation's types in this process.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGPath.self) }
}
