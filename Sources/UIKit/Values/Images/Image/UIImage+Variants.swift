import Foundation

extension UIImage {
  /// Whether an image is drawn in its own colors or as a shape in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the place of use.
    case automatic
    /// Drawn in the image's own colors.
    case alwaysOriginal
    /// Drawn as a mask in the tint color.
    case alwaysTemplate
  }

  /// The way a resizable image fills the area between its caps.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// Whether the image is a template; with `.automatic` the place of use decides.
  public var renderingMode: RenderingMode { attributes.renderingMode }
  /// The edges that keep their size on stretching, in points.
  public var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }
  /// The resizing of the center part; `.tile` by default.
  public var resizingMode: ResizingMode { attributes.resizingMode }
  /// The insets of the alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether views mirror the image in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  /// The width of the left edge in whole points; superseded by `capInsets`.
  public var leftCapWidth: Int { Int(max(0, min(1e9, capInsets.left))) }
  /// The height of the top edge in whole points; superseded by `capInsets`.
  public var topCapHeight: Int { Int(max(0, min(1e9, capInsets.top))) }

  /// Returns a copy that is, or is not, a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a shape in a color. In views that tint templates, this color applies only if the rendering mode is set
  /// accordingly.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns a copy in a color, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image whose edges keep their size when it is resized, while the center is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a copy whose edges keep their size on stretching.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a stretchable image in the oldest form: caps at the left and top, and a stretched center of one point.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
      right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns a copy with another rectangle for layout.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The distance of the baseline from the bottom, for images in lines of text.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  /// Returns a copy with a baseline at a distance in points from the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The frames of an animated image; `nil` for others.
  public var images: [UIImage]? { attributes.frames }
  /// The duration of an animated image in seconds.
  public var duration: TimeInterval { attributes.duration }

  /// Returns an image that image views show as an animation of `images`, each for the same duration.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed {
      $0.frames = images
      $0.duration = time
    }
  }

  package func changed(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content, attributes)
  }
}
