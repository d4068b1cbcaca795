import Foundation
internal import TrestleSupport

/// The words that the user taught the app, one a line in a file of the app's folder of `XDG_DATA_HOME`. Read on first use.
struct LearnedWords {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var words: Set<String>?
  private static var file: PrivateFile { PrivateFile(ProgramFolder.url(.data).appendingPathComponent("LearnedWords.txt")) }

  static var all: Set<String> {
    lock.withLock {
      let known = words ?? parsed(try? file.read())
      words = known
      return known
    }
  }

  /// Adds or removes a word. If the file cannot be changed, the change lasts until the process ends, and a line of output reports this.
  static func set(_ word: String, isLearned: Bool) {
    guard !word.isEmpty, !word.contains(where: \.isNewline), all.contains(word) != isLearned else { return }
    func change(_ words: inout Set<String>) {
      if isLearned { words.insert(word) } else { words.remove(word) }
    }
    lock.withLock { change(&words!) }
    do {
      try file.update { content in
        var words = parsed(content)
        change(&words)
        return Data(words.sorted().map { $0 + "\n" }.joined().utf8)
      }
    } catch {
      FileHandle.standardError.write(Data("The learned word cannot be stored: \(error)\n".utf8))
    }
  }

  private static func parsed(_ content: Data?) -> Set<String> {
    Set(String(decoding: content ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
  }
}
