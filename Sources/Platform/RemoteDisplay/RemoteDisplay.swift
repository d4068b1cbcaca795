import Foundation
package import TrestlePlatform

/// A display in browsers and VNC viewers, which a server in a thread of its own serves.
@MainActor package final class RemoteDisplay: Display {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  private let screen: SharedScreen
  private let server: RemoteServer
  private var queue: [RemoteInput] = []
  private var taken = 0
  private var viewersText: String?

  /// Answers requests for pages that this module does not know, as the inspector's, in the main thread; nil for those without an answer.
  package static var pages: ((_ request: HTTPRequest) -> HTTPResponse?)?

  /// Begins to serve.
  package init(size: CGSize, scale: CGFloat, followsBrowser: Bool, at address: RemoteAddress, access: RemoteAccess) throws {
    self.size = size
    self.scale = scale
    screen = SharedScreen(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    screen.change {
      $0.scale = scale
      $0.followsBrowser = followsBrowser
    }
    server = try RemoteServer(screen: screen, address: address, access: access)
    server.start()
  }

  /// The port that browsers and viewers connect to.
  package var port: Int { server.port }

  package var pixelWidth: Int { Int((size.width * scale).rounded()) }
  package var pixelHeight: Int { Int((size.height * scale).rounded()) }

  package var eventDescriptor: Int32? { screen.inputSignal.descriptor }
  package var pollingInterval: Double? { nil }

  package func nextEvent() -> InputEvent? {
    while true {
      if taken == queue.count {
        queue = screen.takeInput()
        taken = 0
        if queue.isEmpty { return nil }
      }
      taken += 1
      if let event = event(of: queue[taken - 1]) { return event }
    }
  }

  private func event(of input: RemoteInput) -> InputEvent? {
    switch input {
    case .event(.text), .event(.composition):
      // As a window's, keys produce text only where text is edited.
      guard textInputArea != nil, case .event(let event) = input else { return nil }
      return event
    case .event(let event): return event
    case .screen(let newSize, let newScale):
      guard newSize != size || newScale != scale else { return nil }
      size = newSize
      scale = newScale
      screen.change { $0.scale = newScale }
      return .resize(newSize)
    case .clipboard(let text):
      viewersText = text
      return .clipboardChanged
    case .page(let page):
      page.respond(Self.pages?(page.request) ?? HTTPResponse(status: 404, "Nothing is here."))
      return nil
    }
  }

  package func show() {}

  package var wantsFrames: Bool { screen.isWatched }
  package var wantsSharedFrames: Bool { false }

  package func present(_ frame: FramePixels, _ change: FrameChange) { screen.present(frame, change) }

  package func close() { server.stop() }

  package var title = "" {
    didSet { screen.change { $0.title = title } }
  }

  package func limitSize(minimum: CGSize, maximum: CGSize) {}

  package var cursor = CursorShape.arrow {
    didSet { screen.change { $0.cursor = cursor } }
  }

  package var isFullScreen = false
  package var allowsScreenSaver = true

  package var textInputArea: CGRect? {
    didSet { if textInputArea != oldValue { screen.change { $0.textInputArea = textInputArea } } }
  }

  package func discardComposition() {}

  package var clipboardText: String? {
    get { viewersText }
    set {
      viewersText = newValue
      screen.change {
        $0.clipboard = newValue ?? ""
        $0.copies += 1
      }
    }
  }
}
