extension CGImage {
  /// The number that identifies images among Core Foundation's types in this process.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGImage.self) }
}
