import CoreGraphics
internal import TrestlePlatform

/// The icon of the app on its windows: the image of its asset catalog, or of its resources, that `Info.plist` names.
///
/// X11 shows it at once. On Wayland the desktop takes the icon from the `.desktop` file of the app's identifier.
@MainActor enum ApplicationIcon {
  /// The side of the icon in pixels, from which desktops make smaller ones.
  private static let side = 128

  static func set(on display: any Display) {
    guard display is SDLDisplay, let image else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    guard let drawn = drawn.cgImage else { return }
    let rowBytes = drawn.bytesPerRow
    // The server expects colors that are not multiplied by their opacity.
    var pixels = [UInt8](UnsafeRawBufferPointer(start: drawn.data, count: rowBytes * drawn.height))
    for start in stride(from: 0, to: pixels.count - 3, by: 4) where pixels[start + 3] != 0 && pixels[start + 3] != 255 {
      let alpha = Int(pixels[start + 3])
      for index in start..<start + 3 { pixels[index] = UInt8(min(255, Int(pixels[index]) * 255 / alpha)) }
    }
    pixels.withUnsafeBytes {
      guard let base = $0.baseAddress else { return }
      display.setIcon(FramePixels(bytes: base, rowBytes: rowBytes, width: drawn.width, height: drawn.height))
    }
  }

  private static var image: UIImage? {
    let info = InterfaceModules.applicationBundles.reversed().reduce(into: [String: Any]()) { $0.merge($1.infoDictionary ?? [:]) { $1 } }
    let primary = (info["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
    let names =
      [info["CFBundleIconName"], primary?["CFBundleIconName"], info["CFBundleIconFile"], "AppIcon"].compactMap { $0 as? String }
      + (primary?["CFBundleIconFiles"] as? [String] ?? []).reversed()
    return names.lazy.compactMap { UIImage(named: $0) }.first
  }
}
