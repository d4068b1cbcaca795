/// The pressed modifier keys, with the bits of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let capsLock = KeyModifiers(rawValue: 1 << 16)
  package static let shift = KeyModifiers(rawValue: 1 << 17)
  package static let control = KeyModifiers(rawValue: 1 << 18)
  package static let alternate = KeyModifiers(rawValue: 1 << 19)
  package static let command = KeyModifiers(rawValue: 1 << 20)
  package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
