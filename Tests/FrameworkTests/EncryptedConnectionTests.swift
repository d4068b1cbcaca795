import Foundation
import Network
import Security
import Testing
import TrestleExpectations
import TrestleURLConnections

/// A server with a certificate for `localhost`, which answers each line in capitals.
private final class SecureServer: @unchecked Sendable {
  let listener: NWListener
  let certificate: SecCertificate
  let queue = DispatchQueue(label: "server")
  private var connections: [NWConnection] = []

  init() throws {
    let archive = try OpenSSLCommand.withFolder { folder in
      let script = """
        openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 30 -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost 2> /dev/null
        openssl pkcs12 -export -inkey key.pem -in cert.pem -out all.p12 -passout pass:word
        """
      _ = OpenSSLCommand.script(script, in: folder)
      return try Data(contentsOf: folder.appendingPathComponent("all.p12"))
    }
    var items: CFArray?
    expect(SecPKCS12Import(archive, [kSecImportExportPassphrase: "wrong"] as [String: Any], &items), equals: errSecAuthFailed)
    expect(SecPKCS12Import(archive, [kSecImportExportPassphrase: "word"] as [String: Any], &items), equals: errSecSuccess)
    let item = try #require((items as? [[String: Any]])?.first)
    let identity = try #require(item[kSecImportItemIdentity] as? SecIdentity)
    var found: SecCertificate?
    SecIdentityCopyCertificate(identity, &found)
    certificate = try #require(found)
    let options = NWProtocolTLS.Options()
    sec_protocol_options_set_local_identity(options.securityProtocolOptions, try #require(sec_identity_create(identity)))
    listener = try NWListener(using: NWParameters(tls: options))
    listener.newConnectionHandler = { [unowned self] connection in
      connections.append(connection)
      connection.start(queue: queue)
      answer(connection)
    }
  }

  private func answer(_ connection: NWConnection) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1 << 16) { [weak self] data, _, isComplete, error in
      guard let data, error == nil else { return }
      connection.send(content: Data(String(decoding: data, as: UTF8.self).uppercased().utf8), completion: .idempotent)
      if !isComplete { self?.answer(connection) }
    }
  }

  func start() async throws -> UInt16 {
    await withCheckedContinuation { continuation in
      listener.stateUpdateHandler = { if $0 == .ready { continuation.resume() } }
      listener.start(queue: queue)
    }
    return try #require(listener.port).rawValue
  }
}

@Suite(.enabled(if: OpenSSLCommand.isInstalled, "The command openssl is not installed.")) struct EncryptedConnectionTests {
  private func state(_ connection: NWConnection) async -> NWConnection.State {
    await withCheckedContinuation { continuation in
      connection.stateUpdateHandler = { [unowned connection] state in
        guard state != .preparing else { return }
        connection.stateUpdateHandler = nil
        continuation.resume(returning: state)
      }
      connection.start(queue: DispatchQueue(label: "client"))
    }
  }

  @Test(
    "A server's certificate that no authority signed fails; the app's block may trust it, and bytes are exchanged", .timeLimit(.minutes(1)))
  func trust() async throws {
    let server = try SecureServer()
    let port = NWEndpoint.Port(integerLiteral: try await server.start())
    let refused = NWConnection(host: "localhost", port: port, using: .tls)
    await expect(state(refused), equals: .failed(.tls(errSecNotTrusted)))
    let pinned = server.certificate
    let options = NWProtocolTLS.Options()
    sec_protocol_options_set_verify_block(
      options.securityProtocolOptions,
      { _, trust, complete in
        let trust = sec_trust_copy_ref(trust).takeRetainedValue()
        SecTrustSetAnchorCertificates(trust, [pinned])
        complete(SecTrustEvaluateWithError(trust, nil))
      }, DispatchQueue(label: "verify"))
    let trusted = NWConnection(host: "localhost", port: port, using: NWParameters(tls: options))
    await expect(state(trusted), equals: .ready)
    trusted.send(content: Data("hello".utf8), completion: .idempotent)
    let answer = await withCheckedContinuation { continuation in
      trusted.receive(minimumIncompleteLength: 5, maximumLength: 5) { data, _, _, _ in
        continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
      }
    }
    expect(answer, equals: "HELLO")
    // The same certificate is refused for another name.
    let other = NWConnection(host: "127.0.0.1", port: port, using: NWParameters(tls: options))
    await expect(state(other), equals: .failed(.tls(errSecNotTrusted)))
    trusted.cancel()
    server.listener.cancel()
  }

  @Test("A listener without an identity is an error; a stream with a level of TLS refuses an unknown server", .timeLimit(.minutes(1)))
  func streams() async throws {
    #expect(throws: NWError.self) { try NWListener(using: .tls) }
    let server = try SecureServer()
    let port = try await server.start()
    var input: InputStream?
    var output: OutputStream?
    Stream.getStreamsToHost(withName: "localhost", port: Int(port), inputStream: &input, outputStream: &output)
    let stream = try #require(output)
    expect(stream.setProperty(StreamSocketSecurityLevel.negotiatedSSL as AnyObject, forKey: .socketSecurityLevelKey))
    stream.open()
    let bytes = Array("x".utf8)
    expect(stream.write(bytes, maxLength: 1), equals: -1)
    expect(stream.streamError?.localizedDescription.contains("not trusted"), equals: true)
    server.listener.cancel()
  }
}
