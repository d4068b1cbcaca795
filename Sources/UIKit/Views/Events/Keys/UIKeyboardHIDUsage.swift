/// The position of a key on the keyboard, numbered as on USB's keyboard page.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key with the letter A on US keyboards; HID usage 0x04.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// The key with the letter B on US keyboards; HID usage 0x05.
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
  /// The key with the letter C on US keyboards; HID usage 0x06.
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
  /// The key with the letter D on US keyboards; HID usage 0x07.
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
  /// The key with the letter E on US keyboards; HID usage 0x08.
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
  /// The key with the letter F on US keyboards; HID usage 0x09.
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
  /// The key with the letter G on US keyboards; HID usage 0x0a.
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0a)
  /// The key with the letter H on US keyboards; HID usage 0x0b.
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0b)
  /// The key with the letter I on US keyboards; HID usage 0x0c.
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0c)
  /// The key with the letter J on US keyboards; HID usage 0x0d.
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0d)
  /// The key with the letter K on US keyboards; HID usage 0x0e.
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0e)
  /// The key with the letter L on US keyboards; HID usage 0x0f.
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0f)
  /// The key with the letter M on US keyboards; HID usage 0x10.
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
  /// The key with the letter N on US keyboards; HID usage 0x11.
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
  /// The key with the letter O on US keyboards; HID usage 0x12.
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
  /// The key with the letter P on US keyboards; HID usage 0x13.
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
  /// The key with the letter Q on US keyboards; HID usage 0x14.
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
  /// The key with the letter R on US keyboards; HID usage 0x15.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
  /// The key with the letter S on US keyboards; HID usage 0x16.
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
  /// The key with the letter T on US keyboards; HID usage 0x17.
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
  /// The key with the letter U on US keyboards; HID usage 0x18.
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
  /// The key with the letter V on US keyboards; HID usage 0x19.
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
  /// The key with the letter W on US keyboards; HID usage 0x1a.
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1a)
  /// The key with the letter X on US keyboards; HID usage 0x1b.
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1b)
  /// The key with the letter Y on US keyboards; HID usage 0x1c.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1c)
  /// The key with the letter Z on US keyboards; HID usage 0x1d.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1d)
  /// The key with the digit 1; HID usage 0x1e.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1e)
  /// The key with the digit 2; HID usage 0x1f.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1f)
  /// The key with the digit 3; HID usage 0x20.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
  /// The key with the digit 4; HID usage 0x21.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
  /// The key with the digit 5; HID usage 0x22.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
  /// The key with the digit 6; HID usage 0x23.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
  /// The key with the digit 7; HID usage 0x24.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
  /// The key with the digit 8; HID usage 0x25.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
  /// The key with the digit 9; HID usage 0x26.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
  /// The key with the digit 0; HID usage 0x27.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
  /// The return key; HID usage 0x28.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// The escape key; HID usage 0x29.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// The backspace key; HID usage 0x2a.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2a)
  /// The tab key; HID usage 0x2b.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2b)
  /// The space bar; HID usage 0x2c.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2c)
  /// The key with the hyphen; HID usage 0x2d.
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2d)
  /// The key with the equal sign; HID usage 0x2e.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2e)
  /// The key with the opening bracket; HID usage 0x2f.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2f)
  /// The key with the closing bracket; HID usage 0x30.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
  /// The key with the backslash; HID usage 0x31.
  public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
  /// The key beside return on keyboards outside the US; HID usage 0x32.
  public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 0x32)
  /// The key with the semicolon; HID usage 0x33.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
  /// The key with the quotation mark; HID usage 0x34.
  public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
  /// The key with grave accent and tilde; HID usage 0x35.
  public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
  /// The key with the comma; HID usage 0x36.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
  /// The key with the period; HID usage 0x37.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
  /// The key with the slash; HID usage 0x38.
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
  /// The caps lock key; HID usage 0x39.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
  /// The function key F1; HID usage 0x3a.
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3a)
  /// The function key F2; HID usage 0x3b.
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3b)
  /// The function key F3; HID usage 0x3c.
  public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3c)
  /// The function key F4; HID usage 0x3d.
  public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3d)
  /// The function key F5; HID usage 0x3e.
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3e)
  /// The function key F6; HID usage 0x3f.
  public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3f)
  /// The function key F7; HID usage 0x40.
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
  /// The function key F8; HID usage 0x41.
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
  /// The function key F9; HID usage 0x42.
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
  /// The function key F10; HID usage 0x43.
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  /// The function key F11; HID usage 0x44.
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  /// The function key F12; HID usage 0x45.
  public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
  /// The print screen key; HID usage 0x46.
  public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
  /// The scroll lock key; HID usage 0x47.
  public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
  /// The pause key; HID usage 0x48.
  public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
  /// The insert key; HID usage 0x49.
  public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
  /// The home key; HID usage 0x4a.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4a)
  /// The page up key; HID usage 0x4b.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4b)
  /// The key that deletes forward; HID usage 0x4c.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4c)
  /// The end key; HID usage 0x4d.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4d)
  /// The page down key; HID usage 0x4e.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4e)
  /// The right arrow key; HID usage 0x4f.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4f)
  /// The left arrow key; HID usage 0x50.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow key; HID usage 0x51.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow key; HID usage 0x52.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  /// The num lock key of the number pad; HID usage 0x53.
  public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 0x53)
  /// The key with the slash of the number pad; HID usage 0x54.
  public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 0x54)
  /// The key with the asterisk of the number pad; HID usage 0x55.
  public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 0x55)
  /// The key with the hyphen of the number pad; HID usage 0x56.
  public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 0x56)
  /// The key with the plus of the number pad; HID usage 0x57.
  public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 0x57)
  /// The enter key of the number pad; HID usage 0x58.
  public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
  /// The key with the digit 1 of the number pad; HID usage 0x59.
  public static let keypad1 = UIKeyboardHIDUsage(rawValue: 0x59)
  /// The key with the digit 2 of the number pad; HID usage 0x5a.
  public static let keypad2 = UIKeyboardHIDUsage(rawValue: 0x5a)
  /// The key with the digit 3 of the number pad; HID usage 0x5b.
  public static let keypad3 = UIKeyboardHIDUsage(rawValue: 0x5b)
  /// The key with the digit 4 of the number pad; HID usage 0x5c.
  public static let keypad4 = UIKeyboardHIDUsage(rawValue: 0x5c)
  /// The key with the digit 5 of the number pad; HID usage 0x5d.
  public static let keypad5 = UIKeyboardHIDUsage(rawValue: 0x5d)
  /// The key with the digit 6 of the number pad; HID usage 0x5e.
  public static let keypad6 = UIKeyboardHIDUsage(rawValue: 0x5e)
  /// The key with the digit 7 of the number pad; HID usage 0x5f.
  public static let keypad7 = UIKeyboardHIDUsage(rawValue: 0x5f)
  /// The key with the digit 8 of the number pad; HID usage 0x60.
  public static let keypad8 = UIKeyboardHIDUsage(rawValue: 0x60)
  /// The key with the digit 9 of the number pad; HID usage 0x61.
  public static let keypad9 = UIKeyboardHIDUsage(rawValue: 0x61)
  /// The key with the digit 0 of the number pad; HID usage 0x62.
  public static let keypad0 = UIKeyboardHIDUsage(rawValue: 0x62)
  /// The key with the period of the number pad; HID usage 0x63.
  public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 0x63)
  /// The key beside the left shift key on keyboards outside the US; HID usage 0x64.
  public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 0x64)
  /// The context menu key; HID usage 0x65.
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
  /// The power key; HID usage 0x66.
  public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 0x66)
  /// The key with the equal sign of the number pad; HID usage 0x67.
  public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 0x67)
  /// The function key F13; HID usage 0x68.
  public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 0x68)
  /// The function key F14; HID usage 0x69.
  public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 0x69)
  /// The function key F15; HID usage 0x6a.
  public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 0x6a)
  /// The function key F16; HID usage 0x6b.
  public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 0x6b)
  /// The function key F17; HID usage 0x6c.
  public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 0x6c)
  /// The function key F18; HID usage 0x6d.
  public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 0x6d)
  /// The function key F19; HID usage 0x6e.
  public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 0x6e)
  /// The function key F20; HID usage 0x6f.
  public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 0x6f)
  /// The function key F21; HID usage 0x70.
  public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 0x70)
  /// The function key F22; HID usage 0x71.
  public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 0x71)
  /// The function key F23; HID usage 0x72.
  public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 0x72)
  /// The function key F24; HID usage 0x73.
  public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 0x73)
  /// The execute key; HID usage 0x74.
  public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 0x74)
  /// The help key; HID usage 0x75.
  public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 0x75)
  /// The menu key; HID usage 0x76.
  public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 0x76)
  /// The select key; HID usage 0x77.
  public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 0x77)
  /// The stop key; HID usage 0x78.
  public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 0x78)
  /// The again key; HID usage 0x79.
  public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 0x79)
  /// The undo key; HID usage 0x7a.
  public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 0x7a)
  /// The cut key; HID usage 0x7b.
  public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 0x7b)
  /// The copy key; HID usage 0x7c.
  public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 0x7c)
  /// The paste key; HID usage 0x7d.
  public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 0x7d)
  /// The find key; HID usage 0x7e.
  public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 0x7e)
  /// The mute key; HID usage 0x7f.
  public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 0x7f)
  /// The key that raises the volume; HID usage 0x80.
  public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 0x80)
  /// The key that lowers the volume; HID usage 0x81.
  public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 0x81)
  /// The left control key; HID usage 0xe0.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xe0)
  /// The left shift key; HID usage 0xe1.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xe1)
  /// The left option key; HID usage 0xe2.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xe2)
  /// The left command key; HID usage 0xe3.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xe3)
  /// The right control key; HID usage 0xe4.
  public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xe4)
  /// The right shift key; HID usage 0xe5.
  public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xe5)
  /// The right option key; HID usage 0xe6.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xe6)
  /// The right command key; HID usage 0xe7.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xe7)
}
