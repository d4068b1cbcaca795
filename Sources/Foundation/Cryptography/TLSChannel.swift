import Foundation
import TrestleSupport

/// The library `libssl` of OpenSSL 3, opened on first use. It uses the same `libcrypto`.
struct TLSLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private static let opened: TLSLibrary? = {
    guard let handle = dlopen(ProcessInfo.processInfo.environment["TRESTLE_OPENSSL_TLS"] ?? "libssl.so.3", RTLD_NOW | RTLD_LOCAL) else {
      return nil
    }
    return TLSLibrary(handle: handle)
  }()

  static var library: TLSLibrary {
    get throws {
      _ = try OpenSSL.library
      guard let opened else { throw OpenSSL.Missing() }
      return opened
    }
  }

  func callAsFunction<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
    guard let address = dlsym(handle, name) else { fatalError("OpenSSL has no function \(name).") }
    return unsafeBitCast(address, to: type)
  }
}

package struct TLSSettings: Sendable {
  /// The server name that a client requests; nil for an IP address.
  package var serverName: String?
  /// The minimum version, such as 0x0303 for TLS 1.2.
  package var minimumVersion = 0x0303
  package var maximumVersion = 0
  /// The application protocols (ALPN), in the order of preference.
  package var applicationProtocols: [String] = []
  package var identity: TLSIdentity?
  package var isServer = false
  /// Whether a server requests a client certificate. The default is false.
  package var requestsCertificate = false
  package init() {}
}

/// A certificate with its private key, and the certificates of the chain to an authority.
package struct TLSIdentity: Sendable {
  package let certificate: Certificate
  package let key: AsymmetricKey
  package let others: [Certificate]
  package init(certificate: Certificate, key: AsymmetricKey, others: [Certificate] = []) {
    (self.certificate, self.key, self.others) = (certificate, key, others)
  }

  /// Reads the identities of a PKCS #12 archive; nil if the passphrase is wrong or the data is not valid.
  package static func read(pkcs12 bytes: [UInt8], passphrase: String) throws -> TLSIdentity? {
    let library = try OpenSSL.library
    guard let archive = library.object(from: bytes, by: library("d2i_PKCS12"), end: library("PKCS12_free")) else { return nil }
    defer { library("PKCS12_free", OpenSSL.Ender.self)(archive) }
    typealias Place = UnsafeMutablePointer<OpenSSL.Object?>
    let parse = library("PKCS12_parse", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, Place, Place, Place) -> Int32).self)
    var key: OpenSSL.Object?
    var certificate: OpenSSL.Object?
    var others: OpenSSL.Object?
    guard parse(archive, passphrase, &key, &certificate, &others) == 1, let key, let certificate else {
      _ = library.refusal
      return nil
    }
    defer { library("X509_free", OpenSSL.Ender.self)(certificate) }
    var more: [Certificate] = []
    if let others {
      let item = library("OPENSSL_sk_value", (@convention(c) (OpenSSL.Object?, Int32) -> OpenSSL.Object?).self)
      for index in 0..<max(0, library("OPENSSL_sk_num", OpenSSL.Getter.self)(others)) {
        guard let one = item(others, index) else { continue }
        if let copy = try Certificate(library.encoding(of: one, by: library("i2d_X509"))) { more.append(copy) }
        library("X509_free", OpenSSL.Ender.self)(one)
      }
      library("OPENSSL_sk_free", OpenSSL.Ender.self)(others)
    }
    guard let own = try Certificate(library.encoding(of: certificate, by: library("i2d_X509"))),
      let known = try AsymmetricKey(checking: key, isPrivate: true, library)
    else { return nil }
    return TLSIdentity(certificate: own, key: known, others: more)
  }
}

