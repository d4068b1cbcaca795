import QuartzCore
internal import TrestleText

extension UILabel {
  /// Whether a subclass draws, so that the label has a bitmap.
  final var drawsItself: Bool {
    let type: AnyClass = type(of: self)
    return LabelMethods.draw.isOverridden(in: type) || LabelMethods.drawText.isOverridden(in: type)
  }

  /// Passes the lines to the layer.
  final func showText() {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0,
      let fitted = fittedLayout(width: bounds.width, height: bounds.height, lines: style.maximumLines)
    else {
      content.shown = nil
      if !layer.items.isEmpty { layer.items = [] }
      return
    }
    let origin = CGPoint(x: bounds.minX, y: topOfLines(fitted, in: bounds))
    var layout = colored(fitted.layout)
    if isCut(fitted.layout, bounds) { layout = layout.clipped(to: bounds.offsetBy(dx: -origin.x, dy: -origin.y)) }
    content.shown = layout
    if let shadow = shadowColor(for: fitted.layout) {
      let moved = CGPoint(x: origin.x + style.shadowOffset.width, y: origin.y + style.shadowOffset.height)
      layer.items = [.text(shadow, at: moved), .text(layout, at: origin)]
    } else {
      layer.items = [.text(layout, at: origin)]
    }
  }

  /// Returns whether lines that do not wrap extend beyond the label's edges, where they are clipped.
  private func isCut(_ layout: TextLayout, _ bounds: CGRect) -> Bool {
    layout.size.width > bounds.width + 0.01 || layout.size.height > bounds.height + 1
  }

  final func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      let fitted = fittedLayout(width: rect.width, height: rect.height, lines: style.maximumLines)
    else { return }
    let origin = CGPoint(x: rect.minX, y: topOfLines(fitted, in: rect))
    if let shadow = shadowColor(for: fitted.layout) {
      context.draw(shadow, at: CGPoint(x: origin.x + style.shadowOffset.width, y: origin.y + style.shadowOffset.height))
    }
    context.draw(colored(fitted.layout), at: origin)
  }

  /// Returns the top of the first line: the lines are centered vertically, rounded to a pixel.
  final func topOfLines(_ fitted: LabelContent.Fitted, in rect: CGRect) -> CGFloat {
    let height = fitted.layout.size.height
    var top = (rect.height - height) / 2
    if fitted.scale < 1, style.maximumLines == 1 {
      let full = currentFont.font
      switch style.baselineAdjustment {
      case .alignBaselines: top = (rect.height - full.lineHeight) / 2 + full.ascender - fitted.layout.firstBaseline
      case .alignCenters: break
      case .none: top = 0
      }
    }
    let scale = pixelScale
    return rect.minY + (top * scale).rounded() / scale
  }

  /// Returns the layout in the present color. Plain text is laid out without one.
  private func colored(_ layout: TextLayout) -> TextLayout {
    let highlighted = style.isHighlighted ? style.highlightedTextColor : nil
    if highlighted == nil, style.attributedText != nil, style.isEnabled { return layout }
    var color = TextColor(resolved(highlighted ?? textColor))
    if !style.isEnabled { color.alpha *= LabelStyle.disabledAlpha }
    if let shown = content.shown, shown.isTinted(color, of: layout) { return shown }
    return layout.tinted(color)
  }

  private func shadowColor(for layout: TextLayout) -> TextLayout? {
    guard let color = style.shadowColor else { return nil }
    let resolved = TextColor(resolved(color))
    return resolved.alpha > 0 ? layout.tinted(resolved) : nil
  }

  private func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
}

/// The methods that a label's class overrides.
@MainActor private enum LabelMethods {
  static let draw = MethodSlot(UILabel.self, probe: DrawProbe.self, plain: PlainLabel.self)
  static let drawText = MethodSlot(UILabel.self, probe: DrawTextProbe.self, plain: PlainLabel.self)
}

private final class PlainLabel: UILabel {}

private final class DrawProbe: UILabel {
  override func draw(_ rect: CGRect) { MethodSlot.probed() }
}

private final class DrawTextProbe: UILabel {
  override func drawText(in rect: CGRect) { MethodSlot.probed() }
}
