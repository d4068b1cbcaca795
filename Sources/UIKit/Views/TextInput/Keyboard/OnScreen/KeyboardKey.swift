import CoreGraphics

/// One key of the on-screen keyboard.
struct KeyboardKey: Equatable {
  enum Action: Equatable {
    /// Inserts a text.
    case type(String)
    case space
    case delete
    case shift
    case page(KeyboardPage)
    case `return`
    /// Advances to the alphabet of the user's next language.
    case nextLanguage
    /// Begins or ends dictation.
    case dictate
    /// An empty cell of a number pad.
    case nothing
  }

  /// The width of a key in its row.
  enum Width: Equatable {
    case letter
    /// The width of shift and delete: the space beside the letters of the row, divided between both ends.
    case edge
    /// A fraction of the keyboard's width.
    case share(CGFloat)
    /// All remaining width.
    case rest
  }

  var action: Action
  var width = Width.letter
  /// The letters under a number pad's digit.
  var caption = ""

  init(_ action: Action, width: Width = .letter, caption: String = "") {
    self.action = action
    self.width = width
    self.caption = caption
  }

  init(_ text: String) { action = .type(text) }

  /// Whether the key inserts text, as opposed to shift, delete and others.
  var types: Bool {
    switch action {
    case .type, .space: true
    default: false
    }
  }
}

/// The displayed keys.
enum KeyboardPage: Equatable { case letters, numbers, symbols, pad }

enum KeyboardShift: Equatable { case off, once, locked }
