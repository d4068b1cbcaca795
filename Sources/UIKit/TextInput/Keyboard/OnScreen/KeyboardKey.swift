import CoreGraphics

/// One key of the on-screen keyboard.
struct KeyboardKey: Equatable {
  enum Action: Equatable {
    /// Types a text.
    case type(String)
    case space
    case delete
    case shift
    case page(KeyboardPage)
    case `return`
    /// Goes on to the letters of the user's next language.
    case nextLanguage
    /// Begins or ends dictation.
    case dictate
    /// An empty place of a number pad.
    case nothing
  }

  /// How wide a key is in its row.
  enum Width: Equatable {
    /// As a letter.
    case letter
    /// As shift and delete: what the letters of the row leave, shared by both ends.
    case edge
    /// A share of the keyboard's width.
    case share(CGFloat)
    /// All that is left.
    case rest
  }

  var action: Action
  var width = Width.letter
  /// What is under a number pad's digit.
  var caption = ""

  init(_ action: Action, width: Width = .letter, caption: String = "") {
    self.action = action
    self.width = width
    self.caption = caption
  }

  init(_ text: String) { action = .type(text) }

  /// Whether the key types something, as opposed to shift, delete and their like.
  var types: Bool {
    switch action {
    case .type, .space: true
    default: false
    }
  }
}

/// Which keys show.
enum KeyboardPage: Equatable { case letters, numbers, symbols, pad }

/// Whether letters are capitals.
enum KeyboardShift: Equatable { case off, once, locked }
