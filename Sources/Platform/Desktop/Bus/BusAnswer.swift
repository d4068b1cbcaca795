internal import TrestleCGIO

/// Receives the end of an asynchronous call, once.
final class BusAnswer {
  private let receive: @MainActor (GObjectPointer?, GObjectPointer) -> Void

  init(_ receive: @escaping @MainActor (GObjectPointer?, GObjectPointer) -> Void) { self.receive = receive }

  /// The object for a function in C, which gives it back to `ready`.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// GIO calls this in the guest context, which only the main thread runs.
  static let ready: CGIOReady = { source, result, context in
    guard let context else { return }
    nonisolated(unsafe) let (object, answer, box) = (source, result, context)
    MainActor.assumeIsolated { Unmanaged<BusAnswer>.fromOpaque(box).takeRetainedValue().receive(object, answer) }
  }
}

/// Receives the signals of a subscription.
final class BusReceiver {
  private let gio: GIOLibrary
  private let handler: @MainActor (BusSignal) -> Void

  init(_ gio: GIOLibrary, _ handler: @escaping @MainActor (BusSignal) -> Void) {
    self.gio = gio
    self.handler = handler
  }

  static let receive: CGIOSignal = { _, _, path, interface, member, arguments, context in
    guard let context else { return }
    let receiver = Unmanaged<BusReceiver>.fromOpaque(context).takeUnretainedValue()
    let signal = BusSignal(
      path: String(cString: path), interface: String(cString: interface), member: String(cString: member),
      arguments: receiver.gio.read(arguments).parts)
    nonisolated(unsafe) let sent = receiver
    MainActor.assumeIsolated { sent.handler(signal) }
  }

  static let release: CGIODestroy = { context in
    if let context { Unmanaged<BusReceiver>.fromOpaque(context).release() }
  }
}
