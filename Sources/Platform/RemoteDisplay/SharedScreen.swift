import Foundation
internal import TrestlePlatform

/// The state that the main thread and the server's thread exchange: the frame, input, and properties of the display.
final class SharedScreen: @unchecked Sendable {
  private let lock = NSLock()
  private var frame: PixelStore
  private var change = PendingChange()
  private var input: [RemoteInput] = []
  private var hasSignalledInput = false
  private var look = ScreenProperties()
  private var waiting = 0
  private var lastUpdate = -Double.infinity
  private var hasFrame = false

  /// Readable while there is input, or when a viewer began to wait for a frame.
  let inputSignal = Signal()
  /// Wakes the server's thread.
  let serverSignal = Signal()

  /// Viewers that are busy with a frame are counted for this time in seconds.
  private static let patience = 1.0
  private static let mostInput = 4096

  init(width: Int, height: Int) { frame = PixelStore(width: width, height: height) }

  // MARK: The main thread

  func present(_ pixels: FramePixels, _ changed: FrameChange) {
    lock.withLock {
      hasFrame = true
      var areas = changed.damage
      if frame.width != pixels.width || frame.height != pixels.height {
        frame = PixelStore(width: pixels.width, height: pixels.height)
        change.removeAll()
        areas = [frame.bounds]
      }
      for area in areas {
        pixels.copy(area, to: frame.pixels, rowBytes: frame.width * 4, width: frame.width, height: frame.height)
      }
      change.add(areas.map { $0.clipped(width: frame.width, height: frame.height) }, shift: changed.move)
    }
    serverSignal.raise()
  }

  /// Whether a viewer waits for a frame or is busy with one, or none was drawn yet.
  var isWatched: Bool { lock.withLock { !hasFrame || waiting > 0 || MonotonicClock.now - lastUpdate < Self.patience } }

  func takeInput() -> [RemoteInput] {
    lock.withLock {
      if hasSignalledInput {
        inputSignal.clear()
        hasSignalledInput = false
      }
      defer { input.removeAll() }
      return input
    }
  }

  func change(_ body: (inout ScreenProperties) -> Void) {
    let isNew = lock.withLock {
      let old = look
      body(&look)
      return look != old
    }
    if isNew { serverSignal.raise() }
  }

  // MARK: Any thread

  var frameSize: (width: Int, height: Int) { lock.withLock { (frame.width, frame.height) } }

  var properties: ScreenProperties { lock.withLock { look } }

  // MARK: The server's thread

  func post(_ event: RemoteInput) {
    lock.withLock {
      if case .screen = event, case .screen? = input.last { input.removeLast() }
      // An application that hangs does not fill the memory.
      guard input.count < Self.mostInput else { return }
      input.append(event)
      signalInput()
    }
  }

  /// Copies what changed into the server's frame; returns it, and whether the size is new.
  func collect(into mirror: inout PixelStore) -> (change: PendingChange, hasNewSize: Bool) {
    lock.withLock {
      let hasNewSize = !mirror.hasSize(of: frame)
      if hasNewSize {
        mirror = PixelStore(width: frame.width, height: frame.height)
        mirror.copy(frame.bounds, from: frame)
      } else {
        for area in change.areas { mirror.copy(area, from: frame) }
      }
      defer { change.removeAll() }
      return (change, hasNewSize)
    }
  }

  /// Records the number of viewers that wait for a frame, and whether one was sent.
  func viewersChanged(waiting count: Int, sent: Bool, any: Bool) {
    lock.withLock {
      let began = waiting == 0 && count > 0
      waiting = count
      if sent { lastUpdate = MonotonicClock.now }
      if !any { lastUpdate = -.infinity }
      if began { signalInput() }
    }
  }

  private func signalInput() {
    guard !hasSignalledInput else { return }
    hasSignalledInput = true
    inputSignal.raise()
  }
}

enum RemoteInput: Equatable {
  case event(InputEvent)
  /// A size in points, and the pixels in a point.
  case screen(CGSize, CGFloat)
  case clipboard(String)
  case page(PageRequest)
}

/// A request that the program answers in the main thread.
final class PageRequest: Equatable {
  let request: HTTPRequest
  let respond: (HTTPResponse) -> Void

  init(_ request: HTTPRequest, _ respond: @escaping (HTTPResponse) -> Void) {
    self.request = request
    self.respond = respond
  }

  static func == (first: PageRequest, second: PageRequest) -> Bool { first === second }
}

/// The properties of a display beside its pixels.
struct ScreenProperties: Equatable {
  var title = ""
  var scale: CGFloat = 1
  /// Whether the size of a browser's window changes that of the display.
  var followsBrowser = true
  var cursor = CursorShape.arrow
  var textInputArea: CGRect?
  var clipboard = ""
  /// Counts the texts that the application copied.
  var copies = 0
  /// The text of the build of a new version of the program; empty while there is none.
  var status = ""
}
