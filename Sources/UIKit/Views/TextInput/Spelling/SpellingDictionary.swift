import Foundation

/// A dictionary of Hunspell, whose library is opened on first use. Used by one thread at a time.
final class SpellingDictionary {
  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The library, or the one that `TRESTLE_HUNSPELL` names; nil if it is not installed.
  private nonisolated(unsafe) static let library: UnsafeMutableRawPointer? = {
    let named = ProcessInfo.processInfo.environment["TRESTLE_HUNSPELL"]
    let names = named.map { [$0] } ?? ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0"]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }()
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell"]

  /// The languages with a dictionary, such as `en_US`; none without the library.
  static let languages: [String] = {
    guard library != nil else { return [] }
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let found = Set(names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) })
    return found.filter { path(of: $0) != nil }.sorted()
  }()

  private static func path(of language: String) -> String? {
    folders.lazy.map { "\($0)/\(language)" }.first { access("\($0).dic", R_OK) == 0 && access("\($0).aff", R_OK) == 0 }
  }

  /// Returns the dictionary's name for a language, which may have no region or another one.
  static func name(for language: String) -> String? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    if languages.contains(wanted) { return wanted }
    let code = wanted.prefix { $0 != "_" }
    let usual = ["\(code)", "\(code)_US", "\(code)_\(code.uppercased())"]
    return usual.first(where: languages.contains) ?? languages.first { $0.hasPrefix("\(code)_") }
  }

  private let handle: OpaquePointer
  private let encoding: String.Encoding
  private let file: String
  /// Cached results: a text is checked again after each key, and few of its words change.
  private var answers: [String: Bool] = [:]
  /// The words of the dictionary's file in order, for completions.
  private lazy var words: [String] = {
    guard let data = FileManager.default.contents(atPath: file + ".dic"), let text = String(data: data, encoding: encoding) else {
      return []
    }
    return text.split(whereSeparator: \.isNewline).dropFirst().map { String($0.prefix { $0 != "/" && $0 != "\t" }) }.sorted()
  }()

  /// Loads a dictionary, which takes about 70 ms.
  init?(_ name: String) {
    guard Self.library != nil, let file = Self.path(of: name) else { return nil }
    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer? = Self.function("Hunspell_create")
    guard let handle = create(file + ".aff", file + ".dic") else { return nil }
    let getEncoding: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>? = Self.function("Hunspell_get_dic_encoding")
    let code = getEncoding(handle).map { String(cString: $0).uppercased() } ?? "UTF-8"
    let encodings: [String: String.Encoding] = [
      "UTF-8": .utf8, "ISO8859-2": .isoLatin2, "MICROSOFT-CP1251": .windowsCP1251, "CP1250": .windowsCP1250,
    ]
    (self.handle, self.file, encoding) = (handle, file, encodings[code] ?? .isoLatin1)
  }

  deinit {
    let destroy: @convention(c) (OpaquePointer) -> Void = Self.function("Hunspell_destroy")
    destroy(handle)
  }

  private static func function<Function>(_ name: String) -> Function { unsafeBitCast(dlsym(library!, name)!, to: Function.self) }

  /// The word in the encoding of the dictionary; nil if it has letters that the encoding lacks.
  private func bytes(_ word: String) -> [CChar]? {
    word.replacingOccurrences(of: "’", with: "'").data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  private static let mostAnswers = 10_000

  func isCorrect(_ word: String) -> Bool {
    if let answer = answers[word] { return answer }
    let spell: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32 = Self.function("Hunspell_spell")
    let answer = bytes(word).map { spell(handle, $0) != 0 } ?? false
    if answers.count >= Self.mostAnswers { answers = [:] }
    answers[word] = answer
    return answer
  }

  func guesses(for word: String) -> [String] {
    let suggest: @convention(c) (OpaquePointer, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> Int32 =
      Self.function("Hunspell_suggest")
    let free: @convention(c) (OpaquePointer, UnsafeMutablePointer<Strings?>, Int32) -> Void = Self.function("Hunspell_free_list")
    guard let bytes = bytes(word) else { return [] }
    var list: Strings?
    let count = suggest(handle, &list, bytes)
    defer { free(handle, &list, count) }
    return (0..<Int(max(0, count))).compactMap { index in
      list?[index].flatMap { String(data: Data(bytes: $0, count: strlen($0)), encoding: encoding) }
    }
  }

  /// Returns the words that begin with a text, in order.
  func completions(of part: String) -> [String] {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < part { low = middle + 1 } else { high = middle }
    }
    return Array(words[low...].prefix { $0.hasPrefix(part) })
  }
}
