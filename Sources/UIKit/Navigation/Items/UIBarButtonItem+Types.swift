extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    /// With a border in the classic design; elsewhere the same as plain.
    case bordered
    /// For what ends a task: bold, or in the classic design blue.
    case done
  }

  /// Buttons whose title or picture the system knows.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the items that have one.
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

  /// The name of the symbol of the items that have one.
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

  /// How the items that are pictures are spoken of.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
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
