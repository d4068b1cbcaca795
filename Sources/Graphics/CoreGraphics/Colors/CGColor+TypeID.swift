extension CGColor {
  /// The number that identifies colors among Core Foundation's types in this process.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGColor.self) }
}
