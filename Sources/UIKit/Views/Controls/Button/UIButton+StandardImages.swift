import CoreGraphics
import Foundation

extension UIButton {
  /// The image of a standard type in the design.
  final var standardImage: UIImage? {
    guard let symbol = standardSymbol else { return nil }
    let buttons = traitCollection.design.buttons
    if let disc = buttons.standardDisc {
      return StandardButtonImages.disc(
        disc, kind, size: standardSize ?? .zero, key: traitCollection.design.name, scale: traitCollection.drawingScale)
    }
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

  /// Returns a disc with a ring, a shadow and a mark. Images are kept by the name of the design, `key`.
  static func disc(
    _ look: UIDesign.Buttons.StandardDisc, _ type: UIButton.ButtonType, size: CGSize, key: String, scale: CGFloat
  ) -> UIImage? {
    image("\(key) \(type.rawValue)", size, scale) { context in
      if type == .infoLight || type == .infoDark { return info(context, size, look, type == .infoLight ? look.lightInfo : look.darkInfo) }
      let diameter = min(size.width, size.height) - 2
      let ring = CGRect(x: (size.width - diameter) / 2, y: 0.5, width: diameter, height: diameter)
      let disc = ring.insetBy(dx: diameter * look.rim, dy: diameter * look.rim)
      func ellipse(_ rect: CGRect, _ color: UIColor) {
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: rect)
      }
      ellipse(ring.offsetBy(dx: 0, dy: 1), look.shadow)
      ellipse(ring, look.ring)
      ellipse(disc, type == .close ? look.closeColor : look.color)
      let inset = look.shineInset
      ellipse(
        CGRect(
          x: disc.minX + inset.width, y: disc.minY + inset.height, width: disc.width - 2 * inset.width, height: disc.height * 0.5),
        look.shine)
      context.setFillColor(look.ring.cgColor)
      switch type {
      case .contactAdd:
        for bar in [look.plus, CGSize(width: look.plus.height, height: look.plus.width)] {
          context.fill(CGRect(x: disc.midX - bar.width / 2, y: disc.midY - bar.height / 2, width: bar.width, height: bar.height))
        }
      case .close: cross(context, in: ring, look.ring.cgColor)
      default:
        let (x, y) = (look.chevron.width / 2, look.chevron.height / 2)
        context.setStrokeColor(look.ring.cgColor)
        context.setLineWidth(look.chevronWeight)
        context.move(to: CGPoint(x: disc.midX - x, y: disc.midY - y))
        context.addLine(to: CGPoint(x: disc.midX + x, y: disc.midY))
        context.addLine(to: CGPoint(x: disc.midX - x, y: disc.midY + y))
        context.strokePath()
      }
    }?.withRenderingMode(.alwaysOriginal)
  }

  private static func info(_ context: CGContext, _ size: CGSize, _ look: UIDesign.Buttons.StandardDisc, _ color: UIColor) {
    let circle = CGRect(x: 1, y: 1, width: size.width - 2, height: size.width - 2)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(look.infoWeight)
    context.strokeEllipse(in: circle)
    let font = UIFont.italicSystemFont(ofSize: size.width * look.infoLetter)
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
