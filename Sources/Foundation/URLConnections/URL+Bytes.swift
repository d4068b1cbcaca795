import Foundation
import FoundationNetworking

/// The lines of a sequence of bytes in UTF-8, without empty ones.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if byte != 10, byte != 13 {
          line.append(byte)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes as UTF-8, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension FileHandle {
  /// The bytes of a file, which is read in parts as they are needed.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let open: @Sendable () throws -> FileHandle

    public struct AsyncIterator: AsyncIteratorProtocol {
      let open: @Sendable () throws -> FileHandle
      var handle: FileHandle?
      var part = Data().makeIterator()

      public mutating func next() async throws -> UInt8? {
        if let byte = part.next() { return byte }
        let file = try handle ?? open()
        handle = file
        // Reading may wait, for a pipe as long as its other end does.
        part = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
          DispatchQueue.global().async { continuation.resume(with: Result { try file.read(upToCount: 16384) ?? Data() }) }
        }.makeIterator()
        return part.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open) }
  }

  /// The rest of the file as a sequence.
  public var bytes: AsyncBytes { AsyncBytes { self } }
}

extension URL {
  /// The bytes of a file or of a response, as they arrive.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var file: FileHandle.AsyncBytes.AsyncIterator?
      var response: URLSession.AsyncBytes.AsyncIterator?

      public mutating func next() async throws -> UInt8? {
        if file != nil { return try await file?.next() }
        if response == nil {
          let url = url
          if url.isFileURL {
            file = FileHandle.AsyncBytes { try FileHandle(forReadingFrom: url) }.makeAsyncIterator()
            return try await file?.next()
          }
          response = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
        }
        return try await response?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of the resource, which is loaded when they are read.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the resource, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
