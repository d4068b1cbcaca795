import Foundation
internal import TrestlePlatform

/// The server's side of one connection of the protocol RFB 3.8: what a viewer sends comes in as bytes, and what it gets is in `output`.
///
/// It knows no socket, so that tests can pass any bytes to it.
final class ViewerSession {
  enum Stage: Equatable {
    case version
    case security
    case challenge([UInt8])
    case initialization
    case running
    case closed
  }

  private(set) var stage = Stage.version
  /// The reason why the session was closed.
  private(set) var reason = ""
  var output: [UInt8] = []
  private var input: [UInt8] = []
  private var isOldest = false

  let screen: SharedScreen
  /// The password that the viewer must know; nil if it has proved that already.
  private let password: String?
  /// Called with the result of each question for the password; returns false if no more are allowed.
  private let passwordWasGiven: (_ isRight: Bool) -> Bool
  private(set) var format = PixelFormat.own
  var picture: ViewerPicture
  private(set) var pointer = ViewerPointer()
  private var keys = ViewerKeys()

  /// Bytes that wait for the rest of a message.
  private static let mostInput = ClientMessage.longest + 64

  init(screen: SharedScreen, password: String?, passwordWasGiven: @escaping (_ isRight: Bool) -> Bool = { _ in true }) {
    self.screen = screen
    self.password = password
    self.passwordWasGiven = passwordWasGiven
    picture = ViewerPicture()
    output = Array("RFB 003.008\n".utf8)
  }

  func receive(_ bytes: [UInt8]) {
    guard stage != .closed else { return }
    input += bytes
    var start = 0
    while stage != .closed, let length = step(input[start...]) { start += length }
    if start > 0 { input.removeFirst(start) }
    if input.count > Self.mostInput { close("too much input") }
  }

  func close(_ reason: String) {
    guard stage != .closed else { return }
    stage = .closed
    self.reason = reason
    for event in pointer.leave() + keys.leave() { screen.post(.event(event)) }
  }

  /// Handles what is complete; returns its length, or nil if more bytes are needed.
  private func step(_ bytes: ArraySlice<UInt8>) -> Int? {
    switch stage {
    case .version: return readVersion(bytes)
    case .security: return readSecurity(bytes)
    case .challenge(let challenge): return readAnswer(bytes, challenge)
    case .initialization:
      guard !bytes.isEmpty else { return nil }
      begin()
      return 1
    case .running:
      guard !bytes.isEmpty else { return nil }
      switch ClientMessage.read(bytes) {
      case .message(let message, let length):
        handle(message)
        return length
      case .incomplete(let length):
        if length > Self.mostInput { close("a message of \(length) bytes") }
        return nil
      case .invalid(let reason):
        close(reason)
        return nil
      }
    case .closed: return nil
    }
  }

  // MARK: Setting up

  private func readVersion(_ bytes: ArraySlice<UInt8>) -> Int? {
    let expected = Array("RFB 003.".utf8)
    guard bytes.prefix(expected.count).elementsEqual(expected.prefix(bytes.count)) else {
      close("another protocol")
      return nil
    }
    guard bytes.count >= 12 else { return nil }
    let minor = Int(String(decoding: bytes.dropFirst(8).prefix(3), as: UTF8.self)) ?? 0
    isOldest = minor < 7
    let type: UInt8 = password == nil ? 1 : 2
    if isOldest {
      output += [0, 0, 0, type]
      if password == nil { stage = .initialization } else { sendChallenge() }
    } else {
      output += [1, type]
      stage = .security
    }
    return 12
  }

  private func readSecurity(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let choice = bytes.first else { return nil }
    guard choice == (password == nil ? 1 : 2) else {
      close("another kind of security")
      return nil
    }
    if password == nil {
      output += [0, 0, 0, 0]
      stage = .initialization
    } else {
      sendChallenge()
    }
    return 1
  }

  private func sendChallenge() {
    let challenge = (0..<16).map { _ in UInt8.random(in: 0...255) }
    output += challenge
    stage = .challenge(challenge)
  }

