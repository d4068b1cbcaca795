import Foundation

#if DEBUG
  /// The names of the functions in the program's own symbol table.
  ///
  /// A stripped executable has none, and every query returns the empty set.
  struct ExecutableSymbols {
    static let shared = ExecutableSymbols()

    /// The mangled names of Swift methods called `tableView`, `collectionView` or `scrollView…`, sorted.
    private let names: [String]

    private init() {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else {
        names = []
        return
      }
      names = Self.read(data).sorted()
    }

    /// Returns the methods of a class, in its body and its extensions, as `name(label:label:)`.
    func methods(of type: AnyClass) -> Set<String> {
      guard let mangled = _mangledTypeName(type) else { return [] }
      return methods(prefix: "$s" + mangled)
    }

    /// Returns the methods whose mangled names begin with a prefix.
    func methods(prefix: String) -> Set<String> {
      var low = 0
      var high = names.count
      while low < high {
        let middle = (low + high) / 2
        if names[middle] < prefix { low = middle + 1 } else { high = middle }
      }
      var found: Set<String> = []
      while low < names.count, names[low].hasPrefix(prefix) {
        if let method = Self.method(names[low]) { found.insert(method) }
        low += 1
      }
      return found
    }

    // MARK: Names

    private typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>?, UInt, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UInt>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?

    private static let demangle: Demangle? = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

    /// Returns `tableView(_:heightForRowAt:)` for the mangled name of such a method.
    private static func method(_ mangled: String) -> String? {
      guard let demangle, let result = demangle(mangled, UInt(mangled.utf8.count), nil, nil, 0) else { return nil }
      defer { free(result) }
      let text = String(cString: result)
      guard !text.contains("closure"), !text.contains(" for "), !text.contains(" of "), let open = text.firstParenthesisBehindName
      else { return nil }
      let name = text[..<open].split(separator: ".").last.map(String.init) ?? ""
      // Parameter labels are the words before colons on the first level of parentheses; where no parameter has one, none is written.
      var labels = ""
      var parameters = 0
      var depth = 0
      var word = ""
      for character in text[open...] {
        switch character {
        case "(", "<", "[":
          depth += 1
          word = ""
        case ")", ">", "]":
          depth -= 1
          if depth == 0, character == ")" {
            return "\(name)(\(labels.isEmpty ? String(repeating: "_:", count: parameters) : labels))"
          }
        case ":" where depth == 1:
          labels += word + ":"
          word = ""
        case ",", " ":
          if character == ",", depth == 1 { parameters += 1 }
          word = ""
        default:
          parameters = max(parameters, 1)
          word.append(character)
        }
      }
      return nil
    }

    // MARK: The symbol table

    private static func read(_ data: Data) -> [String] {
      data.withUnsafeBytes { bytes -> [String] in
        func word<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> Int {
          offset >= 0 && offset + MemoryLayout<T>.size <= bytes.count ? Int(bytes.loadUnaligned(fromByteOffset: offset, as: T.self)) : 0
        }
        // ELF, 64 bits, little-endian.
        guard bytes.count > 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return [] }
        let (sections, size, count) = (word(40, Int64.self), word(58, UInt16.self), word(60, UInt16.self))
        var names: [String] = []
        for index in 0..<count where word(sections + index * size + 4, UInt32.self) == 2 {
          let table = sections + index * size
          let strings = word(sections + word(table + 40, UInt32.self) * size + 24, Int64.self)
          let (start, length) = (word(table + 24, Int64.self), word(table + 32, Int64.self))
          for symbol in stride(from: start, to: start + length, by: 24) where word(symbol + 4, UInt8.self) & 15 == 2 {
            let place = strings + word(symbol, UInt32.self)
            guard place + 2 < bytes.count, bytes[place] == 0x24, bytes[place + 1] == 0x73, let base = bytes.baseAddress else { continue }
            let text = base.advanced(by: place).assumingMemoryBound(to: CChar.self)
            if strstr(text, "View") != nil { names.append(String(cString: text)) }
          }
        }
        return names
      }
    }
  }

  extension String {
    /// The parenthesis that opens a method's parameters. One that opens a context, as of an extension or a private class, follows no name.
    fileprivate var firstParenthesisBehindName: Index? {
      var previous: Character = " "
      for index in indices {
        if self[index] == "(", previous.isLetter || previous.isNumber || previous == "_" { return index }
        previous = self[index]
      }
      return nil
    }
  }
#endif
