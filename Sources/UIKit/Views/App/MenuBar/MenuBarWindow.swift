import CoreGraphics

/// Contains the menu bar of a screen and the menus that open from it, over the windows of the app.
@MainActor final class MenuBarWindow: UIWindow {
  /// In front of the app's windows and behind the status bar.
  static let level = Level(900)

  unowned let place: UIScreen
  let bar = MenuBarView()

  init(place: UIScreen) {
    self.place = place
    super.init(frame: place.bounds)
    windowLevel = Self.level
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MenuBars.height)
  }

  /// The bar is in front of the cover of its own open menu, so that the pointer can move to the next menu.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bar.frame.contains(point) { return bar.hitTest(bar.convert(point, from: self), with: event) }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
