import Foundation

extension UIColor {
  /// Writes the sRGB components to the pointers that are not nil; returns false for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    red?.pointee = color.rgba.red
    green?.pointee = color.rgba.green
    blue?.pointee = color.rgba.blue
    alpha?.pointee = color.rgba.alpha
    return true
  }

  /// Writes hue, saturation and brightness, from 0.0 to 1.0. Returns whether the color can be converted.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let told = HSB(red: color.rgba.red, green: color.rgba.green, blue: color.rgba.blue)
    hue?.pointee = told.hue
    saturation?.pointee = told.saturation
    brightness?.pointee = told.brightness
    alpha?.pointee = color.rgba.alpha
    return true
  }

  /// Writes the color as a gray; returns false if it is not one.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = cgColor.rgba
    guard cgColor.pattern == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }
}
