import Foundation

/// A compression algorithm. Filters throw for those that are not available: on Linux there is that of zlib.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
  case lz4
  case zlib
  case lzfse
  case lzma
  case lzbitmap
  case brotli

  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  public var rawValue: compression_algorithm {
    switch self {
    case .lz4: COMPRESSION_LZ4
    case .zlib: COMPRESSION_ZLIB
    case .lzfse: COMPRESSION_LZFSE
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

public enum FilterOperation: RawRepresentable, Sendable {
  case compress
  case decompress

  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }
  public var rawValue: compression_stream_operation {
    // Values with a raw value are compared by it.
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

public enum FilterError: Error, Sendable {
  /// The algorithm is not available, or the filter has ended.
  case invalidState
  case invalidData
}

/// A stream that gives its results in parts.
private final class FilterStream {
  private var stream: compression_stream
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private(set) var isOver = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int) throws {
    self.capacity = max(1, capacity)
    buffer = .allocate(capacity: self.capacity)
    stream = compression_stream(dst_ptr: buffer, dst_size: self.capacity, src_ptr: UnsafePointer(buffer), src_size: 0, state: nil)
    guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
      throw FilterError.invalidState
    }
  }

  deinit {
    compression_stream_destroy(&stream)
    buffer.deallocate()
  }

  /// Returns what a part of the source becomes.
  func process(_ part: Data, isLast: Bool) throws -> Data {
    var result = Data()
    try part.withUnsafeBytes { bytes in
      stream.src_ptr = bytes.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(buffer)
      stream.src_size = bytes.count
      while !isOver {
        (stream.dst_ptr, stream.dst_size) = (buffer, capacity)
        let status = compression_stream_process(&stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
        guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
        let count = capacity - stream.dst_size
        result.append(buffer, count: count)
        isOver = status == COMPRESSION_STATUS_END
        if stream.src_size == 0, stream.dst_size > 0 { break }
      }
    }
    if isLast, !isOver { throw FilterError.invalidData }
    return result
  }
}

/// Reads data from a closure, and compresses or decompresses it.
public final class InputFilter<D: DataProtocol> {
  private let stream: FilterStream
  private let read: (Int) throws -> D?
  private let capacity: Int
  private var rest = Data()

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    (read, capacity) = (readFunc, max(1, bufferCapacity))
  }

  /// Returns at most that many bytes of the result; nil at its end.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "the number of bytes to read must be positive")
    while rest.count < count, !stream.isOver {
      let part = try read(capacity).map { Data($0) } ?? Data()
      rest.append(try stream.process(part, isLast: part.isEmpty))
    }
    guard !rest.isEmpty else { return nil }
    defer { rest = Data(rest.dropFirst(count)) }
    return Data(rest.prefix(count))
  }
}

/// Compresses or decompresses data, and gives the result to a closure.
public final class OutputFilter {
  private let stream: FilterStream
  private let receive: (Data?) throws -> Void
  private var isFinal = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    receive = writeFunc
  }

  /// Adds a part of the source; nil or no bytes end it.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinal else { throw FilterError.invalidState }
    let result = try stream.process(Data(data), isLast: false)
    if !result.isEmpty { try receive(result) }
  }

  /// Ends the source, gives the rest of the result to the closure, and then nil.
  public func finalize() throws {
    if isFinal { return }
    isFinal = true
    let result = try stream.process(Data(), isLast: true)
    if !result.isEmpty { try receive(result) }
    try receive(nil)
  }
}
