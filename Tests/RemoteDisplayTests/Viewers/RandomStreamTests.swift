import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleRemoteDisplay

/// Bytes of an attacker: any, and damaged ones that begin as a viewer's or a browser's.
@Suite struct RandomStreamTests {
  private static let count = isSoaking ? 100_000 : 2_000

  private static let messages: [[UInt8]] = [
    [0, 0, 0, 0] + PixelFormat.own.message, [2, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 7, 0xff, 0xff, 0xfe, 0xcc],
    [2, 0, 0, 1] + UInt32(0x5452_5354).bytes, [3, 0, 0, 0, 0, 0, 0, 50, 0, 40], [3, 1, 0, 9, 0, 9, 0xff, 0xff, 0xff, 0xff],
    [4, 1, 0, 0, 0, 0, 0, 0x61], [5, 1, 0, 10, 0, 10], [6, 0, 0, 0, 0, 0, 0, 3, 97, 98, 99],
    [251, 0, 1, 0, 1, 0, 1, 0] + [UInt8](repeating: 0, count: 16), [255, 0, 0, 1, 0, 0, 0, 0x61, 0, 0, 0, 0x1e],
    [200, 1, 0, 0, 0, 14, 0, 3] + Float(5).bitPattern.bytes + Float(6).bitPattern.bytes + Float(1).bitPattern.bytes,
    [200, 4, 0, 0, 0, 8, 0, 0, 4] + Array("KeyAa".utf8), [200, 6, 0, 0, 0, 6, 0, 1, 0, 0, 97, 98],
    [200, 7, 0, 0, 0, 12] + Float(300).bitPattern.bytes + Float(200).bitPattern.bytes + Float(2).bitPattern.bytes,
    [200, 8, 0, 0, 0, 5, 1] + Float(1).bitPattern.bytes,
  ]

  private func damaged(_ bytes: [UInt8], _ noise: inout Noise) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<noise.below(3) where !bytes.isEmpty {
      switch noise.below(3) {
      case 0: bytes[noise.below(bytes.count)] = UInt8(noise.below(256))
      case 1: bytes.removeLast(noise.below(bytes.count))
      default: bytes.insert(UInt8(noise.below(256)), at: noise.below(bytes.count))
      }
    }
    return bytes
  }

  @Test("Any bytes of a viewer are read, answered or refused, and use no more memory than a message may")
  func viewers() {
    var noise = Noise(seed: 52_001)
    let screen = SharedScreen(width: 50, height: 40)
    let frame = PixelStore(width: 50, height: 40)
    var ran = 0
    for _ in 0..<Self.count {
      let session = ViewerSession(screen: screen, password: noise.chance(10) ? "password" : nil)
      if noise.chance(95) { session.receive(Array("RFB 003.008\n".utf8) + [1, 1]) }
      for _ in 0..<1 + noise.below(12) {
        let bytes =
          noise.chance(80)
          ? damaged(Self.messages[noise.below(Self.messages.count)], &noise)
          : (0..<noise.below(40)).map { _ in UInt8(noise.below(256)) }
        session.receive(bytes)
        if session.stage == .running {
          ran += 1
          _ = session.picture.appendUpdate(of: frame, screen.properties, session.format, to: &session.output)
        }
        expect(session.output.count, below: 4 << 20)
        session.output = []
      }
      session.close("the end")
      for case .screen(let size, let scale) in screen.takeInput() {
        expect(size.width * scale <= 8192 && size.height * scale <= 8192 && size.width >= 160)
      }
    }
    expect(ran, above: Self.count)
  }

  @Test("Any bytes of a browser are a request, a part of one, or refused")
  func browsers() {
    var noise = Noise(seed: 52_002)
    let request = Array(
      ("GET /socket?token=abc HTTP/1.1\r\nHost: 127.0.0.1:5900\r\nOrigin: http://127.0.0.1:5900\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8)
    var read = 0
    for _ in 0..<Self.count {
      if case .request(let request, let length) = HTTPRequest.read(damaged(request, &noise)) {
        expect(length > 0 && !request.path.contains(".."))
        _ = request.webSocketKey
        read += 1
      }
    }
    expect(read, above: Self.count / 4)
  }

  @Test("Any frames of a WebSocket give a payload, or close the connection")
  func sockets() {
    var noise = Noise(seed: 52_003)
    for _ in 0..<Self.count {
      var reader = WebSocketReader()
      var (sent, got) = (0, 0)
      for _ in 0..<1 + noise.below(6) where !reader.isClosed {
        var frame: [UInt8] = [0x80 | UInt8([0, 1, 2, 2, 2, 8, 9, 10][noise.below(8)]), 0x80 | UInt8(noise.below(20)), 1, 2, 3, 4]
        frame += (0..<Int(frame[1] & 0x7f)).map { _ in UInt8(noise.below(256)) }
        let bytes = damaged(frame, &noise)
        sent += bytes.count
        got += reader.read(bytes).count
        expect(got, atMost: sent)
        expect(reader.takeAnswer().count, below: 1000)
      }
    }
  }
}
