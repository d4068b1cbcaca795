internal import TrestleCICU
import Foundation
import Glibc

/// The plural category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`, by ICU's rules.
enum PluralRules {
  static func category(of number: Double, language: String) -> String {
    guard let library else { return number == 1 ? "one" : "other" }
    let rules = opened.withLock { opened in
      if let known = opened[language] { return known }
      var status: Int32 = 0
      // Rules are cached for the lifetime of the program, one per language.
      let made = Address(pointer: library.open(language.replacingOccurrences(of: "-", with: "_"), &status))
      opened[language] = made
      return made
    }
    guard let rules = rules.pointer else { return "other" }
    var status: Int32 = 0
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = library.select(rules, number, &buffer, Int32(buffer.count), &status)
    guard status <= 0, length > 0, length <= Int32(buffer.count) else { return "other" }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// Rules of ICU. They are immutable and can be used by any thread.
  private struct Address: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private struct Library: Sendable {
    let open: fn_uplrules_open
    let select: fn_uplrules_select
  }

  private static let opened = Locked<[String: Address]>([:])

  /// nil if ICU is not installed.
  private static let library: Library? = {
    guard let open = ICULibrary.function("uplrules_open", as: fn_uplrules_open.self),
      let select = ICULibrary.function("uplrules_select", as: fn_uplrules_select.self)
    else { return nil }
    return Library(open: open, select: select)
  }()
}
