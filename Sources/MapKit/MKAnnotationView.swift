import UIKit

public enum MKFeatureDisplayPriority {
  public static let required = UILayoutPriority.required
  public static let defaultHigh = UILayoutPriority.defaultHigh
  public static let defaultLow = UILayoutPriority.defaultLow
}

/// Represents an annotation on the map.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
      setNeedsLayout()
    }
  }
  /// Moves the view from the place, for pictures whose tip is not in the middle.
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isDraggable = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority = UILayoutPriority.required
  open var isSelected = false
  private let picture = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  open func prepareForReuse() { isSelected = false }
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { redraw() } }
  open var animatesDrop = false
  open var pinColor = MKPinAnnotationColor.red {
    didSet { pinTintColor = [Self.redPinColor(), Self.greenPinColor(), Self.purplePinColor()][Int(pinColor.rawValue)] }
  }

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    redraw()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    redraw()
  }

  private func redraw() {
    let tint = pinTintColor ?? .systemRed
    image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 34)).image { context in
      UIColor.gray.setFill()
      UIBezierPath(rect: CGRect(x: 7, y: 12, width: 2, height: 22)).fill()
      tint.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: 15, height: 15)).fill()
      UIColor.white.withAlphaComponent(0.6).setFill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 3, width: 4, height: 4)).fill()
    }
    centerOffset = CGPoint(x: 0, y: -17)
  }
}

/// A balloon with a glyph.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { redraw() } }
  open var glyphTintColor: UIColor? { didSet { redraw() } }
  open var glyphText: String? { didSet { redraw() } }
  open var glyphImage: UIImage? { didSet { redraw() } }
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    redraw()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    redraw()
  }

  private func redraw() {
    let tint = markerTintColor ?? .systemRed
    let glyph = glyphTintColor ?? .white
    image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 36)).image { _ in
      tint.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 28, height: 28)).fill()
      let tip = UIBezierPath()
      tip.move(to: CGPoint(x: 9, y: 26))
      tip.addLine(to: CGPoint(x: 21, y: 26))
      tip.addLine(to: CGPoint(x: 15, y: 35))
      tip.close()
      tip.fill()
      let box = CGRect(x: 7, y: 7, width: 16, height: 16)
      if let glyphText {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: glyph]
        let size = glyphText.size(withAttributes: attributes)
        glyphText.draw(at: CGPoint(x: 15 - size.width / 2, y: 15 - size.height / 2), withAttributes: attributes)
      } else if let picture = glyphImage ?? UIImage(systemName: "mappin") {
        let scale = min(box.width / picture.size.width, box.height / picture.size.height)
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        picture.withTintColor(glyph, renderingMode: .alwaysOriginal)
          .draw(in: CGRect(x: 15 - size.width / 2, y: 15 - size.height / 2, width: size.width, height: size.height))
      }
    }
    centerOffset = CGPoint(x: 0, y: -18)
  }
}

public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}
