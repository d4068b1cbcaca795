// Images, literals, geometry and layers.
import UIKit

func porting_literals() -> (UIImage, UIColor) {
  (#imageLiteral(resourceName: "picture"), #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
}

func porting_images(image: UIImage) -> UIImage {
  let renderer = UIGraphicsImageRenderer(size: image.size, format: image.imageRendererFormat)
  image.prepareForDisplay { _ in }
  _ = image.preparingForDisplay()
  _ = image.preparingThumbnail(of: CGSize(width: 10, height: 10))
  _ = UIImage.SymbolConfiguration.preferringMulticolor()
  _ = NSDataAsset(name: "data")?.data
  _ = NSItemProvider(object: image)
  _ = NSItemProvider(object: UIColor.red)
  return renderer.image { _ in image.draw(at: .zero) }
}

func porting_prepared(image: UIImage) async -> UIImage? {
  _ = await image.byPreparingForDisplay()
  return await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
}

@MainActor func porting_geometry(rect: CGRect, context: CGContext, layer: CALayer) {
  _ = rect.equalTo(.zero)
  _ = rect.divided(atDistance: 3, from: .minXEdge).slice
  context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
  let values = [
    NSValue(cgAffineTransform: .identity), NSValue(caTransform3D: CATransform3DIdentity), NSValue(cgVector: CGVector(dx: 1, dy: 1)),
    NSValue(uiEdgeInsets: .zero), NSValue(directionalEdgeInsets: .zero),
  ]
  _ = values[0].cgAffineTransformValue
  _ = values[1].caTransform3DValue
  layer.allowsEdgeAntialiasing = true
  layer.drawsAsynchronously = true
  layer.rasterizationScale = 2
  _ = CGRect(dictionaryRepresentation: rect.dictionaryRepresentation)
}

func porting_text() {
  var text = AttributedString("text")
  text.font = UIFont.systemFont(ofSize: 12)
  text.foregroundColor = UIColor.red
  text.paragraphStyle = NSParagraphStyle.default
  text.strokeWidth = 1
  text.uiKit.underlineStyle = .single
  let attributed = NSAttributedString(text)
  _ = AttributedString(attributed)
  _ = AttributeContainer([.font: UIFont.systemFont(ofSize: 10)])
}
