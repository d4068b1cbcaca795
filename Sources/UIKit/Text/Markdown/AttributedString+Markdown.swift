import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// All. Blocks follow each other without anything between; their `presentationIntent` tells them apart.
      case full
      /// The marks within a paragraph; several spaces become one.
      case inlineOnly
      /// The marks within a paragraph; spaces and lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// The way to treat a text that cannot be read.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is read.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The way to treat a text that cannot be read. Every text can; data must be UTF-8.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    var text = markdown
    if options.interpretedSyntax == .full {
      let reader = MarkdownBlocks(text)
      for block in reader.blocks {
        var part = AttributedString()
        if block.isLiteral {
          part = AttributedString(block.source)
        } else {
          part.append(block.source, addresses: reader.addresses, options, baseURL)
        }
        part.presentationIntent = block.intent
        append(part)
      }
    } else {
      if options.interpretedSyntax == .inlineOnly {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        text = words
      }
      append(text, addresses: [:], options, baseURL)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  /// Reads Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    if options.failurePolicy == .throwError, String(data: markdown, encoding: .utf8) == nil {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads Markdown. All attributes are kept, of whatever scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Appends what a paragraph says.
  private mutating func append(
    _ paragraph: String, addresses: [String: String], _ options: MarkdownParsingOptions, _ base: URL?
  ) {
    let pieces = MarkdownInline.pieces(
      paragraph, addresses: addresses, keepsSpaces: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      hasExtensions: options.allowsExtendedAttributes)
    for piece in pieces {
      var part = AttributedString(piece.text)
      if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
      if let link = piece.link.flatMap({ Self.url($0, base) }) { part.link = link }
      if let image = piece.image.flatMap({ Self.url($0, base) }) {
        part.imageURL = image
        part.alternateDescription = piece.text
      }
      append(part)
    }
  }

  private static func url(_ address: String, _ base: URL?) -> URL? {
    let encoded = address.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed.union(CharacterSet(charactersIn: "#%")))
    return URL(string: address, relativeTo: base) ?? encoded.flatMap { URL(string: $0, relativeTo: base) }
  }
}

extension NSAttributedString {
  /// Reads Markdown. Labels and text views show its emphasis, code and links.
  public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Reads Markdown in UTF-8.
  public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Reads a file of Markdown.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
  }
}
