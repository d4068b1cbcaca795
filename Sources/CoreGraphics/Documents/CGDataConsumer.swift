import Foundation

/// Takes the bytes of a document.
public final class CGDataConsumer {
  private let write: (UnsafeRawBufferPointer) -> Void
  private let finish: () -> Void

  /// Appends the bytes to data.
  public init?(data: NSMutableData) {
    write = { if let start = $0.baseAddress { data.append(start, length: $0.count) } }
    finish = {}
  }

  /// Writes the bytes to a file. Nil if it cannot be made.
  public init?(url: URL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    write = { try? file.write(contentsOf: Data($0)) }
    finish = { try? file.close() }
  }

  func append(_ bytes: UnsafeRawBufferPointer) { write(bytes) }
  func close() { finish() }
}
