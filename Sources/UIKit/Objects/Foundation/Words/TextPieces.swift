import Foundation
import Glibc

/// The words and sentences of a text, found by ICU. Without ICU, words are sequences of letters and digits.
package enum TextPieces {
  /// The break iterator types of ICU.
  package enum Unit: Int32 { case word = 1, sentence = 3 }

  private typealias Open =
    @convention(c) (Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Next = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private struct Library: Sendable {
    let open: Open
    let next: Next
    let status: Next
    let close: Close

    /// The library; nil if ICU is not installed. Its file and function names contain the version.
    static let shared: Library? = {
      for version in stride(from: 90, through: 60, by: -1) {
        guard let handle = dlopen("libicuuc.so.\(version)", RTLD_LAZY) else { continue }
        func symbol<T>(_ name: String, _ type: T.Type) -> T? { dlsym(handle, "\(name)_\(version)").map { unsafeBitCast($0, to: type) } }
        guard let open = symbol("ubrk_open", Open.self), let next = symbol("ubrk_next", Next.self),
          let status = symbol("ubrk_getRuleStatus", Next.self), let close = symbol("ubrk_close", Close.self)
        else { return nil }
        return Library(open: open, next: next, status: status, close: close)
      }
      return nil
    }()
  }

  package static func find(_ unit: Unit, in text: String, language: String = "en") -> [Range<String.Index>] {
    let units = Array(text.utf16)
    var status: Int32 = 0
    guard let library = Library.shared, units.count <= Int(Int32.max),
      let iterator = units.withUnsafeBufferPointer({
        library.open(unit.rawValue, language, $0.baseAddress!, Int32(units.count), &status)
      }),
      status <= 0
    else { return simplePieces(of: text, unit: unit) }
    defer { library.close(iterator) }
    return units.withUnsafeBufferPointer { _ in
      var result: [Range<String.Index>] = []
      var start = text.startIndex
      var offset: Int32 = 0
      while case let end = library.next(iterator), end > offset {
        let index = text.utf16.index(start, offsetBy: Int(end - offset))
        // Statuses below 100 are spaces and punctuation. Emoji are separate tokens.
        let isWord = library.status(iterator) >= 100 || text[start..<index].unicodeScalars.contains { $0.properties.isEmojiPresentation }
        if unit == .sentence || isWord { result.append(start..<index) }
        (start, offset) = (index, end)
      }
      return result
    }
  }

  private static func simplePieces(of text: String, unit: Unit) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let character = text[index]
      if unit == .word {
        if character.isLetter || character.isNumber || (character == "'" && start != nil) {
          start = start ?? index
        } else if let first = start {
          result.append(first..<index)
          start = nil
        }
      } else {
        start = start ?? index
        if ".!?。！？".contains(character) {
          result.append(start!..<text.index(after: index))
          start = nil
        }
      }
    }
    if let start { result.append(start..<text.endIndex) }
    return result
  }
}
