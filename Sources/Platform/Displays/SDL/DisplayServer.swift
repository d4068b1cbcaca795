internal import TrestleCSDL2
import Foundation

/// Asks whether a display server answers. SDL would wait for one that does not, without a limit and without a message.
enum DisplayServer {
  /// The names of SDL's drivers that the environment suggests, the best first. All of them draw where a user sees it.
  static func drivers(_ environment: [String: String]) -> [String] {
    let hasX11 = environment["DISPLAY"].map { !$0.isEmpty } ?? false
    let hasWayland = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].contains { environment[$0].map { !$0.isEmpty } ?? false }
    let isWaylandDefault = waylandSocket(environment).map { FileManager.default.fileExists(atPath: $0) } ?? false
    let named = (hasX11 ? ["x11"] : []) + (hasWayland || isWaylandDefault ? ["wayland"] : [])
    if !named.isEmpty { return named }
    let cards = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return cards.contains { $0.hasPrefix("card") } ? ["kmsdrm"] : []
  }

  /// The path of the compositor's socket; nil if the environment does not name it.
  private static func waylandSocket(_ environment: [String: String]) -> String? {
    let name = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    return environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : "\($0)/\(name)" }
  }

  /// The seconds in which a server on this machine must answer.
  private static let patience = 0.8

  // MARK: X11

  /// A connection to the X server, which exists until the window has its own: a server may reset when its last client leaves.
  final class X11Connection: @unchecked Sendable {
    private let library: UnsafeMutableRawPointer
    private let display: UnsafeMutableRawPointer

    fileprivate init(library: UnsafeMutableRawPointer, display: UnsafeMutableRawPointer) {
      self.library = library
      self.display = display
    }

    deinit {
      typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Int32
      if let close = dlsym(library, "XCloseDisplay") { _ = unsafeBitCast(close, to: Close.self)(display) }
    }

    /// The desktop's text scale: 96 dots per inch are one pixel per point, in steps of one half.
    var desktopScale: CGFloat {
      guard let read = dlsym(library, "XGetDefault"), let text = unsafeBitCast(read, to: fn_XGetDefault.self)(display, "Xft", "dpi"),
        let dots = Double(String(cString: text))
      else { return 1 }
      return CGFloat(min(4, max(1, (dots / 96 * 2).rounded() / 2)))
    }
  }

  /// Connects to the X server; throws if none answers within a second, or three if the connection is not local.
  static func connectToX11(_ environment: [String: String]) throws -> X11Connection {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    guard let handle = dlopen("libX11.so.6", RTLD_NOW), let function = dlsym(handle, "XOpenDisplay") else {
      throw DisplayError.none("libX11.so.6 cannot be opened")
    }
    nonisolated(unsafe) let library = handle
    let open = unsafeBitCast(function, to: Open.self)
    let name = environment["DISPLAY"] ?? ""
    let isLocal = name.hasPrefix(":") || name.hasPrefix("unix:") || name.hasPrefix("/")
    let answer = value(within: isLocal ? patience : 3) { open(nil).map { X11Connection(library: library, display: $0) } }
    guard let answer else { throw DisplayError.none("the X server of DISPLAY=\(name) does not answer") }
    guard let connection = answer else { throw DisplayError.none("there is no X server at DISPLAY=\(name)") }
    return connection
  }

  // MARK: Wayland

  /// Throws if no compositor answers within a second.
  static func checkWayland(_ environment: [String: String]) throws {
    // An inherited socket can be used once.
    if environment["WAYLAND_SOCKET"].map({ !$0.isEmpty }) ?? false { return }
    guard let socket = waylandSocket(environment) else { throw DisplayError.none("XDG_RUNTIME_DIR is not set") }
    guard FileManager.default.fileExists(atPath: socket) else { throw DisplayError.none("there is no Wayland compositor at \(socket)") }
    typealias Connect = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    typealias Call = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let library = dlopen("libwayland-client.so.0", RTLD_NOW), let connectFunction = dlsym(library, "wl_display_connect"),
      let roundtripFunction = dlsym(library, "wl_display_roundtrip"), let disconnectFunction = dlsym(library, "wl_display_disconnect")
    else { throw DisplayError.none("libwayland-client.so.0 cannot be opened") }
    let connect = unsafeBitCast(connectFunction, to: Connect.self)
    let roundtrip = unsafeBitCast(roundtripFunction, to: Call.self)
    let disconnect = unsafeBitCast(disconnectFunction, to: Call.self)
    let answer = value(within: patience) {
      guard let display = connect(nil) else { return false }
      defer { _ = disconnect(display) }
      return roundtrip(display) >= 0
    }
    guard let answer else { throw DisplayError.none("the Wayland compositor at \(socket) does not answer") }
    guard answer else { throw DisplayError.none("there is no Wayland compositor at \(socket)") }
  }

  // MARK: Time limit

  private final class Answer<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// Returns the result of work that may never end; nil after the time limit. The thread of the work then remains until the process ends.
  private static func value<Value>(within seconds: Double, _ work: @escaping @Sendable () -> Value) -> Value? {
    let answer = Answer<Value>()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      answer.value = work()
      isDone.signal()
    }
    return isDone.wait(timeout: .now() + seconds) == .success ? answer.value : nil
  }
}
