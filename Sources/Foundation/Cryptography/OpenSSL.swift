import Foundation

/// The library `libcrypto` of OpenSSL 3, opened on first use. Its objects are opaque pointers; the functions are declared here, so that
/// building needs no OpenSSL headers.
package struct OpenSSL: @unchecked Sendable {
  package struct Missing: Error, LocalizedError, Equatable {
    package init() {}
    package var errorDescription: String? { "OpenSSL 3 is not installed. Cryptography needs the package libssl3." }
  }
  /// The error for a key, parameter or data that the library rejects.
  package struct Refusal: Error, LocalizedError, Equatable {
    package let code: UInt
    package var errorDescription: String? { "OpenSSL refused the data, with the code \(code)." }
  }

  package typealias Object = OpaquePointer
  package typealias Bytes = UnsafePointer<UInt8>
  package typealias MutableBytes = UnsafeMutablePointer<UInt8>
  package typealias Text = UnsafePointer<CChar>
  package typealias DERReader = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Bytes?>, Int) -> Object?
  package typealias DERWriter = @convention(c) (Object?, UnsafeMutablePointer<MutableBytes?>?) -> Int32
  package typealias Maker = @convention(c) () -> Object?
  package typealias Ender = @convention(c) (Object?) -> Void
  package typealias Getter = @convention(c) (Object?) -> Int32
  package typealias Pair = @convention(c) (Object?, Object?) -> Int32
  package typealias Number = @convention(c) (Object?, Int32) -> Int32

  private let handle: UnsafeMutableRawPointer

  /// Opens the library that `TRESTLE_OPENSSL` names, or that of the system.
  private static let opened: OpenSSL? = OpenSSL(opening: ProcessInfo.processInfo.environment["TRESTLE_OPENSSL"] ?? "libcrypto.so.3")

  init?(opening name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), dlsym(handle, "EVP_MD_fetch") != nil else { return nil }
    self.handle = handle
  }

  private static let report: Void = FileHandle.standardError.write(Data("\(Missing().errorDescription!)\n".utf8))

  /// The library. Throws ``Missing``, and logs it the first time.
  package static var library: OpenSSL {
    get throws {
      if let opened { return opened }
      _ = report
      throw Missing()
    }
  }
  /// The library for functions that cannot report an error, such as hash functions: without it the program stops.
  static var required: OpenSSL {
    guard let opened else { fatalError(Missing().errorDescription!) }
    return opened
  }

  /// Returns a function of the library. All names exist in OpenSSL 3.0.
  package func callAsFunction<Function>(_ name: StaticString, _ type: Function.Type = Function.self) -> Function {
    guard let address = name.withUTF8Buffer({ dlsym(handle, String(decoding: $0, as: UTF8.self)) }) else {
      fatalError("OpenSSL has no function \(name).")
    }
    return unsafeBitCast(address, to: type)
  }

  /// The last error of this thread, which is removed from the error queue.
  package var refusal: Refusal {
    let code = self("ERR_get_error", (@convention(c) () -> UInt).self)()
    self("ERR_clear_error", (@convention(c) () -> Void).self)()
    return Refusal(code: code)
  }

  /// Throws unless the result of a function is positive.
  package func check(_ result: Int32) throws { if result <= 0 { throw refusal } }

  /// Returns the encoding that a function such as `i2d_X509` writes.
  package func encoding(of object: Object, by writer: DERWriter) throws -> [UInt8] {
    let count = writer(object, nil)
    guard count > 0 else { throw refusal }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let written = bytes.withUnsafeMutableBufferPointer { buffer in
      var end = buffer.baseAddress
      return writer(object, &end)
    }
    guard written == count else { throw refusal }
    return bytes
  }

  /// Decodes an object; nil if the encoding is of another type, or other bytes follow.
  package func object(from bytes: [UInt8], by reader: DERReader, end: Ender) -> Object? {
    bytes.withUnsafeBufferPointer { buffer in
      var next = buffer.baseAddress
      guard !buffer.isEmpty, let object = reader(nil, &next, buffer.count) else {
        _ = refusal
        return nil
      }
      guard next == buffer.baseAddress! + buffer.count else {
        end(object)
        return nil
      }
      return object
    }
  }

  /// Passes bytes to C, with a valid address even if there are none.
  package static func withBytes<Result>(_ bytes: [UInt8], _ body: (Bytes, Int) throws -> Result) rethrows -> Result {
    // An empty array has no address, which some functions interpret as a missing value.
    let padded = bytes.isEmpty ? [0] : bytes
    return try padded.withUnsafeBufferPointer { try body($0.baseAddress!, bytes.count) }
  }
}
