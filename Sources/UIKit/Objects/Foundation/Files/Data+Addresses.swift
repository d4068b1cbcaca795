import Foundation

extension Data {
  /// Reads a file or an address. Foundation on Linux does not read `data:` addresses, which contain the bytes themselves.
  ///
  /// The translator calls `init(_contentsOf:options:)` where options are given, because Foundation's initializer has them, too.
  public init(contentsOf url: URL) throws { try self.init(_contentsOf: url, options: []) }

  public init(_contentsOf url: URL, options: ReadingOptions) throws {
    guard url.scheme?.lowercased() == "data" else {
      try self.init(contentsOf: url, options: options)
      return
    }
    guard let data = Data(address: url.absoluteString) else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
    self = data
  }

  /// The bytes of `data:[type][;base64],bytes`; nil for another text.
  private init?(address: String) {
    guard let comma = address.firstIndex(of: ","), let text = address[address.index(after: comma)...].removingPercentEncoding else {
      return nil
    }
    guard address[..<comma].lowercased().hasSuffix(";base64") else {
      self.init(text.utf8)
      return
    }
    // The padding may be missing.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    self.init(base64Encoded: digits + String(repeating: "=", count: (4 - digits.count % 4) % 4))
  }
}
