internal import TrestleCSDL2
import Foundation

/// A connection to the X server beside that of the window's library, with a window that is never shown: for selections and drags, of which
/// SDL knows text only.
@MainActor final class X11Client {
  let xcb: XCBLibrary
  nonisolated(unsafe) let connection: UnsafeMutableRawPointer
  let root: UInt32
  let window: UInt32
  private var atoms: [String: UInt32] = [:]
  private var names: [UInt32: String] = [:]
  private var source: (any DispatchSourceRead)?
  var received: (X11Event) -> Void = { _ in }

  /// Nil where libxcb or a server is missing.
  init?() {
    guard let xcb = XCBLibrary() else { return nil }
    var number: Int32 = 0
    guard let connection = xcb.connect(nil, &number) else { return nil }
    guard xcb.hasError(connection) == 0, let setup = xcb.getSetup(connection) else {
      xcb.disconnect(connection)
      return nil
    }
    guard let screen = xcb.screens(setup).screen else {
      xcb.disconnect(connection)
      return nil
    }
    self.xcb = xcb
    self.connection = connection
    root = screen.load(as: UInt32.self)
    window = xcb.makeNumber(connection)
    // A window without pixels (class 2) that receives changes of its properties.
    var mask = Self.propertyChanges
    _ = xcb.createWindow(connection, 0, window, root, 0, 0, 1, 1, 0, 2, 0, Self.eventMask, &mask)
    flush()
    let source = DispatchSource.makeReadSource(fileDescriptor: xcb.descriptor(connection), queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handleEvents() } }
    source.resume()
    self.source = source
  }

  func close() {
    source?.cancel()
    source = nil
    xcb.disconnect(connection)
  }

  static let eventMask: UInt32 = 1 << 11
  static let propertyChanges: UInt32 = 1 << 22

  func flush() { _ = xcb.flush(connection) }

  // MARK: Events

  /// Handles the events that have arrived. A connection that is broken is not read again.
  func handleEvents() {
    while let event = xcb.pollForEvent(connection) {
      let copy = X11Event(event)
      free(event)
      if copy.kind != 0 { received(copy) }
    }
    flush()
    if xcb.hasError(connection) != 0 {
      source?.cancel()
      source = nil
    }
  }

  /// Handles events until a condition holds, for a number of seconds at most; returns whether it does.
  func wait(seconds: Double, until isDone: () -> Bool) -> Bool {
    let end = MonotonicClock.now + seconds
    flush()
    while true {
      handleEvents()
      if isDone() { return true }
      let rest = end - MonotonicClock.now
      guard rest > 0, xcb.hasError(connection) == 0 else { return false }
      _ = cxcb_poll(xcb.descriptor(connection), Int32(max(1, rest * 1000)))
    }
  }

  func send(kind: UInt8, format: UInt8 = 0, to target: UInt32, _ words: [UInt32], mask: UInt32 = 0) {
    _ = xcb.sendEvent(connection, 0, target, mask, X11Event.bytes(kind: kind, format: format, words))
  }

  // MARK: Atoms

  func atom(_ name: String) -> UInt32 {
    if let known = atoms[name] { return known }
    let cookie = xcb.internAtom(connection, 0, UInt16(clamping: name.utf8.count), name)
    guard let reply = xcb.internAtomReply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    let found = UnsafeRawPointer(reply).load(fromByteOffset: 8, as: UInt32.self)
    atoms[name] = found
    names[found] = name
    return found
  }

  /// The name of an atom; nil for a number that is none.
  func name(of atom: UInt32) -> String? {
    if let known = names[atom] { return known }
    guard let reply = xcb.getAtomNameReply(connection, xcb.getAtomName(connection, atom), nil) else { return nil }
    defer { free(reply) }
    let count = Int(UnsafeRawPointer(reply).load(fromByteOffset: 8, as: UInt16.self))
    let name = String(decoding: UnsafeBufferPointer(start: reply + 32, count: count), as: UTF8.self)
    names[atom] = name
    atoms[name] = atom
    return name
  }

  // MARK: Properties

  struct Property {
    var type: UInt32
    var format: UInt8
    var bytes: Data
    var isWhole: Bool

    /// The items of 32 bits.
    var words: [UInt32] {
      guard format == 32 else { return [] }
      return bytes.withUnsafeBytes { raw in (0..<raw.count / 4).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) } }
    }
  }

  /// Reads a property of a window, up to a number of bytes; nil if there is none.
  func property(_ name: UInt32, of window: UInt32, deletes: Bool = false, longest: Int) -> Property? {
    let cookie = xcb.getProperty(connection, deletes ? 1 : 0, window, name, 0, 0, UInt32(longest / 4 + 1))
    guard let reply = xcb.getPropertyReply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    let raw = UnsafeRawPointer(reply)
    let type = raw.load(fromByteOffset: 8, as: UInt32.self)
    let format = reply[1]
    guard type != 0 else { return nil }
    let count = Int(raw.load(fromByteOffset: 16, as: UInt32.self)) * Int(format / 8)
    return Property(
      type: type, format: format, bytes: Data(bytes: reply + 32, count: count), isWhole: raw.load(fromByteOffset: 12, as: UInt32.self) == 0)
  }

  func setProperty(_ name: UInt32, of window: UInt32, type: UInt32, bytes: Data) {
    bytes.withUnsafeBytes {
      _ = xcb.changeProperty(connection, 0, window, name, type, 8, UInt32($0.count), $0.baseAddress)
    }
  }

  func setProperty(_ name: UInt32, of window: UInt32, type: UInt32, words: [UInt32]) {
    _ = xcb.changeProperty(connection, 0, window, name, type, 32, UInt32(words.count), words)
  }

  /// The server's time now: that of a change of a property.
  func serverTime() -> UInt32 {
    var time: UInt32 = 0
    let (name, before) = (atom("_TRESTLE_TIME"), received)
    received = { event in
      if event.kind == X11Event.propertyNotify, event[1] == self.window, event[2] == name { time = event[3] }
      before(event)
    }
    setProperty(name, of: window, type: Atom.integer, words: [0])
    _ = wait(seconds: 0.5) { time != 0 }
    received = before
    return time
  }

  /// Atoms with fixed numbers.
  enum Atom {
    static let primary: UInt32 = 1
    static let atom: UInt32 = 4
    static let integer: UInt32 = 19
    static let string: UInt32 = 31
    static let window: UInt32 = 33
  }
}

extension X11Client {
  /// Returns the place of a window's upper left corner on the desktop; nil for a window that is closed.
  func place(of window: UInt32) -> CGPoint? {
    let cookie = xcb.translateCoordinates(connection, window, root, 0, 0)
    guard let reply = xcb.translateCoordinatesReply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    // Events that have arrived before the reply do not wake the loop any more.
    handleEvents()
    let raw = UnsafeRawPointer(reply)
    return CGPoint(x: CGFloat(raw.load(fromByteOffset: 12, as: Int16.self)), y: CGFloat(raw.load(fromByteOffset: 14, as: Int16.self)))
  }
}
