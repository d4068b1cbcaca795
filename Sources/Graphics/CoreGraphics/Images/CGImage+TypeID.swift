extension CGImage {
  /// The type of images.
  public static var typeID: CFTypeID { CoreGraphics.typeID(of: CGImage.self) }
}
