import UIKit

/// The appearance of the badge that marks a Live Photo.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge is shown over a photo, so it is white with a shadow. Without this option it has the tint color.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// The badge is crossed out, for a Live Photo that is shown as a still image.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

extension PHLivePhotoView {
  /// Returns the badge that marks a Live Photo, 28 points wide: a disc in a ring in a ring of dots.
  public class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    let isOverContent = badgeOptions.contains(.overContent)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
      let context = context.cgContext
      if isOverContent { context.setShadow(offset: CGSize(width: 0, height: 0.5), blur: 1.5, color: UIColor(white: 0, alpha: 0.4).cgColor) }
      let color = isOverContent ? UIColor.white : .black
      context.setStrokeColor(color.cgColor)
      context.setFillColor(color.cgColor)
      let center = CGPoint(x: 14, y: 14)
      func circle(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      }
      context.fillEllipse(in: circle(2))
      context.setLineWidth(1)
      context.strokeEllipse(in: circle(5))
      let dots = 24
      for dot in 0..<dots {
        let angle = CGFloat(dot) / CGFloat(dots) * 2 * .pi
        context.fillEllipse(in: CGRect(x: center.x + 9 * cos(angle) - 0.6, y: center.y + 9 * sin(angle) - 0.6, width: 1.2, height: 1.2))
      }
      if badgeOptions.contains(.liveOff) {
        context.move(to: CGPoint(x: 6, y: 6))
        context.addLine(to: CGPoint(x: 22, y: 22))
        context.strokePath()
      }
    }
    return image.withRenderingMode(isOverContent ? .alwaysOriginal : .alwaysTemplate)
  }
}
