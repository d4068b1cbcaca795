import CoreGraphics

/// The menu bars of the app's main menu, one at the top of each wide window.
///
/// It is a bar that is always shown, as on desktops, and not one that appears when the pointer is pushed against the top of the screen, as on
/// an iPad: the top of a window is not the edge of the screen. An app has one if it or its delegate overrides `buildMenu(with:)`.
@MainActor package enum MenuBars {
  /// Whether windows have bars: those of a desktop, and of tests that request them.
  @InterfaceState package static var areAllowed = false {
    didSet { if areAllowed != oldValue { update() } }
  }
  @InterfaceState private static var bars: [MenuBarWindow] = []
  @InterfaceState private static var isUpdating = false

  /// The height of a bar in points.
  static let height: CGFloat = 28
  /// The minimum width in points of a window with a bar.
  private static let narrowest: CGFloat = 600

  private static let slot = MethodSlot(UIResponder.self, probe: BuildProbe.self, plain: PlainProbe.self)

  private static var hasMenu: Bool {
    guard let application = UIApplication.current else { return false }
    if slot.isOverridden(in: type(of: application)) { return true }
    return (application.delegate as? UIResponder).map { slot.isOverridden(in: type(of: $0)) } ?? false
  }

  private static func isWanted(on screen: UIScreen) -> Bool {
    areAllowed && screen.bounds.width >= narrowest && screen.windows.contains { !($0 is MenuBarWindow) } && hasMenu
  }

  /// Shows and hides the bars after a window was shown or hidden or has another size.
  static func update() {
    guard !isUpdating, areAllowed || !bars.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    let screens = UIScreen.screens
    for bar in bars where !screens.contains(where: { $0 === bar.place && isWanted(on: $0) }) {
      bar.isHidden = true
      bars.removeAll { $0 === bar }
      updateSafeAreas(of: bar.place)
    }
    for screen in screens where isWanted(on: screen) {
      let bar = bars.first { $0.place === screen } ?? open(on: screen)
      if bar.frame != screen.bounds { bar.frame = screen.bounds }
    }
  }

  private static func open(on screen: UIScreen) -> MenuBarWindow {
    let bar = UIScreen.act(on: screen) { MenuBarWindow(place: screen) }
    bars.append(bar)
    bar.windowScene = UIApplication.current?.scene(on: screen)
    UIScreen.act(on: screen) { bar.isHidden = false }
    updateSafeAreas(of: screen)
    return bar
  }

  private static func updateSafeAreas(of screen: UIScreen) {
    for window in screen.windows where !(window is MenuBarWindow) {
      window.systemSafeAreaInsets = WindowHandlers.connected.safeArea(window) ?? .zero
    }
  }

  /// Adds the bar above a window to the areas of the system.
  static func safeArea(of window: UIWindow, below system: UIEdgeInsets?) -> UIEdgeInsets? {
    guard !(window is MenuBarWindow), window.windowLevel < MenuBarWindow.level,
      bars.contains(where: { $0.place === window.screen && !$0.isHidden })
    else { return system }
    var area = system ?? .zero
    area.top = max(area.top, height - window.frame.minY)
    return area
  }

  /// Shows the menus of the main menu again after a rebuild.
  static func rebuild() {
    for bar in bars { bar.bar.fill() }
  }

  /// Opens the first menu of the bar for F10, as on desktops.
  static func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardF10, key.modifierFlags.intersection([.shift, .control, .alternate, .command]).isEmpty else {
      return false
    }
    guard let bar = bars.first(where: { $0.place === UIWindow.key?.screen }) else { return false }
    return bar.bar.open(0, byKey: true)
  }
}

private final class PlainProbe: UIResponder {}
private final class BuildProbe: UIResponder {
  override func buildMenu(with builder: any UIMenuBuilder) { MethodSlot.probed() }
}