  private func readAnswer(_ bytes: ArraySlice<UInt8>, _ challenge: [UInt8]) -> Int? {
    guard bytes.count >= 16 else { return nil }
    let isRight = VNCPassword.answer(to: challenge, password: password ?? "") == Array(bytes.prefix(16))
    guard passwordWasGiven(isRight), isRight else {
      let reason = Array("The password is wrong, or was wrong too often.".utf8)
      output += [0, 0, 0, 1] + (isOldest ? [] : UInt32(reason.count).bytes + reason)
      close("a wrong password")
      return nil
    }
    output += [0, 0, 0, 0]
    stage = .initialization
    return 16
  }

  private func begin() {
    let size = picture.begin(screen)
    let title = Array(screen.properties.title.utf8.prefix(1000))
    output += UInt16(size.width).bytes + UInt16(size.height).bytes + PixelFormat.own.message + UInt32(title.count).bytes + title
    stage = .running
  }

  // MARK: Messages

  private func handle(_ message: ClientMessage) {
    switch message {
    case .pixelFormat(let new):
      format = new
      picture.invalidate()
    case .encodings(let encodings): picture.abilities = ViewerAbilities(encodings)
    case .updateRequest(let isIncremental, let x, let y, let width, let height):
      picture.request(isIncremental: isIncremental, PixelArea(x: x, y: y, width: width, height: height))
    case .key(let isDown, let symbol): post(keys.events(isDown: isDown, symbol: symbol, code: nil))
    case .codedKey(let isDown, let symbol, let code): post(keys.events(isDown: isDown, symbol: symbol, code: code))
    case .pointer(let buttons, let x, let y):
      let scale = screen.properties.scale
      post(
        pointer.events(
          buttons: buttons, at: CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale), modifiers: keys.modifiers, time: MonotonicClock.now))
    case .cutText(let text): screen.post(.clipboard(text))
    case .desktopSize(let width, let height):
      let properties = screen.properties
      guard properties.followsBrowser else { return picture.refuseSize() }
      resize(CGSize(width: CGFloat(width) / properties.scale, height: CGFloat(height) / properties.scale), scale: properties.scale)
    case .page(let message): handle(message)
    }
  }

  private func post(_ events: [InputEvent]) { for event in events { screen.post(.event(event)) } }

  private func handle(_ message: PageMessage) {
    let scale = screen.properties.scale
    func points(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x / scale, y: place.y / scale) }
    switch message {
    case .touch(var touch):
      touch.location = points(touch.location)
      if let touch = pointer.take(touch) { screen.post(.event(.touch(touch))) }
    case .pointer(var event):
      event.location = points(event.location)
      if pointer.take(event) { screen.post(.event(.pointer(event))) }
    case .hover(let place): screen.post(.event(.hover(place.map(points))))
    case .wheel(var wheel):
      wheel.location = points(wheel.location)
      screen.post(.event(.wheel(wheel)))
    case .key(let key): if keys.take(key) { screen.post(.event(.key(key))) }
    case .text(let text): if !text.isEmpty { screen.post(.event(.text(text))) }
    case .composition(let composition): screen.post(.event(.composition(composition)))
    case .screen(let size, let scale): if screen.properties.followsBrowser { resize(size, scale: scale) }
    case .appearance(let appearance): screen.post(.event(.appearance(appearance)))
    case .clipboard(let text): screen.post(.clipboard(text))
    case .focus(let isFocused): if !isFocused { post(pointer.leave() + keys.leave()) }
    }
  }

  private static let smallest = CGSize(width: 160, height: 120)
  private static let mostPixels: CGFloat = 8192

  private func resize(_ size: CGSize, scale: CGFloat) {
    let scale = min(4, max(0.5, scale))
    let most = Self.mostPixels / scale
    let size = CGSize(
      width: min(most, max(Self.smallest.width, size.width.rounded(.down))),
      height: min(most, max(Self.smallest.height, size.height.rounded(.down))))
    screen.post(.screen(size, scale))
  }
}

extension FixedWidthInteger {
  /// The number in network order.
  var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
