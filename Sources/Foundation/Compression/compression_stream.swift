internal import zlib

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// Options of `compression_stream_process(_:_:)`.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Marks the source as the last part of the data.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream needs more source data or more space.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The algorithm is not available, or the data is damaged.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// All data was written.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// Data that is compressed or decompressed in parts. `compression_stream_process(_:_:)` advances the pointers and reduces the sizes by the
/// bytes that it has read and written.
public struct compression_stream {
  /// The position of the next byte to write.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The number of bytes that can be written.
  public var dst_size: Int
  /// The position of the next byte to read.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of bytes that can be read.
  public var src_size: Int
  /// The private state of the algorithm.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream with buffers that the caller owns.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Starts a stream, which must be ended with `compression_stream_destroy(_:)`.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` if the algorithm is not available.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB, let state = StreamState.make(isDecoding: operation == COMPRESSION_STREAM_DECODE) else {
    stream.pointee.state = nil
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = UnsafeMutableRawPointer(state)
  return COMPRESSION_STATUS_OK
}

/// Reads from the source and writes to the destination until one of them is used up.
///
/// - Parameters:
///   - stream: A stream that was initialized; its source, destination and their sizes advance.
///   - flags: `COMPRESSION_STREAM_FINALIZE` if no other part of the source follows, otherwise 0.
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: StreamState.self) else { return COMPRESSION_STATUS_ERROR }
  return StreamState.process(state, &stream.pointee, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let state = stream.pointee.state?.assumingMemoryBound(to: StreamState.self) else { return COMPRESSION_STATUS_ERROR }
  StreamState.destroy(state)
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// The state of zlib. It must not move, because zlib's internal state points to it.
private struct StreamState {
  var stream = z_stream()
  var isDecoding: Bool

  static func make(isDecoding: Bool) -> UnsafeMutablePointer<StreamState>? {
    let state = UnsafeMutablePointer<StreamState>.allocate(capacity: 1)
    state.initialize(to: StreamState(isDecoding: isDecoding))
    let size = Int32(MemoryLayout<z_stream>.size)
    let result =
      isDecoding
      ? inflateInit2_(&state.pointee.stream, -15, ZLIB_VERSION, size)
      : deflateInit2_(&state.pointee.stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    if result == Z_OK { return state }
    state.deallocate()
    return nil
  }

  static func process(_ state: UnsafeMutablePointer<StreamState>, _ stream: inout compression_stream, isLast: Bool) -> compression_status {
    let source = UInt32(clamping: stream.src_size)
    let room = UInt32(clamping: stream.dst_size)
    state.pointee.stream.next_in = UnsafeMutablePointer(mutating: stream.src_ptr)
    state.pointee.stream.avail_in = source
    state.pointee.stream.next_out = stream.dst_ptr
    state.pointee.stream.avail_out = room
    let isAll = isLast && Int(source) == stream.src_size
    let result =
      state.pointee.isDecoding
      ? inflate(&state.pointee.stream, Z_NO_FLUSH) : deflate(&state.pointee.stream, isAll ? Z_FINISH : Z_NO_FLUSH)
    let read = Int(source - state.pointee.stream.avail_in)
    let written = Int(room - state.pointee.stream.avail_out)
    stream.src_ptr += read
    stream.src_size -= read
    stream.dst_ptr += written
    stream.dst_size -= written
    switch result {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    // A source that ends too early never fills the available space.
    case Z_OK, Z_BUF_ERROR:
      let isCutOff = state.pointee.isDecoding && isLast && stream.src_size == 0 && stream.dst_size > 0
      return isCutOff ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }

  static func destroy(_ state: UnsafeMutablePointer<StreamState>) {
    if state.pointee.isDecoding { inflateEnd(&state.pointee.stream) } else { deflateEnd(&state.pointee.stream) }
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
