extension CGColor {
  /// The type of colors.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGColor.self) }
}
