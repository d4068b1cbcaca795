import Foundation

extension UIImage {
  /// Whether an image is drawn in its own colours or as a shape in the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown prefers.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// What happens between the caps of a resizable image.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  public var renderingMode: RenderingMode { attributes.renderingMode }
  public var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }
  public var resizingMode: ResizingMode { attributes.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
  public var leftCapWidth: Int { Int(max(0, min(1e9, capInsets.left))) }
  public var topCapHeight: Int { Int(max(0, min(1e9, capInsets.top))) }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image as a shape in that colour. Where a view would tint a template, this colour holds only if the rendering mode says so.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose edges keep their size when it is stretched, while what lies between is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The oldest form: caps at the left and top, and one point in the middle that is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
      right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image mirrored wherever the layout runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// How far the baseline lies above the bottom, for images that stand in lines of text.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  public var images: [UIImage]? { attributes.frames }
  public var duration: TimeInterval { attributes.duration }

  /// An image that image views show as an animation of `images`, each for the same time.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed {
      $0.frames = images
      $0.duration = time
    }
  }

  func changed(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content, attributes)
  }
}
