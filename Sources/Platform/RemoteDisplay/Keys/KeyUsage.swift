/// Tables from the names and numbers of keys to usages of USB's keyboard page.
enum KeyUsage {
  /// By `KeyboardEvent.code`.
  static let ofBrowser: [String: Int] = {
    var usages: [String: Int] = [:]
    for (index, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() { usages["Key\(letter)"] = 0x04 + index }
    for (index, digit) in "1234567890".enumerated() {
      usages["Digit\(digit)"] = 0x1e + index
      usages["Numpad\(digit)"] = 0x59 + index
    }
    for number in 1...12 { usages["F\(number)"] = 0x39 + number }
    for number in 13...24 { usages["F\(number)"] = 0x5b + number }
    for (first, names) in runs {
      for (index, name) in names.split(separator: " ").enumerated() { usages[String(name)] = first + index }
    }
    return usages
  }()

  private static let runs: [(Int, String)] = [
    (0x28, "Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash"),
    (0x33, "Semicolon Quote Backquote Comma Period Slash CapsLock"),
    (0x46, "PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp NumLock"),
    (0x54, "NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter"),
    (0x63, "NumpadDecimal IntlBackslash ContextMenu Power NumpadEqual"), (0x85, "NumpadComma"),
    (0x87, "IntlRo KanaMode IntlYen Convert NonConvert"), (0x90, "Lang1 Lang2"),
    (0xe0, "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight"),
  ]

  /// By the number of a PC's keyboard, with 0x80 for the keys that send a prefix before it.
  static let ofScanCode: [UInt32: Int] = {
    var usages: [UInt32: Int] = [:]
    func add(_ first: UInt32, _ names: String) {
      for (index, name) in names.split(separator: " ").enumerated() { usages[first + UInt32(index)] = ofBrowser[String(name)] }
    }
    add(0x01, "Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace Tab")
    add(0x10, "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter ControlLeft")
    add(0x1e, "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote ShiftLeft Backslash")
    add(0x2c, "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight NumpadMultiply AltLeft Space CapsLock")
    add(0x3b, "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NumLock ScrollLock Numpad7 Numpad8 Numpad9 NumpadSubtract")
    add(0x4b, "Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3 Numpad0 NumpadDecimal")
    add(0x56, "IntlBackslash F11 F12")
    add(0x9c, "NumpadEnter ControlRight")
    add(0xb5, "NumpadDivide")
    add(0xb8, "AltRight")
    add(0xc7, "Home ArrowUp PageUp")
    add(0xcb, "ArrowLeft")
    add(0xcd, "ArrowRight")
    add(0xcf, "End ArrowDown PageDown Insert Delete")
    add(0xdb, "MetaLeft MetaRight ContextMenu")
    return usages
  }()
}
