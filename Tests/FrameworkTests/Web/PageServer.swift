import Foundation

/// Serves pages on a port of this machine, a connection for each request.
final class PageServer: @unchecked Sendable {
  struct Answer {
    var status = "200 OK"
    var type = "text/html"
    var headers: [String] = []
    var body = Data()

    init(_ body: String = "", status: String = "200 OK", type: String = "text/html", headers: [String] = []) {
      (self.status, self.type, self.headers, self.body) = (status, type, headers, Data(body.utf8))
    }
  }

  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (_ path: String, _ request: String) -> Answer

  init(_ answer: @escaping @Sendable (_ path: String, _ request: String) -> Answer) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else { return }
    let request = String(decoding: bytes.prefix(count), as: UTF8.self)
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let answer = answer(path, request)
    let lines = ["HTTP/1.1 \(answer.status)", "Content-Type: \(answer.type)", "Content-Length: \(answer.body.count)", "Connection: close"]
    let data = Data(((lines + answer.headers).joined(separator: "\r\n") + "\r\n\r\n").utf8) + answer.body
    data.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let sent = send(connection, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
        guard sent > 0 else { return }
        done += sent
      }
    }
    shutdown(connection, Int32(SHUT_WR))
    _ = read(connection, &bytes, 1)
  }
}
