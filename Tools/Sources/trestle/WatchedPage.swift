import Foundation

/// The page in a browser that shows a watched application. Its address stays the same when the application is started again, and it shows
/// what the build says in the meantime.
struct WatchedPage {
  private let address: String
  private let port: UInt16
  private let token: String
  var opensBrowser = true

  /// Nil if the address is one whose port is not known before the application runs.
  init?(environment: [String: String]) {
    let given = environment["TRESTLE_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "vnc://"
    if given == "vnc://" {
      guard let free = (5900...5999).first(where: Self.isFree) else { return nil }
      port = free
      address = "vnc://127.0.0.1:\(free)"
    } else {
      guard let number = given.split(separator: ":").last.flatMap({ UInt16($0) }), number > 0 else { return nil }
      port = number
      address = given
    }
    if let file = environment["TRESTLE_DISPLAY_PASSWORD_FILE"], !file.isEmpty {
      token = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    } else {
      token = environment["TRESTLE_DISPLAY_TOKEN"] ?? UUID().uuidString.lowercased().replacing("-", with: "")
    }
  }

  /// Variables for the start of the application.
  var environment: [String: String] {
    ["TRESTLE_DISPLAY": address, "TRESTLE_DISPLAY_TOKEN": token].merging(opensBrowser ? [:] : ["TRESTLE_BROWSER": "0"]) { $1 }
  }

  /// Shows a text over the application: a line, and more below it. Does nothing if the application does not run.
  func say(_ text: String) {
    let body = Array(text.utf8.prefix(60_000))
    let query = token.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let head = "POST /status?token=\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(body.count)\r\n\r\n"
    let descriptor = Self.open()
    defer { close(descriptor) }
    guard Self.withAddress(port, { connect(descriptor, $0, $1) }) == 0 else { return }
    let bytes = Array(head.utf8) + body
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer = [UInt8](repeating: 0, count: 1024)
    while recv(descriptor, &answer, answer.count, 0) > 0 {}
  }

  private static func open() -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size)) }
    return descriptor
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let descriptor = open()
    defer { close(descriptor) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    return withAddress(port) { bind(descriptor, $0, $1) } == 0
  }

  /// Passes an address of this machine.
  private static func withAddress(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
