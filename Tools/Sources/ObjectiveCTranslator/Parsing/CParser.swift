/// Reads declarations from preprocessed tokens. Bodies that are not understood are left unread, others continue after them.
struct CParser {
  /// A place that is not understood.
  struct Failure: Error {
    var reason: String
    var line: Int
  }

  /// The position of a token; with `isHalf` the first character of `>>` is read.
  struct Place {
    var index: Int
    var isHalf: Bool
  }

  /// Trees are not deeper than this, so that recursive functions over them end.
  static let depthLimit = 100
  static let heightLimit = 500

  var tokens: [CToken]
  var place = Place(index: 0, isHalf: false)
  var names: CNames
  var declarations: [CDeclaration] = []
  var problems: [CFile.Problem] = []
  var modules: [String] = []
  /// Whether pointers without a stated nullability are not nil.
  var assumesNonnull = false
  /// Whether a body is read. In bodies no nullability is assumed.
  var isInBody = false
  /// The class of which members are read, for names of structures without one.
  var owner = ""
  /// The names that expressions use, if they are collected.
  var usedNames: Set<String>?
  var depth = 0
  private let groupEnds: [Int: Int]
  /// The height of the highest tree that was read at this depth.
  var height = 0

  init(tokens: [CToken], names: CNames) {
    self.tokens = Self.marked(tokens)
    self.names = names
    groupEnds = Self.groupEnds(of: self.tokens)
    self.tokens.append(CToken(.end, "", line: tokens.last?.line ?? 1))
  }

  /// Keeps the attribute for blocks that do not escape at the token after it, as it may stand anywhere in a declaration.
  private static func marked(_ tokens: [CToken]) -> [CToken] {
    guard tokens.contains(where: { $0.isPunctuation("") }) else { return tokens }
    var result: [CToken] = []
    result.reserveCapacity(tokens.count)
    var isMarked = false
    for var token in tokens {
      if token.isPunctuation("") {
        isMarked = true
        continue
      }
      token.followsNoescape = isMarked
      isMarked = false
      result.append(token)
    }
    return result
  }

  // MARK: Tokens

  var token: CToken { tokens[place.index] }
  var line: Int { tokens[place.index].line }
  var isAtEnd: Bool { tokens[place.index].kind == .end }

  func token(at index: Int) -> CToken { tokens[min(max(index, 0), tokens.count - 1)] }
  func next(_ offset: Int = 1) -> CToken { token(at: place.index + offset) }

  mutating func advance() {
    place.isHalf = false
    if place.index < tokens.count - 1 { place.index += 1 }
  }

  func isAt(_ punctuation: String) -> Bool { tokens[place.index].isPunctuation(punctuation) }
  func isAtWord(_ word: String) -> Bool { tokens[place.index].isWord(word) }
  /// Whether `@word` comes next.
  func isAtKeyword(_ word: String) -> Bool { isAt("@") && next().isWord(word) }

  mutating func accept(_ punctuation: String) -> Bool {
    guard isAt(punctuation) else { return false }
    advance()
    return true
  }

  mutating func acceptWord(_ word: String) -> Bool {
    guard isAtWord(word) else { return false }
    advance()
    return true
  }

  mutating func acceptKeyword(_ word: String) -> Bool {
    guard isAtKeyword(word) else { return false }
    advance()
    advance()
    return true
  }

  mutating func expect(_ punctuation: String) throws {
    guard accept(punctuation) else { throw failure("'\(punctuation)' is expected before \(description)") }
  }

  mutating func identifier() throws -> String {
    guard token.kind == .identifier else { throw failure("a name is expected before \(description)") }
    let text = token.text
    advance()
    return text
  }

  /// The next token in a message.
  var description: String {
    switch token.kind {
    case .end: "the end of the file"
    case .string: "a string"
    default: "'\(token.text.prefix(40))'"
    }
  }

  func failure(_ reason: String) -> Failure { Failure(reason: reason, line: line) }

  mutating func enter() throws {
    guard depth < Self.depthLimit else { throw failure("it is nested too deeply") }
    depth += 1
  }

  mutating func grow() throws {
    height += 1
    if height > Self.heightLimit { throw failure("an expression is too long") }
  }

  // MARK: Skipping

  /// The index after the bracket that closes the one at `index`; nil if the file, or the class, ends before.
  func indexAfterGroup(at index: Int) -> Int? { groupEnds[index] }

  /// Finds the closing brackets once, so that skipping unread parts takes time in proportion to the length of the file.
  private static func groupEnds(of tokens: [CToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]":
        // A closing bracket too many does not end what is around it.
        let opening = token.text == ")" ? "(" : "["
        if let last = open.last, tokens[last].text == opening { ends[open.removeLast()] = index + 1 }
      case "}":
        guard let brace = open.lastIndex(where: { tokens[$0].text == "{" }) else { continue }
        ends[open[brace]] = index + 1
        open.removeSubrange(brace...)
      case "@" where index + 1 < tokens.count:
        let word = tokens[index + 1]
        if word.isWord("end") || word.isWord("implementation") || word.isWord("interface") { open = [] }
      default: break
      }
    }
    return ends
  }

  mutating func move(to index: Int) { place = Place(index: min(index, tokens.count - 1), isHalf: false) }

  mutating func skipGroup() throws {
    guard let end = indexAfterGroup(at: place.index) else { throw failure("\(description) is not closed") }
    move(to: end)
  }

  /// Skips to the next declaration: after a `;` or braces, before `@` words that begin one, and before methods.
  mutating func skipDeclaration(from start: Int) {
    if place.index <= start {
      move(to: start)
      advance()
    }
    while !isAtEnd {
      if isAt("@"), CParser.beginningKeywords.contains(next().text) { return }
      if token.startsLine, isAt("-") || isAt("+"), next().isPunctuation("(") { return }
      if accept(";") { return }
      if isAt("{") {
        if let end = indexAfterGroup(at: place.index) {
          move(to: end)
          _ = accept(";")
          return
        }
      } else if isAt("("), let end = indexAfterGroup(at: place.index) {
        move(to: end)
        continue
      } else if accept("}") {
        return
      }
      advance()
    }
  }

  static let beginningKeywords: Set<String> = [
    "end", "interface", "implementation", "protocol", "class", "property", "optional", "required", "synthesize", "dynamic", "import",
  ]
}
