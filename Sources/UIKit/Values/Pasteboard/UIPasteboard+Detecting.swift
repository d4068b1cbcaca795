import Foundation

extension UIPasteboard {
  /// A kind of text on a pasteboard.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A web address.
    public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A search term.
    public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// The text is a number.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// Detects kinds of text in the first item.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(values(for: patterns).keys)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(.success(found)) } }
  }

  /// Detects kinds of text in the first item, with their values: a text, a number.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    nonisolated(unsafe) let found = values(for: patterns)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(.success(found)) } }
  }

  private func values(for patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    let isAddress = !text.contains(where: \.isWhitespace) && text.contains(".") && URL(string: text)?.isWebLike ?? false
    let number = NumberFormatter().number(from: text)
    if isAddress { found[.probableWebURL] = text }
    if let number { found[.number] = number }
    if !isAddress, number == nil, text.count <= 200, !text.contains("\n") { found[.probableWebSearch] = text }
    return found.filter { patterns.contains($0.key) }
  }
}

extension URL {
  /// Whether it is a web address, with or without its scheme.
  fileprivate var isWebLike: Bool {
    if let scheme { return ["http", "https"].contains(scheme.lowercased()) }
    let host = path.split(separator: "/").first ?? ""
    let ending = host.split(separator: ".").last ?? ""
    return host.contains(".") && !host.hasSuffix(".") && (2...12).contains(ending.count) && ending.allSatisfy(\.isLetter)
  }
}
