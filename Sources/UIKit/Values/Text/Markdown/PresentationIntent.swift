/// The blocks that contain a text, from the innermost outward: for example a paragraph of a list item. Apps use it for layout.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The formatting of a table's column.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of texts.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// The alignment of the column's texts.
    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// The kind of a block, with values such as the level of a heading.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// A row below the header, from 1.
    case tableRow(rowIndex: Int)
    /// A cell, from 0.
    case tableCell(columnIndex: Int)
  }

  /// A block, distinguished from others of its kind by a number.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block, such as a paragraph or a list.
    public var kind: Kind
    /// The number that distinguishes the block from others of its kind.
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks around the text, the innermost first.
  public var components: [IntentType]

  /// Creates an intent of a block within others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent of blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// The number of lists and quotes that contain the text.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