/// An encrypted connection over a socket, which it makes nonblocking. One thread can read while another writes.
package final class TLSChannel: SecureChannel, @unchecked Sendable {
  package struct Failure: Error, LocalizedError {
    package let reason: String
    package var errorDescription: String? { "The encrypted connection was not made: \(reason)." }
  }

  private let library: TLSLibrary
  private let context: OpenSSL.Object
  private let connection: OpenSSL.Object
  private let descriptor: Int32
  private let lock = NSLock()
  private var isClosed = false

  /// Performs the handshake, and passes the peer's certificates to the closure, which throws to reject them.
  package init(_ descriptor: Int32, _ settings: TLSSettings, verify: ([Certificate]) throws -> Void) throws {
    let crypto = try OpenSSL.library
    library = try TLSLibrary.library
    self.descriptor = descriptor
    let method = library(settings.isServer ? "TLS_server_method" : "TLS_client_method", OpenSSL.Maker.self)()
    guard let context = library("SSL_CTX_new", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(method) else {
      throw crypto.refusal
    }
    self.context = context
    do {
      try Self.prepare(context, settings, library, crypto)
    } catch {
      library("SSL_CTX_free", OpenSSL.Ender.self)(context)
      throw error
    }
    guard let connection = library("SSL_new", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(context) else {
      library("SSL_CTX_free", OpenSSL.Ender.self)(context)
      throw crypto.refusal
    }
    self.connection = connection
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = library("SSL_set_fd", OpenSSL.Number.self)(connection, descriptor)
    if let name = settings.serverName {
      let control = library("SSL_ctrl", (@convention(c) (OpenSSL.Object?, Int32, Int, UnsafeMutableRawPointer?) -> Int).self)
      let setHostName: Int32 = 55
      _ = name.withCString { control(connection, setHostName, 0, UnsafeMutableRawPointer(mutating: $0)) }
    }
    let shake = library(settings.isServer ? "SSL_accept" : "SSL_connect", OpenSSL.Getter.self)
    let deadline = Date(timeIntervalSinceNow: 30)
    while true {
      let outcome = step { shake(connection) }
      if case .done = outcome { break }
      guard case .wait(let events) = outcome, Date() < deadline else { throw Failure(reason: Self.reason(crypto)) }
      wait(events)
    }
    if !settings.isServer || settings.requestsCertificate { try verify(peerCertificates(crypto)) }
  }

  deinit {
    library("SSL_free", OpenSSL.Ender.self)(connection)
    library("SSL_CTX_free", OpenSSL.Ender.self)(context)
  }

  private static func prepare(_ context: OpenSSL.Object, _ settings: TLSSettings, _ library: TLSLibrary, _ crypto: OpenSSL) throws {
    let control = library("SSL_CTX_ctrl", (@convention(c) (OpenSSL.Object?, Int32, Int, UnsafeMutableRawPointer?) -> Int).self)
    let (minimum, maximum, mode): (Int32, Int32, Int32) = (123, 124, 33)
    _ = control(context, minimum, settings.minimumVersion, nil)
    if settings.maximumVersion > 0 { _ = control(context, maximum, settings.maximumVersion, nil) }
    // A write may be repeated from another address, and may be partial.
    _ = control(context, mode, 3, nil)
    if let identity = settings.identity {
      try crypto.check(library("SSL_CTX_use_certificate", OpenSSL.Pair.self)(context, identity.certificate.object))
      try crypto.check(library("SSL_CTX_use_PrivateKey", OpenSSL.Pair.self)(context, identity.key.object))
      let add: Int32 = 89
      for other in identity.others { _ = control(context, add, 1, UnsafeMutableRawPointer(other.object)) }
    }
    if settings.isServer, settings.requestsCertificate {
      typealias Callback = @convention(c) (Int32, OpaquePointer?) -> Int32
      // The closure verifies the chain after the handshake.
      let accept: Callback = { _, _ in 1 }
      library("SSL_CTX_set_verify", (@convention(c) (OpenSSL.Object?, Int32, Callback) -> Void).self)(context, 3, accept)
    }
    guard !settings.applicationProtocols.isEmpty else { return }
    let names = settings.applicationProtocols.flatMap { [UInt8(truncatingIfNeeded: $0.utf8.count)] + Array($0.utf8) }
    _ = library("SSL_CTX_set_alpn_protos", (@convention(c) (OpenSSL.Object?, UnsafePointer<UInt8>, UInt32) -> Int32).self)(
      context, names, UInt32(names.count))
  }

  private func peerCertificates(_ crypto: OpenSSL) throws -> [Certificate] {
    typealias Get = @convention(c) (OpenSSL.Object?) -> OpenSSL.Object?
    guard let first = library("SSL_get1_peer_certificate", Get.self)(connection) else { return [] }
    defer { crypto("X509_free", OpenSSL.Ender.self)(first) }
    var encodings = [try crypto.encoding(of: first, by: crypto("i2d_X509"))]
    if let stack = library("SSL_get_peer_cert_chain", Get.self)(connection) {
      let item = crypto("OPENSSL_sk_value", (@convention(c) (OpenSSL.Object?, Int32) -> OpenSSL.Object?).self)
      for index in 0..<max(0, crypto("OPENSSL_sk_num", OpenSSL.Getter.self)(stack)) {
        guard let one = item(stack, index) else { continue }
        let bytes = try crypto.encoding(of: one, by: crypto("i2d_X509"))
        if bytes != encodings[0] { encodings.append(bytes) }
      }
    }
    return try encodings.compactMap { try Certificate($0) }
  }

  private static func reason(_ crypto: OpenSSL) -> String {
    let code = crypto.refusal.code
    guard code != 0 else { return "the other side ended it" }
    return crypto("ERR_reason_error_string", (@convention(c) (UInt) -> OpenSSL.Text?).self)(code).map { String(cString: $0) } ?? "\(code)"
  }

  // MARK: Bytes

  private enum Outcome {
    case done(Int)
    case wait(Int32)
    case end
    case failed
  }

  private func step(_ body: () -> Int32) -> Outcome {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { return .failed }
    let result = Self.withoutPipeSignal(body)
    if result > 0 { return .done(Int(result)) }
    switch library("SSL_get_error", OpenSSL.Number.self)(connection, result) {
    case 2: return .wait(POLLIN)
    case 3: return .wait(POLLOUT)
    case 6: return .end
    default: return .failed
    }
  }

  /// Calls OpenSSL with SIGPIPE blocked, because it writes to sockets without the flag that prevents the signal.
  private static func withoutPipeSignal(_ body: () -> Int32) -> Int32 {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let result = body()
    var now = timespec()
    if sigismember(&former, SIGPIPE) == 0 { _ = sigtimedwait(&signals, nil, &now) }
    pthread_sigmask(SIG_SETMASK, &former, nil)
    return result
  }

  private func wait(_ events: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&entry, 1, 100)
  }

  private typealias Transfer = @convention(c) (OpenSSL.Object?, UnsafeMutableRawPointer?, Int32) -> Int32

  package func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let read = library("SSL_read", Transfer.self)
    while true {
      switch step({ read(connection, buffer, Int32(min(length, 1 << 20))) }) {
      case .done(let count): return count
      case .wait(let events): wait(events)
      case .end: return 0
      case .failed: return -1
      }
    }
  }

  package func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let write = library("SSL_write", Transfer.self)
    while true {
      switch step({ write(connection, UnsafeMutableRawPointer(mutating: buffer), Int32(min(length, 1 << 20))) }) {
      case .done(let count): return count
      case .wait(let events): wait(events)
      case .end, .failed: return -1
      }
    }
  }

  /// Returns without waiting whether bytes are available or the connection has ended.
  package var state: SecureChannelState {
    var byte: UInt8 = 0
    let peek = library("SSL_peek", Transfer.self)
    switch step({ peek(connection, &byte, 1) }) {
    case .done: return .readable
    case .wait: return .waiting
    case .end, .failed: return .ended
    }
  }

  package func endWriting() {
    let end = library("SSL_shutdown", OpenSSL.Getter.self)
    _ = step { end(connection) }
  }

  /// Stops using the socket, which may then be closed.
  package func close() {
    endWriting()
    lock.withLock { isClosed = true }
  }
}
