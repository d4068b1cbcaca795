import CoreGraphics
import Foundation

extension UIButton {
  /// The image of a standard type in the design.
  final var standardImage: UIImage? {
    guard let symbol = standardSymbol else { return nil }
    let buttons = traitCollection.design.buttons
    if buttons.isGlossy { return StandardButtonImages.glossy(kind, size: standardSize ?? .zero, scale: traitCollection.drawingScale) }
    if kind == .close { return StandardButtonImages.close(diameter: buttons.closeSize, traits: traitCollection) }
    return StandardButtonImages.symbol(symbol, size: buttons.detailSize, scale: traitCollection.drawingScale)
  }
}

/// Draws the images of info, add and close buttons, once for each size.
@MainActor enum StandardButtonImages {
  private static var known: [String: UIImage] = [:]

  private static func image(_ key: String, _ size: CGSize, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage? {
    let key = "\(key) \(size) \(scale)"
    if let image = known[key] { return image }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    draw(context)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    known[key] = image
    return image
  }

  /// Returns a symbol that fills `size`, as a template.
  static func symbol(_ name: String, size: CGSize, scale: CGFloat) -> UIImage? {
    image(name, size, scale) { _ in
      let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size.height * 0.84))
      symbol?.withTintColor(.black).draw(in: CGRect(origin: .zero, size: size))
    }?.withRenderingMode(.alwaysTemplate)
  }

  static func close(diameter: CGFloat, traits: UITraitCollection) -> UIImage? {
    let isDark = traits.userInterfaceStyle == .dark
    return image("close \(isDark)", CGSize(width: diameter, height: diameter), traits.drawingScale) { context in
      context.setFillColor(UIColor.tertiarySystemFill.resolvedColor(with: traits).cgColor)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: diameter, height: diameter))
      cross(context, in: CGRect(x: 0, y: 0, width: diameter, height: diameter), UIColor.secondaryLabel.resolvedColor(with: traits).cgColor)
    }?.withRenderingMode(.alwaysOriginal)
  }

  private static func cross(_ context: CGContext, in box: CGRect, _ color: CGColor) {
    let arm = box.width * 0.16
    context.setStrokeColor(color)
    context.setLineWidth(box.width * 0.075)
    context.setLineCap(.round)
    for sign in [CGFloat(1), -1] {
      context.move(to: CGPoint(x: box.midX - arm, y: box.midY - arm * sign))
      context.addLine(to: CGPoint(x: box.midX + arm, y: box.midY + arm * sign))
    }
    context.strokePath()
  }

  /// Returns a disc with a white ring, a shadow and a mark: the appearance of iOS 6.
  static func glossy(_ type: UIButton.ButtonType, size: CGSize, scale: CGFloat) -> UIImage? {
    image("glossy \(type.rawValue)", size, scale) { context in
      if type == .infoLight || type == .infoDark {
        info(context, size, type == .infoLight ? .white : UIColor(white: 0.25, alpha: 1))
        return
      }
      let diameter = min(size.width, size.height) - 2
      let ring = CGRect(x: (size.width - diameter) / 2, y: 0.5, width: diameter, height: diameter)
      let disc = ring.insetBy(dx: diameter * 0.09, dy: diameter * 0.09)
      context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.35))
      context.fillEllipse(in: ring.offsetBy(dx: 0, dy: 1))
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      context.fillEllipse(in: ring)
      context.setFillColor(type == .close ? CellArt.color(0x222222) : CellArt.color(0x1566d6))
      context.fillEllipse(in: disc)
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.28))
      context.fillEllipse(in: CGRect(x: disc.minX + 2.5, y: disc.minY + 1, width: disc.width - 5, height: disc.height * 0.5))
      context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      switch type {
      case .contactAdd:
        context.fill(CGRect(x: disc.midX - 6, y: disc.midY - 1.5, width: 12, height: 3))
        context.fill(CGRect(x: disc.midX - 1.5, y: disc.midY - 6, width: 3, height: 12))
      case .close: cross(context, in: ring, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      default:
        context.setStrokeColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.setLineWidth(3)
        context.move(to: CGPoint(x: disc.midX - 2.5, y: disc.midY - 5))
        context.addLine(to: CGPoint(x: disc.midX + 2.5, y: disc.midY))
        context.addLine(to: CGPoint(x: disc.midX - 2.5, y: disc.midY + 5))
        context.strokePath()
      }
    }?.withRenderingMode(.alwaysOriginal)
  }

  private static func info(_ context: CGContext, _ size: CGSize, _ color: UIColor) {
    let circle = CGRect(x: 1, y: 1, width: size.width - 2, height: size.width - 2)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(1.5)
    context.strokeEllipse(in: circle)
    let font = UIFont.italicSystemFont(ofSize: size.width * 0.72)
    let text = NSAttributedString(string: "i", attributes: [.font: font, .foregroundColor: color])
    let box = text.size()
    text.draw(at: CGPoint(x: circle.midX - box.width / 2 - 0.5, y: circle.midY - box.height / 2))
  }
}

extension UIImage {
  /// Returns the image with a color over its shape, for pressed and disabled buttons.
  func shaded(_ color: UIColor, _ strength: CGFloat) -> UIImage {
    let size = self.size
    guard size.width > 0, size.height > 0 else { return self }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return self }
    let box = CGRect(origin: .zero, size: size)
    withCapInsetsRemoved.draw(in: box)
    context.setBlendMode(.sourceAtop)
    context.setFillColor(color.withAlphaComponent(strength).cgColor)
    context.fill(box)
    guard let shaded = UIGraphicsGetImageFromCurrentImageContext() else { return self }
    return capInsets == .zero ? shaded : shaded.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// Returns the image with reduced opacity, for disabled buttons.
  func faded(_ alpha: CGFloat) -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    withCapInsetsRemoved.draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: alpha)
    guard let faded = UIGraphicsGetImageFromCurrentImageContext() else { return self }
    return capInsets == .zero ? faded : faded.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  private var withCapInsetsRemoved: UIImage { capInsets == .zero ? self : changed { $0.capInsets = nil } }
}
