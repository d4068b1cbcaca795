import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations

@testable import TrestleRemoteDisplay

@Suite struct ViewerSessionTests {
  private let screen = SharedScreen(width: 100, height: 80)

  /// Returns a session after the handshake, whose first output and input were discarded.
  private func running(_ version: String = "RFB 003.008\n") -> ViewerSession {
    let session = ViewerSession(screen: screen, password: nil)
    session.receive(Array(version.utf8))
    session.receive(version == "RFB 003.003\n" ? [1] : [1, 1])
    session.output = []
    _ = screen.takeInput()
    return session
  }

  private var events: [InputEvent] { screen.takeInput().compactMap { if case .event(let event) = $0 { event } else { nil } } }

  @Test("The handshake of the versions 3.8, 3.7 and 3.3 ends with the size and the name", arguments: ["003.008", "003.007", "003.003"])
  func handshake(version: String) {
    screen.change { $0.title = "Röm" }
    let session = ViewerSession(screen: screen, password: nil)
    expect(session.output, equals: Array("RFB 003.008\n".utf8))
    session.output = []
    // Byte by byte, as a slow connection may deliver it.
    for byte in "RFB \(version)\n".utf8 { session.receive([byte]) }
    expect(session.output, equals: (version == "003.003" ? [0, 0, 0, 1] : [1, 1]))
    session.output = []
    session.receive(version == "003.003" ? [1] : [1, 1])
    expect(session.stage, equals: .running)
    expect(Array(session.output.suffix(4 + 4)), equals: [0, 0, 0, 4] + Array("Röm".utf8))
  }

  @Test("VNC's password: the answer is that of DES with reversed bits")
  func passwordAnswer() {
    // Computed by OpenSSL: des-ecb with the reversed bits of "trestle!".
    let expected: [UInt8] = [0xc0, 0x1e, 0x93, 0xe9, 0x06, 0xe9, 0xa4, 0x69, 0x5f, 0x26, 0x6f, 0x57, 0xca, 0x6f, 0x8a, 0xe7]
    expect(VNCPassword.answer(to: Array(0..<16), password: "trestle! and more"), equals: expected)
  }

  @Test("A right password is let in, a wrong one is told why, and a viewer cannot choose to give none")
  func password() {
    for (given, isRight) in [("secret12", true), ("Secret12", false), ("", false)] {
      let session = ViewerSession(screen: screen, password: "secret12")
      session.receive(Array("RFB 003.008\n".utf8))
      session.output = []
      session.receive([2])
      expect(session.output.count, equals: 16)
      let challenge = session.output
      session.output = []
      session.receive(VNCPassword.answer(to: challenge, password: given))
      expect(session.stage, equals: (isRight ? .initialization : .closed))
      expect(Array(session.output.prefix(4)), equals: [0, 0, 0, isRight ? 0 : 1])
    }
    let session = ViewerSession(screen: screen, password: "secret12")
    session.receive(Array("RFB 003.008\n".utf8) + [1])
    expect(session.stage, equals: .closed)
  }

  @Test("After eight wrong passwords none is accepted for half a minute")
  func manyPasswords() {
    var failures = FailedPasswords()
    let first = (0..<8).map { _ in failures.allows(isRight: false, at: 100) }
    let during = failures.allows(isRight: true, at: 110)
    let after = failures.allows(isRight: true, at: 131)
    expect(!first.contains(false) && !during && after)
  }

  @Test("A pixel format with a color map, and one that makes no sense, close the connection", arguments: [0, 1, 2])
  func formats(kind: Int) {
    var message = PixelFormat.own.message
    if kind == 0 { message[3] = 0 }
    if kind == 1 { message[0] = 24 }
    if kind == 2 { message[10] = 32 }
    let session = running()
    session.receive([0, 0, 0, 0] + message)
    expect(session.stage, equals: .closed)
  }

  @Test("Pixels of 16 bits have the shares that the viewer asked for")
  func shortPixels() throws {
    let format = try #require(PixelFormat(message: [16, 16, 1, 1, 0, 31, 0, 63, 0, 31, 11, 5, 0, 0, 0, 0]))
    var bytes: [UInt8] = []
    format.append(0xffff_0000, to: &bytes)
    format.append(0xff00_ff00, to: &bytes)
    format.append(0xff00_00ff, to: &bytes)
    expect(bytes, equals: [0xf8, 0, 0x07, 0xe0, 0, 0x1f])
  }

  @Test("Buttons, drags, double clicks and the wheel of a viewer become events of the mouse, in points")
  func mouse() {
    screen.change { $0.scale = 2 }
    let session = running()
    func send(_ buttons: UInt8, _ x: UInt16, _ y: UInt16) { session.receive([5, buttons] + x.bytes + y.bytes) }
    let place = CGPoint(x: 10, y: 20)
    send(0, 20, 40)
    send(1, 20, 40)
    send(1, 30, 40)
    send(0, 30, 40)
    expect(
      events == [
        .hover(place), .pointer(PointerEvent(.down, at: place)), .pointer(PointerEvent(.move, at: CGPoint(x: 15, y: 20))),
        .pointer(PointerEvent(.up, at: CGPoint(x: 15, y: 20))),
      ])
    send(4, 30, 40)
    send(0, 30, 40)
    send(4, 30, 40)
    send(0, 30, 40)
    let clicks = events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    expect(clicks.map(\.clicks) == [1, 1, 2, 2] && clicks.allSatisfy { $0.button == .secondary })
    send(16, 30, 40)
    send(0, 30, 40)
    expect(events, equals: [.wheel(WheelEvent(at: CGPoint(x: 15, y: 20), delta: Offset(dx: 0, dy: -48)))])
  }

