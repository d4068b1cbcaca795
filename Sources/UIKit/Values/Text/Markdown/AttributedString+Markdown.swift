import Foundation

extension AttributedString {
  /// The syntax, failure policy and attributes with which Markdown is parsed.
  public struct MarkdownParsingOptions: Sendable {
    /// Whether blocks are interpreted or inline marks alone.
    public enum InterpretedSyntax: Int, Sendable {
      /// All syntax. Blocks are concatenated; their `presentationIntent` distinguishes them.
      case full
      /// The syntax within a paragraph; several spaces become one.
      case inlineOnly
      /// The syntax within a paragraph; spaces and line ends are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of a text that cannot be parsed.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attributes)` is interpreted.
    public var allowsExtendedAttributes: Bool
    /// Whether blocks are interpreted or inline marks alone; blocks by default.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of a text that cannot be parsed. Every text can be parsed; data must be UTF-8.
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

  /// Creates a string from Markdown. Relative links are resolved against `baseURL`.
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

  /// Parses Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    if options.failurePolicy == .throwError, String(data: markdown, encoding: .utf8) == nil {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Parses a file of Markdown.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Parses Markdown. The attributes of all scopes are kept.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Appends the content of a paragraph.
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
  /// Parses Markdown. Labels and text views display its emphasis, code and links.
  public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Parses Markdown in UTF-8.
  public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Parses a file of Markdown.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
  }
}
