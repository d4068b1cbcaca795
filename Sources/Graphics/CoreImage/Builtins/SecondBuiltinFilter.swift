import UIKitValues

/// Filters with a value of another type under the same name.
nonisolated final class SecondBuiltinFilter: TypedFilter {
  @Input("Decay") var decay: Float
  @Input("FontName") var fontName: String
  @Input("FontSize") var fontSize: Float
  @Input("Point") var point: CGPoint
  @Input("Size") var size: Float
  @Input("Text") var text: String
}

extension SecondBuiltinFilter: CITextImageGenerator {}
extension SecondBuiltinFilter: CITriangleKaleidoscope {}
