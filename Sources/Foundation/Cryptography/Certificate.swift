import Foundation

package final class Certificate: @unchecked Sendable {
  package let bytes: [UInt8]
  private let library: OpenSSL
  let object: OpenSSL.Object

  /// Reads a certificate from DER; nil if it is not valid, or other bytes follow.
  package init?(_ bytes: [UInt8]) throws {
    library = try OpenSSL.library
    self.bytes = bytes
    guard let object = library.object(from: bytes, by: library("d2i_X509"), end: library("X509_free")) else { return nil }
    self.object = object
  }
  deinit { library("X509_free", OpenSSL.Ender.self)(object) }

  /// The public key; nil for algorithms other than RSA, the curves of NIST and Curve25519.
  package var publicKey: AsymmetricKey? {
    guard let key = library("X509_get_pubkey", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(object) else {
      _ = library.refusal
      return nil
    }
    return try? AsymmetricKey(checking: key, isPrivate: false, library)
  }

  /// Returns a name of the subject by OpenSSL's identifier, such as 13 for the common name.
  package func subjectName(_ number: Int32) -> String? {
    guard let name = library("X509_get_subject_name", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(object) else {
      return nil
    }
    let read = library(
      "X509_NAME_get_text_by_NID", (@convention(c) (OpenSSL.Object?, Int32, UnsafeMutablePointer<CChar>, Int32) -> Int32).self)
    var text = [CChar](repeating: 0, count: 512)
    let count = read(name, number, &text, Int32(text.count))
    return count >= 0 ? String(decoding: text.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
  package var commonName: String? { subjectName(13) }
  /// The display name: the common name, or that of the unit, the organization or the country.
  package var summary: String? { [13, 18, 17, 14].lazy.compactMap(subjectName).first }

  package var serialNumber: [UInt8] { field(0)?.content ?? [] }
  /// The encoded name of the issuer.
  package var issuer: [UInt8] { field(2).map { DER.value($0.tag, $0.content) } ?? [] }
  package var subject: [UInt8] { field(4).map { DER.value($0.tag, $0.content) } ?? [] }
  /// Returns a field of the signed part by its index, which does not count the version.
  private func field(_ index: Int) -> DER? {
    guard var parts = DER(bytes)?.children?.first?.children else { return nil }
    if parts.first?.tag == 0xa0 { parts.removeFirst() }
    return parts.indices.contains(index) ? parts[index] : nil
  }

  /// The checks of a verification: name, address, purpose and time.
  package struct Rules: Sendable {
    package var host: String?
    package var isForServers = false
    package var isForClients = false
    package var date: Date?
    package init() {}
  }
  package enum Verdict: Equatable, Sendable {
    case valid
    /// The code and the text of OpenSSL's reason.
    case invalid(Int32, String)
  }

  /// Verifies a chain up to an anchor: signatures, dates, names, purposes and key lengths. A certificate that is an anchor is trusted.
  ///
  /// - Parameters:
  ///   - intermediates: Certificates that may link this one and an anchor, in any order. They are not trusted for being there.
  ///   - anchors: The trusted certificates.
  ///   - includesSystem: Whether the authorities of the system are anchors too.
  ///   - chain: Receives the certificates from this one to the anchor, as far as they were found.
  package func verify(
    intermediates: [Certificate], anchors: [Certificate], includesSystem: Bool, rules: Rules, chain: inout [[UInt8]]
  ) throws -> Verdict {
    typealias Two = OpenSSL.Pair
    guard let store = library("X509_STORE_new", OpenSSL.Maker.self)(), let stack = library("OPENSSL_sk_new_null", OpenSSL.Maker.self)(),
      let context = library("X509_STORE_CTX_new", OpenSSL.Maker.self)()
    else { throw library.refusal }
    defer {
      library("X509_STORE_CTX_free", OpenSSL.Ender.self)(context)
      library("OPENSSL_sk_free", OpenSSL.Ender.self)(stack)
      library("X509_STORE_free", OpenSSL.Ender.self)(store)
      _ = library.refusal
    }
    for anchor in anchors { try library.check(library("X509_STORE_add_cert", Two.self)(store, anchor.object)) }
    if includesSystem { _ = library("X509_STORE_set_default_paths", OpenSSL.Getter.self)(store) }
    for certificate in intermediates { try library.check(library("OPENSSL_sk_push", Two.self)(stack, certificate.object)) }
    let begin = library(
      "X509_STORE_CTX_init", (@convention(c) (OpenSSL.Object?, OpenSSL.Object?, OpenSSL.Object?, OpenSSL.Object?) -> Int32).self)
    try library.check(begin(context, store, object, stack))
    guard let parameters = library("X509_STORE_CTX_get0_param", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(context) else {
      throw library.refusal
    }
    // An anchor need not be a self-signed authority: an app may pin a server's own certificate.
    let partialChain = UInt(0x80000)
    _ = library("X509_VERIFY_PARAM_set_flags", (@convention(c) (OpenSSL.Object?, UInt) -> Int32).self)(parameters, partialChain)
    // Level 2 rejects RSA keys below 2048 bits and signatures with SHA-1.
    library("X509_VERIFY_PARAM_set_auth_level", (@convention(c) (OpenSSL.Object?, Int32) -> Void).self)(parameters, 2)
    if rules.isForServers || rules.isForClients {
      try library.check(library("X509_VERIFY_PARAM_set_purpose", OpenSSL.Number.self)(parameters, rules.isForServers ? 2 : 1))
    }
    if let host = rules.host {
      let setAddress = library("X509_VERIFY_PARAM_set1_ip_asc", (@convention(c) (OpenSSL.Object?, OpenSSL.Text) -> Int32).self)
      if host.isEmpty || setAddress(parameters, host) <= 0 {
        _ = library.refusal
        library("X509_VERIFY_PARAM_set_hostflags", (@convention(c) (OpenSSL.Object?, UInt32) -> Void).self)(parameters, 4)
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        let setHost = library("X509_VERIFY_PARAM_set1_host", (@convention(c) (OpenSSL.Object?, OpenSSL.Text, Int) -> Int32).self)
        // OpenSSL treats an empty name as no name.
        if name.isEmpty || setHost(parameters, name, name.utf8.count) <= 0 { return .invalid(62, "hostname mismatch") }
      }
    }
    if let date = rules.date {
      library("X509_VERIFY_PARAM_set_time", (@convention(c) (OpenSSL.Object?, Int) -> Void).self)(
        parameters, Int(max(-1e15, min(1e15, date.timeIntervalSince1970))))
    }
    let isValid = library("X509_verify_cert", OpenSSL.Getter.self)(context) == 1
    let built = library("X509_STORE_CTX_get0_chain", (@convention(c) (OpenSSL.Object?) -> OpenSSL.Object?).self)(context)
    if let built {
      let item = library("OPENSSL_sk_value", (@convention(c) (OpenSSL.Object?, Int32) -> OpenSSL.Object?).self)
      for index in 0..<max(0, library("OPENSSL_sk_num", OpenSSL.Getter.self)(built)) {
        if let certificate = item(built, index) { chain.append(try library.encoding(of: certificate, by: library("i2d_X509"))) }
      }
    }
    if isValid { return .valid }
    let code = library("X509_STORE_CTX_get_error", OpenSSL.Getter.self)(context)
    let text = library("X509_verify_cert_error_string", (@convention(c) (Int) -> OpenSSL.Text?).self)(Int(code))
    return .invalid(code, text.map { String(cString: $0) } ?? "unknown")
  }
}
