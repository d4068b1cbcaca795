import Foundation
import SourceTranslator
import XcodeProject

/// The files that this program wrote in a folder, with their digests. It identifies a folder of this program.
///
/// Names are added before their files are there, a line each, so that the record is complete after an interruption.
struct OutputRecord {
  /// The number of the folder on its disk, which a copy does not have.
  var number: UInt64
  var digests: [String: Set<String>] = [:]
  /// Whether the file has lines of names that were removed, or several of one name.
  private(set) var isChanged = false

  /// The digest of a file whose contents are unknown.
  static let anyDigest = "-"
  /// Larger files are compared by size and date.
  static let largestHashed = 1 << 20

  private static let title = "trestle output 1 "

  init(number: UInt64 = 0) { self.number = number }

  /// Nil if there is no record.
  init?(in folder: Int32) {
    let file = openat(folder, OutputPath.record, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let data = DiskFiles.contents(of: file) else { return nil }
    // The last line may have been interrupted.
    var lines = data.split(separator: 10, omittingEmptySubsequences: false).dropLast().makeIterator()
    guard let first = lines.next().map({ String(decoding: $0, as: UTF8.self) }), first.hasPrefix(Self.title),
      let number = UInt64(first.dropFirst(Self.title.count))
    else { return nil }
    self.number = number
    while let line = lines.next() {
      guard let blank = line.firstIndex(of: 32), let name = Self.unescaped(line[line.index(after: blank)...]) else { continue }
      let digest = String(decoding: line[..<blank], as: UTF8.self)
      if digests[name] != nil { isChanged = true }
      digests[name, default: []].insert(digest)
    }
  }

  func isWritten(_ name: String, digest: String) -> Bool {
    let known = digests[name] ?? []
    return known.contains(digest) || known.contains(Self.anyDigest)
  }

  mutating func add(_ name: String, digest: String, in folder: Int32, path: String) throws {
    if digests[name] == [digest] { return }
    let file = openat(folder, OutputPath.record, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw OutputStore.failure(path) }
    defer { close(file) }
    try OutputStore.write(Data(Self.line(name, digest).utf8), to: file, path: path)
    if digests[name] != nil { isChanged = true }
    // The older digest is that of the file until it is replaced.
    digests[name, default: []].insert(digest)
  }

  mutating func remove(_ name: String) {
    digests[name] = nil
    isChanged = true
  }

  /// Writes the record beside its place, and renames it.
  mutating func save(in folder: Int32, path: String) throws {
    isChanged = false
    try Self.write(self, in: folder, path: path)
  }

  private static func write(_ record: OutputRecord, in folder: Int32, path: String) throws {
    var text = title + "\(record.number)\n"
    for (name, digests) in record.digests.sorted(by: { $0.key < $1.key }) {
      for digest in digests.sorted() { text += line(name, digest) }
    }
    let temporary = OutputPath.record + "-\(getpid())"
    unlinkat(folder, temporary, 0)
    let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputStore.failure(path) }
    defer { close(file) }
    try OutputStore.write(Data(text.utf8), to: file, path: path)
    guard renameat(folder, temporary, folder, OutputPath.record) == 0 else { throw OutputStore.failure(path) }
  }

  // MARK: Lines

  private static func line(_ name: String, _ digest: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\(digest) \(escaped)\n"
  }

  private static func unescaped(_ bytes: Data.SubSequence) -> String? {
    guard bytes.contains(UInt8(ascii: "%")) else { return inside(String(decoding: bytes, as: UTF8.self)) }
    var name: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let isNewline = byte == UInt8(ascii: "%") && rest.starts(with: Array("0A".utf8))
      if isNewline || byte == UInt8(ascii: "%") && rest.starts(with: Array("25".utf8)) { rest = rest.dropFirst(2) }
      name.append(isNewline ? 10 : byte)
    }
    return inside(String(decoding: name, as: UTF8.self))
  }

  private static func inside(_ name: String) -> String? {
    OutputPath.isInside(name) ? name : nil
  }

  // MARK: Digests

  static func digest(of data: Data) -> String {
    if data.count > largestHashed { return "large-\(data.count)" }
    return String(Digest.hash(data), radix: 36) + String(Digest.hash(data, seed: 0x51_7CC1), radix: 36)
  }

  static func digest(ofLink destination: String) -> String { "link-" + digest(of: Data(destination.utf8)) }

  static func digest(ofLarge status: stat) -> String { "large-\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)" }
}
