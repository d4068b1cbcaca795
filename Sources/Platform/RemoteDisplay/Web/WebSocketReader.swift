import Foundation

/// Takes the payload out of what a browser sends over a WebSocket.
struct WebSocketReader {
  private var input: [UInt8] = []
  /// Whether the connection must be closed, after `answer` was sent.
  private(set) var isClosed = false
  /// Frames that answer those of the browser.
  private(set) var answer: [UInt8] = []

  static let longestFrame = 1 << 20

  /// Returns the bytes of the complete data frames.
  mutating func read(_ bytes: [UInt8]) -> [UInt8] {
    var payload: [UInt8] = []
    input += bytes
    var start = 0
    while !isClosed, let length = readFrame(ByteReader(input[start...]), &payload) { start += length }
    if start > 0 { input.removeFirst(min(start, input.count)) }
    return payload
  }

  mutating func takeAnswer() -> [UInt8] {
    defer { answer = [] }
    return answer
  }

  private mutating func readFrame(_ frame: ByteReader, _ payload: inout [UInt8]) -> Int? {
    guard let first = frame.byte(0), let second = frame.byte(1) else { return nil }
    // Reserved bits are zero, and what a browser sends is masked.
    guard first & 0x70 == 0, second & 0x80 != 0 else { return close(1002) }
    var count = Int(second & 0x7f)
    var start = 2
    if count == 126 {
      guard frame.count >= 4 else { return nil }
      count = frame.short(2)
      start = 4
    } else if count == 127 {
      guard frame.count >= 10 else { return nil }
      guard frame.long(2) == 0 else { return close(1009) }
      count = Int(frame.long(6))
      start = 10
    }
    guard count <= Self.longestFrame else { return close(1009) }
    let operation = first & 0x0f
    // Frames of control are short and whole.
    if operation >= 8, count > 125 || first & 0x80 == 0 { return close(1002) }
    guard frame.count >= start + 4 + count else { return nil }
    let mask = Array(frame.slice(start, 4))
    var data = Array(frame.slice(start + 4, count))
    for index in data.indices { data[index] ^= mask[index & 3] }
    switch operation {
    case 0, 2: payload += data
    case 8:
      answer += Self.frame(8, Array(data.prefix(2)))
      isClosed = true
    case 9: answer += Self.frame(10, data)
    case 10: break
    default: return close(1003)
    }
    return start + 4 + count
  }

  private mutating func close(_ code: UInt16) -> Int? {
    answer += Self.frame(8, code.bytes)
    isClosed = true
    return nil
  }

  /// A whole frame as a server sends it.
  static func frame(_ operation: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var head: [UInt8] = [0x80 | operation]
    switch payload.count {
    case 0..<126: head.append(UInt8(payload.count))
    case 126..<65536: head += [126] + UInt16(payload.count).bytes
    default: head += [127] + UInt64(payload.count).bytes
    }
    return head + payload
  }

  /// The answer to the key of a request, as a response that opens the connection.
  static func opening(key: String, protocol name: String?) -> [UInt8] {
    let hash = SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    var lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    lines.append("Sec-WebSocket-Accept: \(Data(hash).base64EncodedString())")
    if let name { lines.append("Sec-WebSocket-Protocol: \(name)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
