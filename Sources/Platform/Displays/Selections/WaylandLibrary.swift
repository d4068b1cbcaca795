internal import TrestleCSDL2
import Foundation

/// The functions of libwayland-client that clipboards need. All objects belong to the connection of the window's library, which dispatches
/// their events on the main thread.
@MainActor struct WaylandLibrary {
  typealias Proxy = UnsafeMutableRawPointer

  private let library: UnsafeMutableRawPointer
  private let construct: fn_wl_proxy_marshal_array_constructor_versioned
  private let marshal: fn_wl_proxy_marshal_array
  private let addDispatcher: fn_wl_proxy_add_dispatcher
  private let destroyProxy: fn_wl_proxy_destroy
  private let className: fn_wl_proxy_get_class
  private let roundTrip: fn_ConnectionNumber
  private let flushDisplay: fn_ConnectionNumber

  init?() {
    guard let library = dlopen("libwayland-client.so.0", RTLD_NOW),
      let construct = dlsym(library, "wl_proxy_marshal_array_constructor_versioned"),
      let marshal = dlsym(library, "wl_proxy_marshal_array"),
      let addDispatcher = dlsym(library, "wl_proxy_add_dispatcher"), let destroyProxy = dlsym(library, "wl_proxy_destroy"),
      let className = dlsym(library, "wl_proxy_get_class"), let roundTrip = dlsym(library, "wl_display_roundtrip"),
      let flushDisplay = dlsym(library, "wl_display_flush")
    else { return nil }
    self.library = library
    self.construct = unsafeBitCast(construct, to: fn_wl_proxy_marshal_array_constructor_versioned.self)
    self.marshal = unsafeBitCast(marshal, to: fn_wl_proxy_marshal_array.self)
    self.addDispatcher = unsafeBitCast(addDispatcher, to: fn_wl_proxy_add_dispatcher.self)
    self.destroyProxy = unsafeBitCast(destroyProxy, to: fn_wl_proxy_destroy.self)
    self.className = unsafeBitCast(className, to: fn_wl_proxy_get_class.self)
    self.roundTrip = unsafeBitCast(roundTrip, to: fn_ConnectionNumber.self)
    self.flushDisplay = unsafeBitCast(flushDisplay, to: fn_ConnectionNumber.self)
  }

  /// An argument of a request.
  enum Argument {
    case number(UInt32)
    case descriptor(Int32)
    case object(Proxy?)
    case text(String?)
    /// The number of a new object, which the library sets.
    case new
  }

  /// Sends a request. One that makes an object names its interface, and returns it.
  @discardableResult func send(_ request: UInt32, to proxy: Proxy, _ arguments: [Argument] = [], makes interface: String? = nil) -> Proxy? {
    var strings: [UnsafeMutablePointer<CChar>] = []
    defer { for string in strings { free(string) } }
    var words: [UInt64] = arguments.map { argument in
      switch argument {
      case .number(let value): return UInt64(value)
      case .descriptor(let value): return UInt64(UInt32(bitPattern: value))
      case .object(let object): return UInt64(UInt(bitPattern: object))
      case .text(let text?):
        let copy = strdup(text)!
        strings.append(copy)
        return UInt64(UInt(bitPattern: copy))
      case .text(nil), .new: return 0
      }
    }
    guard let interface else {
      marshal(proxy, request, &words)
      return nil
    }
    return dlsym(library, interface + "_interface").flatMap { construct(proxy, request, &words, $0, 1) }
  }

  /// Passes the events of an object to `handler`.
  func listen(to proxy: Proxy, _ handler: WaylandSelections) {
    _ = addDispatcher(proxy, waylandEvent, Unmanaged.passUnretained(handler).toOpaque(), nil)
  }

  func kind(of proxy: Proxy) -> String { className(proxy).map { String(cString: $0) } ?? "" }
  func destroy(_ proxy: Proxy) { destroyProxy(proxy) }
  /// Waits until the compositor has handled all requests; their events have been dispatched then.
  func wait(for display: Proxy) { _ = roundTrip(display) }
  func flush(_ display: Proxy) { _ = flushDisplay(display) }
}

private func waylandEvent(
  _ handler: UnsafeRawPointer?, _ proxy: UnsafeMutableRawPointer?, _ event: UInt32, _ message: UnsafeRawPointer?,
  _ arguments: UnsafePointer<UInt64>?
) -> Int32 {
  guard let handler, let proxy, let arguments else { return 0 }
  nonisolated(unsafe) let (object, words) = (proxy, arguments)
  let selections = Unmanaged<WaylandSelections>.fromOpaque(handler).takeUnretainedValue()
  MainActor.assumeIsolated { selections.handle(object, event, words) }
  return 0
}
