internal import TrestleCSDL2
import Foundation

/// Asks a Wayland compositor when it wants the next frame of a window.
///
/// A compositor answers once for each frame that it has shown, at the rate of the monitor, and not at all while the window is not visible.
@MainActor final class WaylandFrames {
  private let surface: UnsafeMutableRawPointer
  private let construct: fn_wl_proxy_marshal_array_constructor
  private let listen: fn_wl_proxy_add_listener
  private let destroy: fn_wl_proxy_destroy
  private let kind: UnsafeMutableRawPointer
  /// The object that the compositor answers to once.
  private var answer: UnsafeMutableRawPointer?
  private(set) var pace = FramePace.clock

  init?(surface: UnsafeMutableRawPointer) {
    guard let library = dlopen("libwayland-client.so.0", RTLD_NOW), let construct = dlsym(library, "wl_proxy_marshal_array_constructor"),
      let listen = dlsym(library, "wl_proxy_add_listener"), let destroy = dlsym(library, "wl_proxy_destroy"),
      let kind = dlsym(library, "wl_callback_interface")
    else { return nil }
    self.surface = surface
    self.construct = unsafeBitCast(construct, to: fn_wl_proxy_marshal_array_constructor.self)
    self.listen = unsafeBitCast(listen, to: fn_wl_proxy_add_listener.self)
    self.destroy = unsafeBitCast(destroy, to: fn_wl_proxy_destroy.self)
    self.kind = kind
  }

  /// Asks along with the frame that is handed over next.
  func ask() {
    guard answer == nil else { return }
    // The number of a new object, which the library sets.
    var number: UInt64 = 0
    answer = construct(surface, Self.frame, &number, kind)
    guard let answer else { return }
    _ = listen(answer, Self.functions, Unmanaged.passUnretained(self).toOpaque())
    pace = .waits
  }

  /// A frame that changes nothing is not handed over, so that the compositor does not decide about the next one.
  func begin() { if pace == .asks { pace = .clock } }

  /// Ends waiting, because the window closes or has to be drawn again.
  func forget() {
    if let answer { destroy(answer) }
    answer = nil
    pace = .clock
  }

  fileprivate func answered() {
    forget()
    pace = .asks
  }

  /// The number of the request `wl_surface.frame`.
  private static let frame: UInt32 = 3
  private typealias Answered = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32) -> Void
  /// The functions for the events of `wl_callback`.
  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<Answered> = {
    let functions = UnsafeMutablePointer<Answered>.allocate(capacity: 1)
    functions.initialize(to: compositorAnswered)
    return functions
  }()
}

private func compositorAnswered(_ frames: UnsafeMutableRawPointer?, _ answer: UnsafeMutableRawPointer?, _ time: UInt32) {
  guard let frames else { return }
  let object = Unmanaged<WaylandFrames>.fromOpaque(frames).takeUnretainedValue()
  // SDL reads events on the main thread.
  MainActor.assumeIsolated { object.answered() }
}
