import CoreGraphics

/// Draws the images of info, add and close buttons, once for each size.
@MainActor enum StandardButtonImages {
  private static var known: [String: UIImage] = [:]

  static func image(_ key: String, _ size: CGSize, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage? {
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

  static func cross(_ context: CGContext, in box: CGRect, _ color: CGColor) {
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
