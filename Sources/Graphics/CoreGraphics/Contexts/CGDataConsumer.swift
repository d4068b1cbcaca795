import Foundation

/// Receives the bytes of a document that is written.
public final class CGDataConsumer {
  let sink: PDFOutput.Sink

  /// Appends to data.
  public init?(data: CFMutableData) {
    sink = PDFOutput.Sink { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
  }

  /// Writes a file, which is replaced; nil if it cannot be opened.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    sink = PDFOutput.Sink { bytes in
      do {
        try file.write(contentsOf: Data(bytes))
        return true
      } catch {
        return false
      }
    }
  }
}
