internal import TrestleCGIO

/// A call of one of this program's objects.
@MainActor package struct BusCall {
  package let path: String
  package let interface: String
  package let member: String
  package let arguments: [BusValue]
  /// Answers the call; has to be called once.
  package let reply: @MainActor (Result<[BusValue], BusError>) -> Void
}

/// Serves objects below a path, whose number is not known in advance.
@MainActor package protocol BusObjects: AnyObject {
  /// Returns the names of the interfaces of an object, whose path is `node` below the common path.
  func interfaces(of node: String) -> [String]
  func handle(_ call: BusCall)
  func property(_ name: String, of interface: String, at path: String) -> BusValue?
  /// Sets a property; returns whether it could be set.
  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool
}

/// Keeps objects on the bus as long as it lives.
@MainActor package final class BusRegistration {
  private let bus: Bus
  private let number: UInt32
  private let isSubtree: Bool

  fileprivate init(bus: Bus, number: UInt32, isSubtree: Bool) {
    self.bus = bus
    self.number = number
    self.isSubtree = isSubtree
  }

  isolated deinit {
    bus.context.inside {
      _ = isSubtree ? bus.gio.unregisterSubtree(bus.connection, number) : bus.gio.unregister(bus.connection, number)
    }
  }
}

extension Bus {
  /// Serves all objects below a path. The descriptions are XML of all their interfaces. Nil if the path is taken or the XML is wrong.
  package func serve(_ objects: any BusObjects, below path: String, interfaces descriptions: String) -> BusRegistration? {
    guard let server = BusServer(gio, objects, descriptions) else { return nil }
    let number = context.inside {
      gio.registerSubtree(
        connection, path, BusServer.subtree, 1, Unmanaged.passRetained(server).toOpaque(), BusServer.release, nil)
    }
    return number == 0 ? nil : BusRegistration(bus: self, number: number, isSubtree: true)
  }

  /// Serves one object with one interface.
  package func serve(_ objects: any BusObjects, at path: String, interface: String, description: String) -> BusRegistration? {
    guard let server = BusServer(gio, objects, description), let info = server.info(of: interface) else { return nil }
    let number = context.inside {
      gio.register(
        connection, path, info, BusServer.table, Unmanaged.passRetained(server).toOpaque(), BusServer.release, nil)
    }
    return number == 0 ? nil : BusRegistration(bus: self, number: number, isSubtree: false)
  }
}

/// Passes calls from GIO to the objects.
final class BusServer {
  private let gio: GIOLibrary
  private let node: GObjectPointer
  private weak var objects: (any BusObjects)?

  init?(_ gio: GIOLibrary, _ objects: any BusObjects, _ descriptions: String) {
    guard let node = gio.nodeFromXML(descriptions, nil) else { return nil }
    self.gio = gio
    self.node = node
    self.objects = objects
  }

  func info(of interface: String) -> GObjectPointer? { gio.nodeInterface(node, interface) }

  static let release: CGIODestroy = { context in
    if let context { Unmanaged<BusServer>.fromOpaque(context).release() }
  }

  private static func server(_ context: UnsafeMutableRawPointer?) -> BusServer? {
    context.map { Unmanaged<BusServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

  // The tables stay in memory, because GIO keeps their addresses.

  nonisolated(unsafe) static let table: UnsafePointer<CGIOInterfaceTable> = {
    let table = UnsafeMutablePointer<CGIOInterfaceTable>.allocate(capacity: 1)
    table.initialize(to: CGIOInterfaceTable())
    table.pointee.call = { _, _, path, interface, member, arguments, invocation, context in
      guard let server = BusServer.server(context) else { return }
      server.handle(BusServer.text(path), BusServer.text(interface), BusServer.text(member), arguments, invocation)
    }
    table.pointee.get = { _, _, path, interface, name, error, context in
      guard let server = BusServer.server(context) else { return nil }
      return server.property(BusServer.text(name), BusServer.text(interface), BusServer.text(path), error)
    }
    table.pointee.set = { _, _, path, interface, name, value, error, context in
      guard let server = BusServer.server(context) else { return 0 }
      return server.setProperty(BusServer.text(name), BusServer.text(interface), BusServer.text(path), value, error)
    }
    return UnsafePointer(table)
  }()

  nonisolated(unsafe) static let subtree: UnsafePointer<CGIOSubtreeTable> = {
    let subtree = UnsafeMutablePointer<CGIOSubtreeTable>.allocate(capacity: 1)
    subtree.initialize(to: CGIOSubtreeTable())
    // Paths are not listed: clients get them from the root.
    subtree.pointee.enumerate = { _, _, _, context in
      guard let server = BusServer.server(context) else { return nil }
      return server.gio.allocateZero(MemoryLayout<UnsafeRawPointer>.size).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    }
    subtree.pointee.introspect = { _, _, _, node, context in
      BusServer.server(context)?.introspect(BusServer.text(node))
    }
    subtree.pointee.dispatch = { _, _, _, _, _, userData, context in
      userData.pointee = context
      return BusServer.table
    }
    return UnsafePointer(subtree)
  }()

  private func introspect(_ path: String) -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    nonisolated(unsafe) let server = self
    let names = MainActor.assumeIsolated { server.objects?.interfaces(of: path) ?? [] }
    let infos = names.compactMap { info(of: $0) }
    guard !infos.isEmpty else { return nil }
    let memory = gio.allocateZero((infos.count + 1) * MemoryLayout<UnsafeRawPointer>.size)
    let list = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    for (index, info) in infos.enumerated() { list[index] = gio.interfaceRetain(info) }
    return list
  }

  private func handle(
    _ path: String, _ interface: String, _ member: String, _ arguments: GObjectPointer, _ invocation: GObjectPointer
  ) {
    let parts = gio.read(arguments).parts
    nonisolated(unsafe) let (server, invocation) = (self, invocation)
    MainActor.assumeIsolated {
      let gio = server.gio
      let call = BusCall(path: path, interface: interface, member: member, arguments: parts) { result in
        switch result {
        case .success(let values): gio.returnValue(invocation, gio.make(.tuple(values)))
        case .failure(let error):
          gio.returnError(invocation, error.name.isEmpty ? "org.freedesktop.DBus.Error.Failed" : error.name, error.message)
        }
      }
      guard let objects = server.objects else { return call.reply(.failure(BusError(message: "the object is gone"))) }
      objects.handle(call)
    }
  }

  private func property(
    _ name: String, _ interface: String, _ path: String, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CGIOError>?>?
  ) -> UnsafeMutableRawPointer? {
    nonisolated(unsafe) let server = self
    let value = MainActor.assumeIsolated { server.objects?.property(name, of: interface, at: path) }
    if let value { return gio.make(value) }
    gio.setError(error, gio.errorDomain(), 0, "there is no \(name)")
    return nil
  }

  private func setProperty(
    _ name: String, _ interface: String, _ path: String, _ value: GObjectPointer,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<CGIOError>?>?
  ) -> Int32 {
    let value = gio.read(value)
    nonisolated(unsafe) let server = self
    let isSet = MainActor.assumeIsolated { server.objects?.setProperty(name, of: interface, at: path, to: value) ?? false }
    if isSet { return 1 }
    gio.setError(error, gio.errorDomain(), 0, "\(name) cannot be set")
    return 0
  }
}
