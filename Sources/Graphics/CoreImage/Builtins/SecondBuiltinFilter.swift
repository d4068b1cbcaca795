import UIKitValues

/// Filters with a value of another type under the same name.
nonisolated final class SecondBuiltinFilter: TypedFilter {
  var decay: Float {
    get { number("Decay") }
    set { set(NSNumber(value: newValue), "Decay") }
  }
  var fontName: String {
    get { string("FontName") }
    set { set(newValue, "FontName") }
  }
  var fontSize: Float {
    get { number("FontSize") }
    set { set(NSNumber(value: newValue), "FontSize") }
  }
  var point: CGPoint {
    get { place("Point") }
    set { set(CIVector(cgPoint: newValue), "Point") }
  }
  var size: Float {
    get { number("Size") }
    set { set(NSNumber(value: newValue), "Size") }
  }
  var text: String {
    get { string("Text") }
    set { set(newValue, "Text") }
  }
}

extension SecondBuiltinFilter: CITextImageGenerator {}
extension SecondBuiltinFilter: CITriangleKaleidoscope {}
