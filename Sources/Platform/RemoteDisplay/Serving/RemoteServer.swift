import Foundation
internal import TrestlePlatform

/// Serves one display on one port: the page, its WebSocket, and VNC viewers. All of it runs in a thread of its own.
final class RemoteServer: @unchecked Sendable {
  let port: Int
  private let listener: Int32
  private let screen: SharedScreen
  private let access: RemoteAccess
  private let lock = NSLock()
  private var isStopped = false
  private var replies: [() -> Void] = []
  private let ended = DispatchSemaphore(value: 0)

  // Used by the server's thread only.
  private var visitors: [Visitor] = []
  private var mirror: PixelStore
  private var failures = FailedPasswords()

  private static let mostVisitors = 64

  init(screen: SharedScreen, address: RemoteAddress, access: RemoteAccess) throws {
    self.screen = screen
    self.access = access
    (listener, port) = try Listener.open(address)
    let size = screen.frameSize
    mirror = PixelStore(width: size.width, height: size.height)
  }

  func start() {
    let thread = Thread { [self] in run() }
    thread.name = "remote display"
    thread.start()
  }

  /// Ends all connections. Returns when they are closed.
  func stop() {
    let isFirst = lock.withLock {
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    screen.serverSignal.raise()
    ended.wait()
  }

  private func run() {
    let services = VisitorServices(
      screen: screen, access: access,
      passwordWasGiven: { [unowned self] in failures.allows(isRight: $0, at: MonotonicClock.now) },
      allowsToken: { [unowned self] in access.allows(token: $0, counting: &failures) },
      answer: { [unowned self] in answer($0, $1) })
    while !lock.withLock({ isStopped }) { turn(services) }
    for visitor in visitors { visitor.close() }
    close(listener)
    ended.signal()
  }

  private func turn(_ services: VisitorServices) {
    var files = [
      pollfd(fd: screen.serverSignal.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener, events: visitors.count < Self.mostVisitors ? Int16(POLLIN) : 0, revents: 0),
    ]
    for visitor in visitors {
      files.append(pollfd(fd: visitor.descriptor, events: Int16(POLLIN) | (visitor.wantsToSend ? Int16(POLLOUT) : 0), revents: 0))
    }
    let deadline = visitors.map(\.deadline).min() ?? .infinity
    let wait = deadline == .infinity ? -1 : Int32(min(60_000, max(0, (deadline - MonotonicClock.now) * 1000 + 1)))
    guard poll(&files, nfds_t(files.count), wait) >= 0 || errno == EINTR else { return }
    if files[0].revents != 0 { screen.serverSignal.clear() }
    for (visitor, file) in zip(visitors, files.dropFirst(2)) {
      if file.revents & Int16(POLLOUT) != 0 { visitor.send() }
      if file.revents & ~Int16(POLLOUT) != 0, !visitor.isClosed { visitor.receive() }
    }
    if files[1].revents != 0 {
      for descriptor in Listener.accept(listener) { visitors.append(Visitor(descriptor: descriptor, services: services)) }
    }
    let now = MonotonicClock.now
    for visitor in visitors where now >= visitor.deadline { visitor.timePassed(now) }
    for reply in lock.withLock({
      defer { replies = [] }; return replies
    }) { reply() }
    update()
    visitors.removeAll(where: \.isClosed)
  }

  private func update() {
    let sessions = visitors.compactMap { $0.isClosed ? nil : $0.session }.filter { $0.stage == .running }
    if sessions.isEmpty { return screen.viewersChanged(waiting: 0, sent: false, any: false) }
    let change = screen.collect(into: &mirror).change
    for session in sessions { session.picture.add(change) }
    let properties = screen.properties
    var hasSent = false
    for visitor in visitors where !visitor.isClosed { hasSent = visitor.update(mirror, properties) || hasSent }
    screen.viewersChanged(waiting: sessions.count { $0.picture.isWaiting }, sent: hasSent, any: true)
  }

  // MARK: Files

  private func answer(_ request: HTTPRequest, _ respond: @escaping (HTTPResponse) -> Void) {
    switch (request.method, request.path) {
    case ("GET", "/"): respond(HTTPResponse(type: "text/html; charset=utf-8", body: Array(ViewerPage.html.utf8)))
    case ("GET", "/viewer.js"): respond(HTTPResponse(type: "text/javascript; charset=utf-8", body: Array(ViewerPage.script.utf8)))
    case ("GET", "/check"): respond(allows(request) ? HTTPResponse(status: 204, "") : HTTPResponse(status: 403, "The token is wrong."))
    case ("GET", "/status") where allows(request): respond(HTTPResponse(status: 200, screen.properties.status))
    case ("POST", "/status"):
      guard allows(request) else { return respond(HTTPResponse(status: 403, "The token is wrong.")) }
      screen.change { $0.status = String(decoding: request.body, as: UTF8.self) }
      respond(HTTPResponse(status: 204, ""))
    case (_, let path) where path.hasPrefix("/inspector"):
      guard allows(request) else { return respond(HTTPResponse(status: 403, "The token is wrong.")) }
      askProgram(request, respond)
    default: respond(HTTPResponse(status: 404, "Nothing is here."))
    }
  }

  /// Lets the program answer in the main thread. One that hangs does not answer, and the connection is closed after a while.
  private func askProgram(_ request: HTTPRequest, _ respond: @escaping (HTTPResponse) -> Void) {
    screen.post(
      .page(
        PageRequest(request) { [self] answer in
          lock.withLock { replies.append { respond(answer) } }
          screen.serverSignal.raise()
        }))
  }

  private func allows(_ request: HTTPRequest) -> Bool {
    access.allows(token: request.query["token"], counting: &failures)
  }
}

/// Counts wrong passwords: after some, none is accepted for a while, right or wrong.
struct FailedPasswords {
  private var times: [Double] = []
  static let most = 8
  static let time = 30.0

  /// Returns whether a password that was given now may be accepted.
  mutating func allows(isRight: Bool, at now: Double) -> Bool {
    times.removeAll { now - $0 > Self.time }
    guard times.count < Self.most else { return false }
    if !isRight { times.append(now) }
    return true
  }
}
