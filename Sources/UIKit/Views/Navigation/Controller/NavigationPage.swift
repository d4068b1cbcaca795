import QuartzCore

/// Contains a visible screen of a navigation stack, for its transitions and dimming.
@MainActor final class NavigationPage: UIView {
  let content: UIViewController
  private let shade = UIView()
  /// The height of the bar over this screen, and whether it has been determined from its content.
  var barHeight: CGFloat = 0
  var isSettled = false
  /// Whether content scrolls under the bar, which changes the bar's height.
  var isUnderBar = false
  /// Whether the bar keeps its full height over the screen, because scrolling cannot change it.
  var keepsBar = false

  init(_ content: UIViewController, frame: CGRect) {
    self.content = content
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    addSubview(content.view)
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the dimming.
  var shading: CGFloat {
    get { shade.superview == nil ? 0 : shade.alpha }
    set {
      if newValue > 0, shade.superview == nil { addSubview(shade) }
      shade.frame = bounds
      shade.alpha = newValue
    }
  }

  /// Reverts all changes that a transition made to the page.
  func rest() {
    transform = .identity
    alpha = 1
    layer.shadowOpacity = 0
    layer.shadowPath = nil
    shade.alpha = 0
    shade.removeFromSuperview()
  }
}
