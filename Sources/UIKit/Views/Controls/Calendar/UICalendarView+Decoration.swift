import CoreGraphics

extension UICalendarView {
  /// The size in which a decoration is drawn below a day.
  public enum DecorationSize: Int, Sendable {
    /// A small mark.
    case small
    /// The standard mark.
    case medium
    /// A mark of the maximum size.
    case large

    var dot: CGFloat {
      switch self {
      case .small: 5
      case .medium: 7
      case .large: 9
      }
    }

    var symbol: CGFloat {
      switch self {
      case .small: 10
      case .medium: 12
      case .large: 14
      }
    }
  }

  /// A mark below the number of a day: a dot, an image or a view.
  @preconcurrency @MainActor public final class Decoration: NSObject {
    private enum Content {
      case dot
      case image(UIImage)
      case view(() -> UIView)
    }

    private let content: Content
    private let color: UIColor
    private let size: DecorationSize

    private init(_ content: Content, color: UIColor?, size: DecorationSize) {
      self.content = content
      self.color = color ?? .systemFill
      self.size = size
      super.init()
    }

    /// Creates a gray dot.
    public convenience override init() { self.init(.dot, color: nil, size: .medium) }

    /// Creates an image in a color; without an image it is a dot, without a color it is gray.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(image.map { .image($0) } ?? .dot, color: color, size: size)
    }

    /// Creates a decoration from a view, which is created each time the day is shown and is clipped to the available space.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.view(customViewProvider), color: nil, size: .medium)
    }

    /// Returns a dot in a color; gray without one.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot, color: color, size: size)
    }

    /// Returns an image in a color; without an image a dot, without a color gray.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// Returns a view, which is created each time the day is shown.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Creates the view below the number of a day.
    func makeView() -> UIView {
      switch content {
      case .dot:
        let dot = DecorationDot(diameter: size.dot)
        dot.backgroundColor = color
        return dot
      case .image(let image):
        let view = UIImageView(image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.symbol)
        view.contentMode = .center
        view.tintColor = color
        return view
      case .view(let make):
        let made = make()
        made.clipsToBounds = true
        made.isUserInteractionEnabled = false
        return DecorationHolder(made)
      }
    }
  }
}

/// The dot below the number of a day.
private final class DecorationDot: UIView {
  private let diameter: CGFloat

  init(diameter: CGFloat) {
    self.diameter = diameter
    super.init(frame: .zero)
    layer.cornerRadius = diameter / 2
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }
}

/// Sizes a custom view by its constraints or by `sizeThatFits(_:)`.
private final class DecorationHolder: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let wanted = own == .zero ? content.sizeThatFits(size) : own
    return CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
