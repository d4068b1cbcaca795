/// The names and numbers that X11 gives the keys of USB's keyboard page.
enum KeySymbols {
  struct Symbol {
    let number: Int32
    let name: String
  }

  /// Returns the symbol of a key that types no text.
  static func symbol(_ usage: Int) -> Symbol? {
    if (0x3A...0x45).contains(usage) { return Symbol(number: 0xFFBE + Int32(usage - 0x3A), name: "F\(usage - 0x39)") }
    return named[usage].map { Symbol(number: $0.0, name: $0.1) }
  }

  static func symbol(of character: Unicode.Scalar) -> Int32 {
    let value = Int32(character.value)
    return value < 0x100 ? value : 0x0100_0000 | value
  }

  private static let named: [Int: (Int32, String)] = [
    0x28: (0xFF0D, "Return"), 0x29: (0xFF1B, "Escape"), 0x2A: (0xFF08, "BackSpace"), 0x2B: (0xFF09, "Tab"), 0x39: (0xFFE5, "Caps_Lock"),
    0x46: (0xFF61, "Print"), 0x47: (0xFF14, "Scroll_Lock"), 0x48: (0xFF13, "Pause"), 0x49: (0xFF63, "Insert"), 0x4A: (0xFF50, "Home"),
    0x4B: (0xFF55, "Page_Up"), 0x4C: (0xFFFF, "Delete"), 0x4D: (0xFF57, "End"), 0x4E: (0xFF56, "Page_Down"), 0x4F: (0xFF53, "Right"),
    0x50: (0xFF51, "Left"), 0x51: (0xFF54, "Down"), 0x52: (0xFF52, "Up"), 0x53: (0xFF7F, "Num_Lock"), 0x54: (0xFFAF, "KP_Divide"),
    0x55: (0xFFAA, "KP_Multiply"), 0x56: (0xFFAD, "KP_Subtract"), 0x57: (0xFFAB, "KP_Add"), 0x58: (0xFF8D, "KP_Enter"),
    0x59: (0xFF9C, "KP_End"), 0x5A: (0xFF99, "KP_Down"), 0x5B: (0xFF9B, "KP_Page_Down"), 0x5C: (0xFF96, "KP_Left"),
    0x5D: (0xFF9D, "KP_Begin"), 0x5E: (0xFF98, "KP_Right"), 0x5F: (0xFF95, "KP_Home"), 0x60: (0xFF97, "KP_Up"),
    0x61: (0xFF9A, "KP_Page_Up"), 0x62: (0xFF9E, "KP_Insert"), 0x63: (0xFF9F, "KP_Delete"), 0x65: (0xFF67, "Menu"),
    0xE0: (0xFFE3, "Control_L"), 0xE1: (0xFFE1, "Shift_L"), 0xE2: (0xFFE9, "Alt_L"), 0xE3: (0xFFEB, "Super_L"),
    0xE4: (0xFFE4, "Control_R"), 0xE5: (0xFFE2, "Shift_R"), 0xE6: (0xFFEA, "Alt_R"), 0xE7: (0xFFEC, "Super_R"),
  ]

  /// Returns the code that an X server gives a key; 0 if it is not known.
  static func hardwareCode(_ usage: Int) -> Int32 {
    let code: Int =
      switch usage {
      case 0x04...0x1D: letters[usage - 0x04]
      case 0x1E...0x27: usage - 0x1E + 2
      case 0x28...0x38: punctuation[usage - 0x28]
      case 0x39: 58
      case 0x3A...0x43: usage - 0x3A + 59
      case 0x44, 0x45: usage - 0x44 + 87
      case 0x46...0x65: others[usage - 0x46]
      case 0xE0...0xE7: modifiers[usage - 0xE0]
      default: 0
      }
    // The codes of the kernel, from which those of X11 differ by 8.
    return code == 0 ? 0 : Int32(code + 8)
  }

  private static let letters = [
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44,
  ]
  private static let punctuation = [28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53]
  private static let others = [
    99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86,
    127,
  ]
  private static let modifiers = [29, 42, 56, 125, 97, 54, 100, 126]
}
