import UIKit

/// The display priority of an annotation view in limited space.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  /// The view is displayed rather than views of lower priority.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// The view is hidden rather than views of higher priority.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of overlapping annotation views.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority in front of all other views.
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  /// The priority of selected views, 1000: in front of all others.
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  /// The priority of unselected views, 500.
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  /// The priority behind all other views.
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  /// The identifier by which the map reuses the view; `nil` if it is not reused.
  public let reuseIdentifier: String?
  /// The image that the view displays. Setting it changes the size of the view.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
      setNeedsLayout()
    }
  }
  /// The offset of the view's center from the position, in points.
  open var centerOffset = CGPoint.zero
  /// The offset of the callout from the center of the view's top edge, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether the view handles touches. The default is true.
  open var isEnabled = true
  /// Whether the view is highlighted. The default is false.
  open var isHighlighted = false
  /// Whether the annotation can be dragged by a long press. The default is false. Only the coordinates of ``MKPointAnnotation`` and its
  /// subclasses change; for other annotations only the view moves.
  open var isDraggable = false
  /// The drag state. A delegate that finishes dragging itself sets it to none.
  open var dragState = DragState.none

  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// Changes the drag state. The map calls it; a subclass can override it to animate the view.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  /// The shape for collision detection. Views overlap on Linux, so it is stored without effect.
  open var collisionMode = CollisionMode.rectangle
  /// The view of the cluster that contains the annotation: nil, because annotations are not clustered on Linux.
  open var cluster: MKAnnotationView? { nil }
  /// The order of overlapping views; views with greater values are in front. The default is 500.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { layer.zPosition = CGFloat(zPriority.rawValue) } }
  /// The order of the view while it is selected. The default is 1000.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// Whether a callout is shown when the view is selected. The default is false.
  open var canShowCallout = false
  /// The view at the left end of the callout. The default is nil.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right end of the callout. The default is nil. A tap on a control in it is reported to the map's delegate.
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  /// The identifier of annotations that may be clustered. The default is nil. On Linux it is stored without effect.
  open var clusteringIdentifier: String?
  /// The priority for display on the map. The default is required. On Linux it is stored without effect.
  open var displayPriority = MKFeatureDisplayPriority.required
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

  /// Called before the view is reused for another annotation.
  open func prepareForReuse() { isSelected = false }
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    layer.zPosition = CGFloat((selected ? selectedZPriority : zPriority).rawValue)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  /// A green pin, for starting points.
  case green = 1
  /// A purple pin, for points of the user.
  case purple = 2
}

open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin. The default is red.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { redraw() } }
  /// Whether the pin drops onto the map. The default is false. On Linux it is stored without effect.
  open var animatesDrop = false
  /// The color of the pin, as before iOS 9. The default is red.
  open var pinColor = MKPinAnnotationColor.red {
    didSet { pinTintColor = [Self.redPinColor(), Self.greenPinColor(), Self.purplePinColor()][Int(pinColor.rawValue)] }
  }

  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the color of pins for starting points.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the color of pins for points of the user.
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

open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the marker, or nil for the default color.
  open var markerTintColor: UIColor? { didSet { redraw() } }
  /// The color of the glyph, or nil for the default color.
  open var glyphTintColor: UIColor? { didSet { redraw() } }
  open var glyphText: String? { didSet { redraw() } }
  open var glyphImage: UIImage? { didSet { redraw() } }
  /// The glyph image while the marker is selected, or nil for ``glyphImage``.
  open var selectedGlyphImage: UIImage?
  /// Whether the marker appears with an animation. The default is false. On Linux it is stored without effect.
  open var animatesWhenAdded = false
  /// Whether the title is shown below the marker. The default is ``MKFeatureVisibility/adaptive``. On Linux it is stored without effect.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is shown below the marker. The default is ``MKFeatureVisibility/adaptive``. On Linux it is stored without effect.
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
  /// The text is shown if there is enough space.
  case adaptive = 0
  case hidden = 1
  case visible = 2
}
