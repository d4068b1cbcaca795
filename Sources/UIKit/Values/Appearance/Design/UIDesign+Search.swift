import CoreGraphics

extension UIDesign {
  /// The appearance of search bars, and of the dimmed screen while searching.
  ///
  /// Values are in points and measured on the real system unless their comment states otherwise.
  public struct Search: Sendable {
    /// The height of the bar in points.
    public var height: CGFloat = 56
    /// The height in a navigation bar. Estimated.
    public var heightInBar: CGFloat = 52
    /// The height of the field in points.
    public var fieldHeight: CGFloat = 36
    /// The distance of the field from the sides in points.
    public var sideMargin: CGFloat = 8
    /// The radius of the field's corners in points.
    public var fieldRadius: CGFloat = 10
    /// The color of the field; `.tertiarySystemFill` by default.
    public var fieldFill = UIColor.tertiarySystemFill
    /// The outline of the field; `nil` draws none.
    public var fieldBorder: UIColor?
    /// The shadow inside the upper edge of an outlined field; `nil` for none.
    public var fieldShade: Table.Gradient?
    /// The depth of that shadow in points.
    public var fieldShadeDepth: CGFloat = 4
    /// The font of the text.
    public var font = Table.Font(size: 17)
    /// The color of the magnifying glass and other icons.
    public var iconColor = UIColor.secondaryLabel
    /// The color of the placeholder; `.secondaryLabel` by default.
    public var placeholder = UIColor.secondaryLabel
    /// The distance of the clear button from the field's end in points.
    public var clearButtonMargin: CGFloat = 7
    /// The distance from Cancel to the edge.
    public var cancelMargin: CGFloat = 8
    /// The distance between field and cancel button in points.
    public var cancelGap: CGFloat = 8
    /// The fill of Cancel if buttons are drawn.
    public var cancelFill: Bars.Gradient?
    /// The gradient of the background; nil uses the bar's own.
    public var gradient: Bars.Gradient?
    /// The color on which the gradient is based in a bar of the style `.black`.
    public var blackGradientColor = UIColor(white: 0.16, alpha: 1)
    /// The color behind the bar.
    public var background = UIColor.systemBackground
    /// The height of a prompt above the field in points.
    public var promptHeight: CGFloat = 20
    /// The height of the row of scope buttons. Estimated.
    public var scopeHeight: CGFloat = 46
    /// The appearance of the scopes.
    public var scopes = Controls.Segments()
    /// The color that dims the screen until there are results (estimated).
    public var dimming = UIColor(white: 0, alpha: 0.2)
    /// The font of the text shown without results.
    public var noResultsFont = Table.Font(size: 20, weight: .bold)
    /// The color of the text shown without results.
    public var noResultsColor = UIColor.secondaryLabel

    /// Creates the values of the modern design.
    public init() {}
  }
}

extension UIDesign.Search {
  /// The flat look since iOS 13.
  public static let modern = UIDesign.Search()

  /// Scope buttons of iOS 5 and 6, in the color of the bar's Cancel button. Estimated except for the colors.
  private static let classicScopes: UIDesign.Controls.Segments = {
    func gradient(_ top: UInt32, _ bottom: UInt32) -> UIDesign.Table.Gradient {
      .init(top: UIColor(top, alpha: 1), bottom: UIColor(bottom, alpha: 1))
    }
    var scopes = UIDesign.Controls.Segments.classic
    scopes.height = 30
    scopes.font = .init(size: 13, weight: .bold)
    scopes.selectedFont = scopes.font
    scopes.text = .white
    scopes.disabledText = UIColor(white: 1, alpha: 0.5)
    scopes.divider = UIColor(0x52637c, alpha: 1)
    scopes.textShadow = UIColor(white: 0, alpha: 0.4)
    scopes.textShadowOffset = -1
    let normal = gradient(0x9aa9bd, 0x73859d)
    let selected = gradient(0x5c6d86, 0x465670)
    scopes.face = UIDesign.Buttons.Face(
      normal: normal, highlighted: selected, selected: selected, border: UIColor(0x52637c, alpha: 1), cornerRadius: 5)
    return scopes
  }()

  /// The appearance of iOS 5 and 6.
  public static let classic: UIDesign.Search = {
    func color(_ hex: UInt32) -> UIColor { UIColor(hex, alpha: 1) }
    var search = UIDesign.Search()
    search.height = 44
    search.heightInBar = 44
    search.fieldHeight = 30
    search.sideMargin = 7
    search.fieldRadius = 15
    search.fieldFill = .white
    search.fieldBorder = color(0x7b8ea2)
    search.fieldShade = .init(top: UIColor(white: 0, alpha: 0.38), bottom: UIColor(white: 0, alpha: 0))
    search.font = .init(size: 14)
    search.iconColor = color(0x8c8c8c)
    search.placeholder = color(0xb3b3b3)
    search.clearButtonMargin = 5.5
    search.cancelMargin = 5
    search.cancelGap = 16
    search.cancelFill = .init(
      topLine: color(0x5b6b80), bottomLine: color(0x4a5a70), colors: [color(0x8d9baf), color(0x657893)], locations: [0, 1])
    search.gradient = .init(
      topLine: color(0xe3e9ed), bottomLine: color(0x7a868e), colors: [color(0xd6dde2), color(0xb3bec5)], locations: [0, 1])
    search.scopeHeight = 44
    search.scopes = classicScopes
    search.dimming = UIColor(white: 0, alpha: 0.8)
    search.noResultsColor = color(0x808080)
    return search
  }()
}
