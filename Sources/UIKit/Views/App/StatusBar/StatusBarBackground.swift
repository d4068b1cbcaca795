import CoreGraphics

/// Draws the background of the status bar in front of all windows, in designs in which the system draws one.
///
/// Over a navigation bar it has the colors of that bar, elsewhere those of the design.
@MainActor final class StatusBarBackground {
  private struct NavigationBackground {
    weak var view: BarBackgroundView?
  }

  private var navigationBackgrounds: [NavigationBackground] = []
  private var view: BarGradientView?

  /// Adds the background of a navigation bar that extends under the status bar.
  func follow(_ background: BarBackgroundView) {
    navigationBackgrounds.removeAll { $0.view == nil || $0.view === background }
    navigationBackgrounds.append(NavigationBackground(view: background))
  }

  /// Shows, moves or hides the background. Called in an animation block if the bar's change is animated.
  func update(on screen: UIScreen, height: CGFloat, isHidden: Bool, style: UIStatusBarStyle, animation: UIStatusBarAnimation = .none) {
    guard height > 0, let gradient = gradient(on: screen, height: height, style: style) else {
      screen.statusBarLayer = nil
      view = nil
      return
    }
    let place = CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    let shown = made(in: place, on: screen)
    shown.show(gradient)
    shown.alpha = isHidden && animation == .fade ? 0 : 1
    shown.frame = isHidden && animation != .fade ? place.offsetBy(dx: 0, dy: -height) : place
  }

  private func made(in place: CGRect, on screen: UIScreen) -> BarGradientView {
    if let view { return view }
    let made = BarGradientView(frame: place)
    view = made
    screen.statusBarLayer = made.layer
    return made
  }

  private func gradient(on screen: UIScreen, height: CGFloat, style: UIStatusBarStyle) -> UIDesign.Bars.Gradient? {
    guard let window = screen.windows.last(where: { $0.windowLevel < .statusBar }) else { return nil }
    let bars = window.traitCollection.bars
    guard let plain = bars.plainStatusBar else { return nil }
    let navigation = navigationBackgrounds.last { $0.view?.covers(statusBarOf: height) ?? false }
    return navigation?.view?.statusBarGradient ?? (style == .lightContent ? bars.lightStatusBar ?? plain : plain)
  }
}

extension BarBackgroundView {
  /// Returns whether the view is visible and extends over a status bar.
  fileprivate func covers(statusBarOf height: CGFloat) -> Bool {
    guard let window, window.isShown, statusBarGradient != nil else { return false }
    let isVisible = sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    let frame = convert(bounds, to: nil)
    return isVisible && frame.minY < 1 && frame.maxY >= height
  }
}
