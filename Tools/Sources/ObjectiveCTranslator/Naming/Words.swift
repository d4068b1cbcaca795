import Synchronization

/// The words of a name in camel case.
enum Words {
  /// Splits `initWithURLString` to `init`, `With`, `URL`, `String`.
  ///
  /// - Parameter keepsUnderscores: Whether an underscore is the end of a word, so that the words joined are the name.
  static func split(_ name: some StringProtocol, keepsUnderscores: Bool = false) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        if keepsUnderscores { word.append(letter) }
        if keepsUnderscores, index == 0 { continue }
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if letter.isUppercase, !word.isEmpty {
        let previousIsUpper = letters[index - 1].isUppercase || (letters[index - 1].isNumber && word.allSatisfy { !$0.isLowercase })
        let nextIsLower = index + 1 < letters.count && letters[index + 1].isLowercase
        // The plural of an acronym: `URLs`.
        let isPlural = nextIsLower && letters[index + 1] == "s" && (index + 2 >= letters.count || letters[index + 2].isUppercase)
        if !previousIsUpper || (nextIsLower && !isPlural) {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static let known = Mutex<[String: [String]]>([:])

  /// Returns the words of a name in lower case. They are kept, because each selector is compared with the same members.
  static func lowercased(_ name: String) -> [String] {
    if let words = known.withLock({ $0[name] }) { return words }
    let words = split(name).map { $0.lowercased() }
    known.withLock { $0[name] = words }
    return words
  }

  /// Joins words to a name that begins in lower case; an acronym at the start is lower-cased as a whole.
  static func join(_ words: some Sequence<String>) -> String { lowercasedFirst(words.joined()) }

  static func lowercasedFirst(_ name: String) -> String {
    guard let first = split(name).first, let letter = name.first, letter.isUppercase, name.hasPrefix(first) else { return name }
    let rest = name.dropFirst(first.count)
    let isAcronym = first.count > 1 && first.allSatisfy { !$0.isLowercase }
    if isAcronym { return first.lowercased() + rest }
    if first.count > 2, first.last == "s", first.dropLast().allSatisfy(\.isUppercase) { return first.lowercased() + rest }
    return first.prefix(1).lowercased() + first.dropFirst() + rest
  }

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  static func isGerund(_ word: String) -> Bool {
    word.count > 4 && word.lowercased().hasSuffix("ing") && !["string", "thing"].contains(word.lowercased())
  }

  static func isVerb(_ word: String) -> Bool { verbs.contains(word.lowercased()) }

  private static let verbs: Set<String> = Set(
    """
    accept activate add adjust advance align allow animate append apply archive assign attach authenticate authorize autosave become begin bind bring
    build cache calculate call cancel capture center change check choose clear close collapse collect commit compare complete compose
    compute configure confirm connect contains convert copy count create cut deactivate decode decrement decrypt delete deliver dequeue
    deselect destroy detach detect disable discard disconnect dismiss dispatch display download draw edit enable encode encrypt end
    enqueue enter enumerate exchange execute exit expand export extend fade fetch fill filter find finish fire flush focus follow format forward
    generate get give go handle has hide highlight identify ignore import increment init initialize insert install instantiate
    invalidate invert invoke is join layout lay launch leave limit link listen load localize locate lock log log login make map mark match
    measure merge modify monitor move navigate normalize notify observe obtain open parse paste pause perform pin place play pop
    populate post prepare present preserve preview print process provide publish pull push put queue raise read rebuild receive record
    redo redraw reduce refresh register reload remove rename render reorder repeat replace report request require reset resign
    resize resolve restore resume retrieve return reveal reverse revert roll rotate run save scale scan schedule scroll search select send
    serialize set setup share show shrink shuffle sign simulate size skip sort split start stop store stroke submit subscribe
    subtract suspend swap switch sync synchronize take tap test toggle touch track transform transition translate trigger trim turn
    undo unlink unlock unregister unsubscribe update upload use validate verify view visit wait wake will did should can write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
