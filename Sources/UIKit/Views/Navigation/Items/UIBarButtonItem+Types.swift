extension UIBarButtonItem {
  /// The weight of a button.
  public enum Style: Int, Sendable {
    /// A button without a border, the default.
    case plain
    /// Has a border in the classic design; otherwise the same as plain.
    case bordered
    /// Completes a task: bold, or blue in the classic design.
    case done

    /// The name of `.done` since iOS 26.
    public static var prominent: Style { .done }
  }

  /// Buttons with a standard title or image.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// "Done", in the style `.done`.
    case done
    /// "Cancel" in the user's language.
    case cancel
    /// "Edit" in the user's language.
    case edit
    /// "Save", in the style `.done`.
    case save
    /// The symbol of a plus.
    case add
    /// A space that shares the free width with the bar's other flexible spaces.
    case flexibleSpace
    /// A fixed space with the item's `width`.
    case fixedSpace
    /// A pencil on a sheet.
    case compose
    /// An arrow to the left.
    case reply
    /// A square with an arrow, for sharing.
    case action
    /// The symbol of a folder.
    case organize
    /// The symbol of a book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// The symbol of a cross.
    case stop
    /// A button with the symbol of a camera.
    case camera
    /// A waste bin.
    case trash
    /// A triangle for starting playback.
    case play
    /// Two bars for pausing playback.
    case pause
    /// Double triangles to the left.
    case rewind
    /// Double triangles to the right.
    case fastForward
    /// "Undo" in the user's language.
    case undo
    /// "Redo" in the user's language.
    case redo
    /// A button with the symbol of a turned page.
    case pageCurl
    /// A cross for closing.
    case close
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: LocalizedStrings.word("Done")
    case .cancel: LocalizedStrings.word("Cancel")
    case .edit: LocalizedStrings.word("Edit")
    case .save: LocalizedStrings.word("Save")
    case .undo: LocalizedStrings.word("Undo")
    case .redo: LocalizedStrings.word("Redo")
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    default: nil
    }
  }

  /// The accessibility label of items with an image.
  var spokenName: String? {
    switch self {
    case .add: LocalizedStrings.word("Add")
    case .compose: LocalizedStrings.word("Compose")
    case .reply: LocalizedStrings.word("Reply")
    case .action: LocalizedStrings.word("Share")
    case .organize: LocalizedStrings.word("Organize")
    case .bookmarks: LocalizedStrings.word("Bookmarks")
    case .search: LocalizedStrings.word("Search")
    case .refresh: LocalizedStrings.word("Refresh")
    case .stop: LocalizedStrings.word("Stop")
    case .close: LocalizedStrings.word("Close")
    case .camera: LocalizedStrings.word("Camera")
    case .trash: LocalizedStrings.word("Delete")
    case .play: LocalizedStrings.word("Play")
    case .pause: LocalizedStrings.word("Pause")
    case .rewind: LocalizedStrings.word("Rewind")
    case .fastForward: LocalizedStrings.word("Fast Forward")
    case .pageCurl: LocalizedStrings.word("Page Curl")
    default: title
    }
  }

  var style: UIBarButtonItem.Style {
    switch self {
    case .done, .save: .done
    default: .plain
    }
  }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
