import Foundation

/// The head of a request, and its body where it has one.
package struct HTTPRequest: Equatable, Sendable {
  package let method: String
  /// The path without the query, not decoded.
  package let path: String
  package let query: [String: String]
  let headers: [String: String]
  package var body: [UInt8] = []

  enum Reading: Equatable {
    case request(HTTPRequest, length: Int)
    case incomplete
    case invalid
  }

  static let longestHead = 16 << 10
  static let longestBody = 64 << 10

  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = bytes.prefix(longestHead + 4).firstRange(of: Array("\r\n\r\n".utf8)) else {
      return bytes.count > longestHead ? .invalid : .incomplete
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    // "\r\n" is one character.
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, first[2].hasPrefix("HTTP/1."), first[1].hasPrefix("/"), !first[1].contains("..") else { return .invalid }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return .invalid }
      let name = line[..<colon].lowercased()
      // Two of a kind could be read differently by a proxy before this server.
      guard headers[name] == nil else { return .invalid }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    var request = HTTPRequest(method: String(first[0]), target: first[1], headers: headers)
    guard headers["transfer-encoding"] == nil else { return .invalid }
    if let text = headers["content-length"] {
      guard let count = Int(text), (0...longestBody).contains(count) else { return .invalid }
      guard bytes.count >= end.upperBound + count else { return .incomplete }
      request.body = Array(bytes[end.upperBound..<end.upperBound + count])
    }
    return .request(request, length: end.upperBound + request.body.count)
  }

  private init(method: String, target: Substring, headers: [String: String]) {
    self.method = method
    self.headers = headers
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    var query: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      query[String(sides[0])] = sides.count > 1 ? String(sides[1]).removingPercentEncoding ?? "" : ""
    }
    self.query = query
  }

  subscript(name: String) -> String? { headers[name] }

  /// The key of a request that opens a WebSocket.
  var webSocketKey: String? {
    guard method == "GET", headers["upgrade"]?.lowercased() == "websocket",
      headers["connection"]?.lowercased().contains("upgrade") ?? false, headers["sec-websocket-version"] == "13"
    else { return nil }
    return headers["sec-websocket-key"].flatMap { Data(base64Encoded: $0)?.count == 16 ? $0 : nil }
  }
}

/// An answer after which the connection is closed.
package struct HTTPResponse: Equatable, Sendable {
  package var status = 200
  package var type = "text/plain; charset=utf-8"
  package var body: [UInt8] = []

  package init(status: Int = 200, type: String = "text/plain; charset=utf-8", body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  package init(status: Int, _ text: String) { self.init(status: status, body: Array((text + "\n").utf8)) }

  private static let reasons = [
    200: "OK", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    503: "Service Unavailable",
  ]

  var bytes: [UInt8] {
    // No other page may contain this one or read it, and it asks no other server for anything.
    let head = """
      HTTP/1.1 \(status) \(Self.reasons[status] ?? "Error")\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      X-Frame-Options: SAMEORIGIN\r
      Content-Security-Policy: default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws: wss:; frame-ancestors 'self'\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + body
  }
}
