/// Symbols of X11, by which VNC viewers name keys.
enum KeySymbols {
  /// The character that a symbol types; nil for other keys, and for the symbols of single alphabets from before Unicode.
  static func character(of symbol: UInt32) -> Character? {
    switch symbol {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(symbol).map(Character.init)
    case 0x0100_0020...0x0110_ffff: Unicode.Scalar(symbol - 0x0100_0000).map(Character.init)
    case 0xffb0...0xffb9: Unicode.Scalar(symbol - 0xff80).map(Character.init)
    case 0xffaa, 0xffab, 0xffac, 0xffad, 0xffae, 0xffaf: Unicode.Scalar(symbol - 0xff80).map(Character.init)
    case 0x20ac: "€"
    default: nil
    }
  }

  /// The place of a symbol's key on a keyboard of the United States.
  static func usage(of symbol: UInt32) -> Int? { table[symbol] }

  private static let table: [UInt32: Int] = {
    var table: [UInt32: Int] = [:]
    func add(_ symbols: String, _ codes: String) {
      for (symbol, code) in zip(symbols.unicodeScalars, codes.split(separator: " ")) {
        table[symbol.value] = KeyUsage.ofBrowser[String(code)]
      }
    }
    for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
      let usage = 0x04 + Int(letter.value - 0x61)
      table[letter.value] = usage
      table[letter.value - 0x20] = usage
    }
    for (index, digit) in "1234567890".unicodeScalars.enumerated() { table[digit.value] = 0x1e + index }
    for (index, shifted) in "!@#$%^&*()".unicodeScalars.enumerated() { table[shifted.value] = 0x1e + index }
    let places = "Space Minus Equal BracketLeft BracketRight Backslash Semicolon Quote Backquote Comma Period Slash"
    add(" -=[]\\;'`,./", places)
    add(" _+{}|:\"~<>?", places)
    func add(_ first: UInt32, _ codes: String) {
      for (index, code) in codes.split(separator: " ").enumerated() {
        table[first + UInt32(index)] = KeyUsage.ofBrowser[String(code)]
      }
    }
    add(0xff08, "Backspace Tab")
    add(0xff0d, "Enter")
    add(0xff13, "Pause ScrollLock")
    add(0xff1b, "Escape")
    add(0xff50, "Home ArrowLeft ArrowUp ArrowRight ArrowDown PageUp PageDown End")
    add(0xff61, "PrintScreen")
    add(0xff63, "Insert")
    add(0xff67, "ContextMenu")
    add(0xff7f, "NumLock")
    add(0xff8d, "NumpadEnter")
    add(0xff95, "Numpad7 Numpad4 Numpad8 Numpad6 Numpad2 Numpad9 Numpad3 Numpad1 Numpad5 Numpad0 NumpadDecimal")
    add(0xffaa, "NumpadMultiply NumpadAdd NumpadComma NumpadSubtract NumpadDecimal NumpadDivide")
    add(0xffb0, "Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9")
    for number in 1...24 { table[0xffbd + UInt32(number)] = KeyUsage.ofBrowser["F\(number)"] }
    add(0xffe1, "ShiftLeft ShiftRight ControlLeft ControlRight CapsLock")
    add(0xffe7, "MetaLeft MetaRight AltLeft AltRight MetaLeft MetaRight")
    table[0xffff] = KeyUsage.ofBrowser["Delete"]
    // Shift-Tab and the right Alt key that chooses a third character.
    table[0xfe20] = KeyUsage.ofBrowser["Tab"]
    table[0xfe03] = KeyUsage.ofBrowser["AltRight"]
    return table
  }()
}
