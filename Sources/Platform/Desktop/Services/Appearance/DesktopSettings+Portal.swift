import TrestleBus

extension DesktopSettings {
  package static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

  /// Takes one value of the settings portal; other keys and values of a wrong type are ignored.
  package mutating func set(_ key: String, of namespace: String, to value: BusValue) {
    let value = value.unwrapped
    switch (namespace, key) {
    case ("org.freedesktop.appearance", "color-scheme"): if let number = value.integer { isDark = number == 1 }
    case ("org.freedesktop.appearance", "contrast"): if let number = value.integer { hasHighContrast = number == 1 }
    case ("org.freedesktop.appearance", "accent-color"):
      let parts = value.parts.compactMap(\.number)
      // Parts out of range mean that the user has chosen none.
      accent = parts.count == 3 && parts.allSatisfy { (0...1).contains($0) } ? parts : nil
    case ("org.gnome.desktop.interface", "text-scaling-factor"):
      if let number = value.number, number.isFinite, number > 0 { textScale = number }
    case ("org.gnome.desktop.interface", "enable-animations"): if let isOn = value.bool { reducesMotion = !isOn }
    default: break
    }
  }
}