  @Test("A key is sent with its place and types its character; with Control it types nothing")
  func keys() {
    let session = running()
    func send(_ symbol: UInt32, _ isDown: Bool) { session.receive([4, isDown ? 1 : 0, 0, 0] + symbol.bytes) }
    send(0x61, true)
    send(0x61, false)
    expect(
      events == [.key(KeyEvent(.down, usage: 4, characters: "a")), .text("a"), .key(KeyEvent(.up, usage: 4, characters: "a"))])
    send(0xffe3, true)
    send(0x63, true)
    expect(
      events == [
        .key(KeyEvent(.down, usage: 0xe0, modifiers: .control)), .key(KeyEvent(.down, usage: 6, characters: "c", modifiers: .control)),
      ])
    // A character without a separate key.
    send(0xffe3, false)
    _ = events
    send(0x0100_4e2d, true)
    send(0x0100_4e2d, false)
    expect(events, equals: [.text("中")])
  }

  @Test("A key with the number of its place is that key in every layout")
  func codedKeys() {
    let session = running()
    session.receive([255, 0, 0, 1] + UInt32(0x7a).bytes + UInt32(0x15).bytes)
    expect(events, equals: [.key(KeyEvent(.down, usage: 0x1c, characters: "z")), .text("z")])
  }

  @Test("A viewer that leaves releases its fingers, buttons and keys")
  func leaves() {
    let session = running()
    session.receive([5, 1, 0, 10, 0, 10])
    session.receive([4, 1, 0, 0, 0, 0, 0, 0x61])
    session.receive([200, 1, 0, 0, 0, 14, 0, 3] + Float(5).bitPattern.bytes + Float(6).bitPattern.bytes + Float(1).bitPattern.bytes)
    _ = events
    session.close("gone")
    let left = events
    expect(left.contains(.pointer(PointerEvent(.up, at: CGPoint(x: 10, y: 10)))))
    expect(left.contains(.touch(TouchEvent(.cancelled, id: 3, at: CGPoint(x: 5, y: 6)))))
    expect(left.contains(.key(KeyEvent(.up, usage: 4, characters: "a"))))
  }

  @Test("Text of a viewer is the clipboard's, in UTF-8 or Latin-1")
  func cutText() {
    let session = running()
    session.receive([6, 0, 0, 0, 0, 0, 0, 2, 0xc3, 0xa9])
    session.receive([6, 0, 0, 0, 0, 0, 0, 1, 0xe9])
    expect(screen.takeInput(), equals: [.clipboard("é"), .clipboard("é")])
  }

  @Test("Only the last of several sizes is delivered, within limits; a display of a chosen size refuses")
  func sizes() {
    let session = running()
    for width: UInt16 in [400, 500, 60000] { session.receive([251, 0] + width.bytes + UInt16(300).bytes + [0, 0]) }
    expect(screen.takeInput(), equals: [.screen(CGSize(width: 8192, height: 300), 1)])
    screen.change { $0.followsBrowser = false }
    session.receive([251, 0] + UInt16(400).bytes + UInt16(300).bytes + [0, 0])
    expect(screen.takeInput().isEmpty)
  }

  @Test("A message of more than a megabyte, and an unknown one, close the connection")
  func long() {
    let session = running()
    session.receive([6, 0, 0, 0, 0, 0x20, 0, 0])
    expect(session.stage, equals: .closed)
    let other = running()
    other.receive([77])
    expect(other.stage, equals: .closed)
  }

  @Test("A viewer that understands no other size is outgrown by a frame of one; others are told the size before the pixels")
  func newSize() {
    let frame = PixelStore(width: 120, height: 90)
    let simple = running()
    simple.receive([3, 0, 0, 0, 0, 0, 0, 100, 0, 80])
    expect(simple.picture.isOutgrown(by: frame) && !simple.picture.isOutgrown(by: PixelStore(width: 100, height: 80)))
    let other = running()
    other.receive([2, 0, 0, 1] + Int32(-308).bytes + [3, 0, 0, 0, 0, 0, 0, 100, 0, 80])
    expect(!other.picture.isOutgrown(by: frame))
    var output: [UInt8] = []
    let hasSent = other.picture.appendUpdate(of: frame, screen.properties, .own, to: &output)
    expect(hasSent && Array(output.prefix(4)) == [0, 0, 0, 1] && Array(output[8..<16]) == [0, 120, 0, 90] + Int32(-308).bytes)
  }
}
