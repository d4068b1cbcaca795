/// A row of the outline: a destination, or a branch with children.
struct OutlineItem: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The title of a section, which opens and closes it.
    case header
    /// A row with others below it.
    case branch
    /// A branch whose content is created when it is first expanded.
    case late(depth: Int)
    case leaf
  }

  var title: String
  var symbol: String
  var kind = Kind.leaf
  /// Distinguishes items with the same title.
  var path = ""

  var hasChildren: Bool { kind != .leaf }

  /// The content of a late branch: years have months, and months have weeks.
  var lateChildren: [OutlineItem] {
    guard case .late(let depth) = kind else { return [] }
    let inside = "\(path)/\(title)"
    return depth == 0
      ? (1...4).map { OutlineItem(title: "Week \($0)", symbol: "doc.text", path: inside) }
      : ["January", "February", "March", "April", "May", "June"].map {
        OutlineItem(title: $0, symbol: "calendar", kind: .late(depth: depth - 1), path: inside)
      }
  }
}

enum OutlineSection: Int, CaseIterable, Sendable {
  case places, collections, archive

  /// The first item of a section with a title.
  var header: OutlineItem? {
    switch self {
    case .places: nil
    case .collections: OutlineItem(title: "Collections", symbol: "", kind: .header)
    case .archive: OutlineItem(title: "Archive", symbol: "", kind: .header)
    }
  }

  /// The items of the section, each branch with its children.
  var branches: [(item: OutlineItem, children: [OutlineItem])] {
    func leaf(_ title: String, _ symbol: String) -> OutlineItem { OutlineItem(title: title, symbol: symbol) }
    func branch(_ title: String, _ symbol: String) -> OutlineItem { OutlineItem(title: title, symbol: symbol, kind: .branch) }
    switch self {
    case .places:
      return [
        (leaf("Inbox", "tray"), []), (leaf("Favorites", "star"), []), (leaf("Recent", "clock"), []), (leaf("Map", "mappin"), []),
      ]
    case .collections:
      return [
        (branch("Plants", "leaf"), [leaf("Trees", "leaf"), leaf("Ferns", "leaf"), leaf("Mosses", "leaf")]),
        (branch("Weather", "cloud"), [leaf("Rain", "cloud.rain"), leaf("Storms", "bolt"), leaf("Clear skies", "sun.max")]),
        (branch("Books", "book"), [leaf("Field guides", "book"), leaf("Diaries", "bookmark")]), (leaf("Pictures", "photo"), []),
      ]
    case .archive:
      return (2023...2025).map { (OutlineItem(title: "\($0)", symbol: "archivebox", kind: .late(depth: 1)), []) }
    }
  }
}
