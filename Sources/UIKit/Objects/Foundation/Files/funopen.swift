import Foundation
import Glibc

internal import TrestleCRuntime

/// Opens a file whose contents are functions, such as one in memory. It can be read, written or both, by the functions that are given.
///
/// - Parameters:
///   - cookie: Passed to each function.
///   - readfn: Fills a buffer; returns the number of bytes, 0 at the end, or -1.
///   - writefn: Returns the number of bytes that it wrote, or -1.
///   - seekfn: Moves to a position, by `SEEK_SET`, `SEEK_CUR` or `SEEK_END`; returns the new position, or -1. Nil if positions are fixed.
///   - closefn: Called when the file is closed.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>! {
  guard readfn != nil || writefn != nil else {
    errno = EINVAL
    return nil
  }
  let functions = FileFunctions(
    cookie: cookie.map { UnsafeMutableRawPointer(mutating: $0) }, read: readfn, write: writefn, seek: seekfn, close: closefn)
  let context = Unmanaged.passRetained(functions)
  let mode = readfn == nil ? "w" : writefn == nil ? "r" : "r+"
  var calls = crt_file_calls()
  if readfn != nil { calls.read = { FileFunctions.at($0).read($1, $2) } }
  if writefn != nil { calls.write = { FileFunctions.at($0).write($1, $2) } }
  if seekfn != nil { calls.seek = { FileFunctions.at($0).seek($1, $2) } }
  calls.close = { context in
    let functions = FileFunctions.at(context)
    Unmanaged.passUnretained(functions).release()
    return functions.close?(functions.cookie) ?? 0
  }
  guard let file = crt_open_calls(context.toOpaque(), mode, calls) else {
    context.release()
    return nil
  }
  return file.assumingMemoryBound(to: FILE.self)
}

/// The functions of an open file. The file keeps it until it is closed.
private final class FileFunctions {
  let cookie: UnsafeMutableRawPointer?
  private let read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  private let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  private let seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
  let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

  init(
    cookie: UnsafeMutableRawPointer?,
    read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
  ) {
    self.cookie = cookie
    self.read = read
    self.write = write
    self.seek = seek
    self.close = close
  }

  /// The functions behind the pointer that a file passes to each call.
  static func at(_ context: UnsafeMutableRawPointer?) -> FileFunctions {
    Unmanaged<FileFunctions>.fromOpaque(context!).takeUnretainedValue()
  }

  func read(_ buffer: UnsafeMutablePointer<CChar>?, _ size: UInt) -> Int { Int(read?(cookie, buffer, Int32(clamping: size)) ?? -1) }

  /// The library of C expects 0 for an error.
  func write(_ buffer: UnsafePointer<CChar>?, _ size: UInt) -> Int { max(0, Int(write?(cookie, buffer, Int32(clamping: size)) ?? 0)) }

  func seek(_ offset: UnsafeMutablePointer<Int64>?, _ whence: Int32) -> Int32 {
    guard let offset, let position = seek?(cookie, offset.pointee, whence), position >= 0 else { return -1 }
    offset.pointee = position
    return 0
  }
}
