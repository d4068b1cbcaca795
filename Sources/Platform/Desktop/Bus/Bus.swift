internal import TrestleCGIO
import Foundation

/// A connection to a message bus. All handlers are called on the main thread, in the order of the messages.
@MainActor package final class Bus {
  let gio: GIOLibrary
  let context: GuestContext
  let connection: GObjectPointer

  private static var contextOfProcess: GuestContext?
  /// The number of connections opened, for tests that the bus is not used.
  package private(set) static var openedConnections = 0
  package static var openedLibraries: Int { GIOLibrary.openings }

  private init(gio: GIOLibrary, context: GuestContext, connection: GObjectPointer) {
    self.gio = gio
    self.context = context
    self.connection = connection
  }

  isolated deinit { gio.objectRelease(connection) }

  /// The name that the bus gave this connection, as `:1.42`.
  package var name: String { gio.uniqueName(connection).map { String(cString: $0) } ?? "" }

  package var isClosed: Bool { gio.isClosed(connection) != 0 }

  /// Connects to a bus. The completion gets nil if there is no GIO or no bus answers at the address.
  package static func connect(to address: String, completion: @escaping @MainActor (Bus?) -> Void) {
    guard let gio = GIOLibrary.shared, let context = contextOfProcess ?? GuestContext(gio) else { return completion(nil) }
    contextOfProcess = context
    openedConnections += 1
    let answer = BusAnswer { _, result in
      var error: UnsafeMutablePointer<CGIOError>?
      guard let connection = gio.connectFinish(result, &error) else {
        _ = BusError(error, gio)
        return completion(nil)
      }
      completion(Bus(gio: gio, context: context, connection: connection))
    }
    context.inside { gio.connect(address, Self.connectionFlags, nil, nil, BusAnswer.ready, answer.retained) }
  }

  /// A client that authenticates itself, of a bus and not of a single peer.
  private static let connectionFlags: UInt32 = 1 << 0 | 1 << 3

  /// Runs callbacks of the bus until a condition holds, at most for some seconds.
  package static func wait(seconds: Double, until isDone: () -> Bool) {
    let end = DispatchTime.now() + seconds
    while !isDone(), DispatchTime.now() < end {
      contextOfProcess?.iterate()
      usleep(500)
    }
  }

  package func close() { context.inside { gio.close(connection, nil, nil, nil) } }

  // MARK: Calls

  /// Calls a method. Programs that are not running are started only with `startsService`.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
    startsService: Bool = false, timeout milliseconds: Int32 = -1,
    completion: (@MainActor (Result<[BusValue], BusError>) -> Void)? = nil
  ) {
    let (gio, flags) = (gio, UInt32(startsService ? 0 : 1))
    let answer = completion.map { completion in
      BusAnswer { connection, result in
        var error: UnsafeMutablePointer<CGIOError>?
        guard let connection, let reply = gio.callFinish(connection, result, &error) else {
          return completion(.failure(BusError(error, gio)))
        }
        let parts = gio.read(reply).parts
        gio.variantRelease(reply)
        completion(.success(parts))
      }
    }
    context.inside {
      gio.call(
        connection, destination, path, interface, member, gio.make(.tuple(arguments)), nil, flags, milliseconds, nil,
        answer == nil ? nil : BusAnswer.ready, answer?.retained)
    }
  }

  /// Takes a name, and calls the completion with whether it is this connection's.
  package func requestName(_ name: String, completion: @escaping @MainActor (Bool) -> Void) {
    // The flag 4 means not to wait for the name.
    call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", [.string(name), .uint32(4)]
    ) { result in completion((try? result.get())?.first?.integer == 1) }
  }

  // MARK: Signals

  package func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
    _ = gio.emit(connection, nil, path, interface, member, gio.make(.tuple(arguments)), nil)
  }

  /// Calls the handler with each signal that matches; nil matches any.
  package func subscribe(
    sender: String? = nil, interface: String, member: String? = nil, path: String? = nil, firstArgument: String? = nil,
    handler: @escaping @MainActor (BusSignal) -> Void
  ) -> BusSubscription {
    let receiver = BusReceiver(gio, handler)
    let number = context.inside {
      gio.subscribe(
        connection, sender, interface, member, path, firstArgument, 0, BusReceiver.receive,
        Unmanaged.passRetained(receiver).toOpaque(), BusReceiver.release)
    }
    return BusSubscription(bus: self, number: number)
  }
}

/// A signal that an object of another program sent.
package struct BusSignal: Sendable {
  package let path: String
  package let interface: String
  package let member: String
  package let arguments: [BusValue]
}

/// Keeps a subscription as long as it lives.
@MainActor package final class BusSubscription {
  private let bus: Bus
  private let number: UInt32

  init(bus: Bus, number: UInt32) {
    self.bus = bus
    self.number = number
  }

  isolated deinit { bus.context.inside { bus.gio.unsubscribe(bus.connection, number) } }
}
