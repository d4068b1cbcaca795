import CoreGraphics

/// The frames of a split view's columns: computed from the primary edge, and mirrored if that is on the right.
struct SplitLayout {
  var size: CGSize
  /// The widths of the columns before the secondary one, the primary column first.
  var widths: [CGFloat]
  /// The thickness of the line after each of the `widths`.
  var line: CGFloat
  var isMirrored: Bool

  /// The frames of the columns before the secondary one, of the lines after them, and of the secondary column.
  struct Frames: Equatable {
    var leading: [CGRect] = []
    var lines: [CGRect] = []
    var secondary = CGRect.zero
  }

  func frames(_ mode: UISplitViewController.DisplayMode) -> Frames {
    let shown = min(mode.leadingColumns, widths.count)
    let hidden = widths.prefix(widths.count - shown).reduce(0) { $0 + $1 + line }
    var frames = Frames()
    var x = -hidden
    for width in widths {
      frames.leading.append(place(x: x, width: width))
      frames.lines.append(place(x: x + width, width: line))
      x += width + line
    }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: frames.secondary = place(x: x, width: max(0, size.width - x))
    case .twoDisplaceSecondary:
      // The width is the same as with one column beside it.
      frames.secondary = place(x: x, width: max(0, size.width - (widths.last ?? 0) - line))
    default: frames.secondary = place(x: 0, width: size.width)
    }
    return frames
  }

  private func place(x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }
}
