import Foundation
internal import TrestlePlatform

/// One connection: a browser that wants a file, a WebSocket, or a VNC viewer, which waits for the server to send first.
final class Visitor {
  private enum Kind {
    /// The visitor has not sent anything yet.
    case unknown
    case web
    case viewer(ViewerSession)
    case socket(ViewerSession, WebSocketReader)
  }

  let descriptor: Int32
  private var kind = Kind.unknown
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var closesAfterOutput = false
  private(set) var isClosed = false
  private let began = MonotonicClock.now
  private var lastProgress = MonotonicClock.now
  private let services: VisitorServices

  /// A viewer of VNC sends nothing before the server does; a browser sends at once. On a busy machine that took more than 60 ms, and the
  /// browser then does not understand the greeting of VNC.
  private static let silence = 0.5
  /// A connection must be set up, and a blocked one must continue, within these seconds.
  private static let setUpTime = 10.0
  private static let stallTime = 30.0

  init(descriptor: Int32, services: VisitorServices) {
    self.descriptor = descriptor
    self.services = services
  }

  var session: ViewerSession? {
    switch kind {
    case .viewer(let session), .socket(let session, _): session
    default: nil
    }
  }

  var wantsToSend: Bool { sent < output.count }

  /// The time at which the visitor must be handled although it sends nothing.
  var deadline: Double {
    if case .unknown = kind { return began + Self.silence }
    if wantsToSend { return lastProgress + Self.stallTime }
    return session?.stage == .running ? .infinity : began + Self.setUpTime
  }

  func timePassed(_ now: Double) {
    if case .unknown = kind, input.isEmpty, now >= began + Self.silence {
      let session = ViewerSession(
        screen: services.screen, password: services.access.viewerPassword, passwordWasGiven: services.passwordWasGiven)
      kind = .viewer(session)
      pump()
    } else if wantsToSend ? now >= lastProgress + Self.stallTime : session?.stage != .running && now >= began + Self.setUpTime {
      close()
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    session?.close("the connection ended")
    Glibc.close(descriptor)
  }

  // MARK: Input

  func receive() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while !isClosed {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        receive(Array(buffer[..<count]))
        if count < buffer.count { return }
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        return close()
      } else if errno == EAGAIN {
        return
      }
    }
  }

  private func receive(_ bytes: [UInt8]) {
    guard !closesAfterOutput else { return }
    switch kind {
    case .unknown, .web:
      kind = .web
      input += bytes
      // A viewer that sends first is recognized, too.
      switch HTTPRequest.read(input) {
      case .incomplete: break
      case .invalid: answer(HTTPResponse(status: 400, "This is neither a request of a browser nor one of a VNC viewer."))
      case .request(let request, let length):
        let rest = Array(input[length...])
        input = []
        answer(request, rest)
      }
    case .viewer(let session):
      session.receive(bytes)
      pump()
    case .socket(let session, var reader):
      session.receive(reader.read(bytes))
      output += reader.takeAnswer()
      if reader.isClosed { closesAfterOutput = true }
      kind = .socket(session, reader)
      pump()
    }
  }

  private func answer(_ request: HTTPRequest, _ rest: [UInt8]) {
    guard services.access.allows(host: request["host"]) else {
      return answer(HTTPResponse(status: 403, "This name is not one of this server. TRESTLE_DISPLAY_HOSTS adds names."))
    }
    guard request["upgrade"] != nil else { return services.answer(request) { [weak self] in self?.answer($0) } }
    guard let key = request.webSocketKey, request.path == "/socket" else {
      return answer(HTTPResponse(status: 400, "No WebSocket is here."))
    }
    guard services.access.allows(origin: request["origin"], host: request["host"]) else {
      return answer(HTTPResponse(status: 403, "A page of another server may not connect."))
    }
    guard services.allowsToken(request.query["token"]) else { return answer(HTTPResponse(status: 403, "The token is wrong.")) }
    let offered = (request["sec-websocket-protocol"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    output += WebSocketReader.opening(key: key, protocol: offered.contains("binary") ? "binary" : nil)
    kind = .socket(ViewerSession(screen: services.screen, password: nil), WebSocketReader())
    pump()
    if !rest.isEmpty { receive(rest) }
  }

  private func answer(_ response: HTTPResponse) {
    guard !isClosed else { return }
    output += response.bytes
    closesAfterOutput = true
    send()
  }

  // MARK: Output

  /// Sends an update if the viewer waits for one and has received all before; returns whether it did.
  func update(_ frame: PixelStore, _ properties: ScreenProperties) -> Bool {
    guard !wantsToSend, let session, session.stage == .running else { return false }
    if session.picture.isOutgrown(by: frame) { session.close("the size changed, which the viewer does not understand") }
    let hasSent = session.picture.appendUpdate(of: frame, properties, session.format, to: &session.output)
    pump()
    return hasSent
  }

  /// Writes the output of the session to the socket.
  private func pump() {
    guard let session else { return }
    if !session.output.isEmpty {
      if case .socket = kind { output += WebSocketReader.frame(2, session.output) } else { output += session.output }
      session.output.removeAll(keepingCapacity: true)
    }
    if session.stage == .closed { closesAfterOutput = true }
    send()
  }

  func send() {
    while wantsToSend, !isClosed {
      let count = output[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        sent += count
        lastProgress = MonotonicClock.now
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        return close()
      }
    }
    output.removeAll(keepingCapacity: true)
    sent = 0
    if closesAfterOutput { close() }
  }
}

/// The parts of the server that a visitor uses.
struct VisitorServices {
  let screen: SharedScreen
  let access: RemoteAccess
  let passwordWasGiven: (_ isRight: Bool) -> Bool
  let allowsToken: (_ token: String?) -> Bool
  /// Answers a request for a file, now or later in the server's thread.
  let answer: (_ request: HTTPRequest, _ respond: @escaping (HTTPResponse) -> Void) -> Void
}
