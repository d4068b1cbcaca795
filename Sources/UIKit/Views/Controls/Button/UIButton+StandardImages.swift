import CoreGraphics

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

/// The discs of the designs before iOS 7.
extension StandardButtonImages {
  /// Returns a disc with a ring, a shadow and a mark. Images are cached by the name of the design, `key`.
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
