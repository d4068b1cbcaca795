extension UIImage {
  /// The accessibility name of a symbol; nil for other images, for which the app must provide one.
  package var spokenName: String? {
    guard case .symbol(let symbol) = content, !symbol.name.hasPrefix("/") else { return nil }
    var parts = symbol.name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let word = Self.symbolWords[parts.joined(separator: ".")] { return LocalizedStrings.word(word) }
      // A filled or circled symbol has the name of the plain one.
      guard parts.count > 1 else { break }
      parts.removeLast()
    }
    return parts.first
  }

  /// The English name of each symbol that has one.
  static let symbolWords = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete", "pencil": "Edit",
    "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "square.and.arrow.down": "Download", "magnifyingglass": "Search",
    "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "info": "More Info", "questionmark": "Help",
    "exclamationmark": "Warning", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrow.clockwise": "Refresh", "arrow.left": "Back",
    "arrow.right": "Forward", "arrow.up": "Up", "arrow.down": "Down", "star": "Favorite", "heart": "Love", "house": "Home",
    "person": "Person", "folder": "Folder", "doc": "Document", "camera": "Camera", "photo": "Photo", "play": "Play", "pause": "Pause",
    "stop": "Stop", "flag": "Flag", "book": "Book", "bookmark": "Bookmark", "sidebar.left": "Sidebar", "list.bullet": "List",
    "bell": "Notifications", "envelope": "Mail", "calendar": "Calendar", "clock": "Clock", "lock": "Lock", "tag": "Tag",
  ]
}
