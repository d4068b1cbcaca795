import Foundation

/// The kinds of block that a text belongs to, from the innermost outwards: a paragraph of an item of a list, say. Apps lay it out by it.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// How the texts of a table's column are placed.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// Where texts begin.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// Where the column's texts begin.
    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A kind of block.
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

  /// A block, told apart from others of its kind by a number.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// Which of the blocks of the text it is.
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

  /// How many lists and quotes the text is in.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
