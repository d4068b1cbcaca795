import Foundation

/// The rows of keys of one page.
struct KeyboardLayout: Equatable {
  var rows: [[KeyboardKey]]

  init(page: KeyboardPage, type: UIKeyboardType, alphabet: KeyboardAlphabet, extras: [KeyboardKey.Action] = []) {
    switch page {
    case .pad:
      rows = KeyboardLayout.pad(type, decimalSeparator: alphabet.decimalSeparator)
    case .letters:
      let letters = KeyboardLayout.usesLatin(type) && alphabet.language != "en" && !alphabet.isLatin ? .english : alphabet
      rows = letters.rows.map { $0.map { KeyboardKey(String($0)) } }
      let shift = letters.hasCase ? [KeyboardKey(.shift, width: .edge)] : []
      rows[2] = shift + rows[2] + [KeyboardKey(.delete, width: .edge)]
      rows.append(KeyboardLayout.bottom(type, other: .numbers, extras))
    case .numbers:
      rows = KeyboardLayout.rows(["1234567890", "-/:;()\(alphabet.currency)&@\"", ".,?!'"], other: .symbols)
      rows.append(KeyboardLayout.bottom(type, other: .letters, extras))
    case .symbols:
      let currencies = ["€", "$", "£", "¥"].filter { $0 != alphabet.currency }.prefix(3).joined()
      rows = KeyboardLayout.rows(["[]{}#%^*+=", "_\\|~<>\(currencies)•", ".,?!'"], other: .numbers)
      rows.append(KeyboardLayout.bottom(type, other: .letters, extras))
    }
  }

  /// Returns the initial page of a keyboard type.
  static func firstPage(_ type: UIKeyboardType) -> KeyboardPage {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  private static func usesLatin(_ type: UIKeyboardType) -> Bool {
    type == .asciiCapable || type == .URL || type == .emailAddress
  }

  private static func rows(_ rows: [String], other: KeyboardPage) -> [[KeyboardKey]] {
    var keys = rows.map { $0.map { KeyboardKey(String($0)) } }
    keys[2] = [KeyboardKey(.page(other), width: .edge)] + keys[2] + [KeyboardKey(.delete, width: .edge)]
    return keys
  }

  /// Returns the last row. The keys for the next language and for dictation are between the one for another page and the space bar.
  private static func bottom(_ type: UIKeyboardType, other: KeyboardPage, _ extras: [KeyboardKey.Action]) -> [KeyboardKey] {
    let keys = bottom(type, page: KeyboardKey(.page(other), width: .share(extras.isEmpty ? 0.24 : 0.12)))
    return [keys[0]] + extras.map { KeyboardKey($0, width: .share(0.12)) } + keys.dropFirst()
  }

  private static func bottom(_ type: UIKeyboardType, page: KeyboardKey) -> [KeyboardKey] {
    let done = KeyboardKey(.return, width: .share(0.24))
    let space = KeyboardKey(.space, width: .rest)
    switch type {
    case .URL:
      return [
        page, KeyboardKey(.type("."), width: .rest), KeyboardKey(.type("/"), width: .rest), KeyboardKey(.type(".com"), width: .rest), done,
      ]
    case .emailAddress: return [page, space, KeyboardKey("@"), KeyboardKey("."), done]
    case .twitter: return [page, space, KeyboardKey("@"), KeyboardKey("#"), done]
    case .webSearch: return [page, space, KeyboardKey("."), done]
    default: return [page, space, done]
    }
  }

  private static func pad(_ type: UIKeyboardType, decimalSeparator: String) -> [[KeyboardKey]] {
    let captions = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    var rows: [[KeyboardKey]] = (0..<3).map { row in
      (0..<3).map { KeyboardKey(.type("\(row * 3 + $0 + 1)"), width: .rest, caption: captions[row * 3 + $0]) }
    }
    let corner: KeyboardKey
    switch type {
    case .decimalPad: corner = KeyboardKey(.type(decimalSeparator), width: .rest)
    case .phonePad: corner = KeyboardKey(.type("+"), width: .rest)
    default: corner = KeyboardKey(.nothing, width: .rest)
    }
    rows.append([corner, KeyboardKey(.type("0"), width: .rest), KeyboardKey(.delete, width: .rest)])
    return rows
  }
}

extension KeyboardAlphabet {
  /// Whether the letters are Latin, so that e-mail addresses can be typed.
  var isLatin: Bool { rows[0].contains("e") || rows[0].contains("q") }
}
