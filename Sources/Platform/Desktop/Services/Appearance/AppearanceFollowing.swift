import TrestlePlatform
import TrestleBus
import UIKitViews

/// Lets the interface follow the settings of the desktop while the program runs.
@MainActor final class AppearanceFollowing {
  private var settings = DesktopSettings()
  private var subscription: BusSubscription?
  /// Whether the environment decides on the style.
  private let hasFixedStyle: Bool

  init(portal: DesktopPortal, environment: [String: String] = ProcessInfo.processInfo.environment) {
    hasFixedStyle = environment["TRESTLE_APPEARANCE"]?.isEmpty == false
    let interface = "org.freedesktop.portal.Settings"
    subscription = portal.bus.subscribe(interface: interface, member: "SettingChanged", path: DesktopPortal.path) { [weak self] in
      guard let self, $0.arguments.count == 3, let namespace = $0.arguments[0].text, let key = $0.arguments[1].text else { return }
      var settings = self.settings
      settings.set(key, of: namespace, to: $0.arguments[2])
      self.follow(settings)
    }
    portal.bus.call(
      DesktopPortal.name, DesktopPortal.path, interface, "ReadAll", [.strings(DesktopSettings.namespaces)], startsService: true
    ) { [weak self] in
      guard let self, let values = (try? $0.get())?.first else { return }
      var settings = self.settings
      for (namespace, group) in values.dictionary {
        for (key, value) in group.dictionary { settings.set(key, of: namespace, to: value) }
      }
      self.follow(settings)
    }
  }

  private func follow(_ new: DesktopSettings) {
    let old = settings
    settings = new
    guard new != old else { return }
    for screen in UIScreen.screens { screen.follow(new, from: old, keepingStyle: hasFixedStyle) }
    MainLoop.wake()
  }
}

extension UIScreen {
  /// Applies the settings that changed. Settings that the desktop does not provide keep the app's values.
  package func follow(_ new: DesktopSettings, from old: DesktopSettings, keepingStyle: Bool) {
    setTraits { traits in
      if !keepingStyle, let isDark = new.isDark, isDark != old.isDark { traits.userInterfaceStyle = isDark ? .dark : .light }
      if let isHigh = new.hasHighContrast, isHigh != old.hasHighContrast { traits.accessibilityContrast = isHigh ? .high : .normal }
      if let scale = new.textScale, scale != old.textScale { traits.preferredContentSizeCategory = DesktopSettings.textSize(scale: scale) }
      if new.accent != old.accent { traits.design = traits.design.withAccent(new.accent) }
    }
    if let reduces = new.reducesMotion, reduces != old.reducesMotion { UIAccessibility.isReduceMotionEnabled = reduces }
  }
}
