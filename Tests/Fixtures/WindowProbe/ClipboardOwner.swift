import Foundation

/// Another program that has copied something: owns the X server's clipboard and answers requests with bytes of any kind.
///
/// It runs on a thread with its own connection, because a pasting program waits for the answer.
package final class ClipboardOwner: @unchecked Sendable {
  /// The answer to a request for text.
  package enum Answer: Sendable {
    case text([UInt8])
    /// The bytes under another type, in items of `format` bits.
    case other([UInt8], format: Int)
    case refusal
    /// Parts without an end.
    case endless
  }

  /// Guards all properties below; the connection is used only on the thread.
  private let lock = NSCondition()
  private var answer = Answer.refusal
  private var wantsOwnership = false
  private var isOwner = false
  private var isEnding = false
  private var answered = 0

  private let library: UnsafeMutableRawPointer
  private let connection: UnsafeMutableRawPointer
  private let window: UInt
  private let incremental: UInt
  private let atoms: (clipboard: UInt, text: UInt, targets: UInt, other: UInt)

  package init?() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else { return nil }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    typealias Root = @convention(c) (UnsafeMutableRawPointer) -> UInt
    typealias Create =
      @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    typealias Intern = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> UInt
    guard let connection = unsafeBitCast(dlsym(library, "XOpenDisplay"), to: Open.self)(nil) else { return nil }
    let root = unsafeBitCast(dlsym(library, "XDefaultRootWindow"), to: Root.self)(connection)
    window = unsafeBitCast(dlsym(library, "XCreateSimpleWindow"), to: Create.self)(connection, root, 0, 0, 1, 1, 0, 0, 0)
    let intern = unsafeBitCast(dlsym(library, "XInternAtom"), to: Intern.self)
    atoms = (
      intern(connection, "CLIPBOARD", 0), intern(connection, "UTF8_STRING", 0), intern(connection, "TARGETS", 0),
      intern(connection, "STRING", 0)
    )
    incremental = intern(connection, "INCR", 0)
    self.library = library
    self.connection = connection
    let thread = Thread { [self] in serve() }
    thread.start()
  }

  /// Takes ownership of the clipboard and returns when the server has confirmed it.
  package func copy(_ new: Answer) {
    lock.withLock {
      answer = new
      wantsOwnership = true
      isOwner = false
      while !isOwner { lock.wait() }
    }
  }

  /// The number of answered requests.
  package var requests: Int { lock.withLock { answered } }

  package func end() { lock.withLock { isEnding = true } }

  // MARK: The thread

  private func function<Function>(_ name: String, as type: Function.Type) -> Function { unsafeBitCast(dlsym(library, name), to: type) }

  private func serve() {
    typealias Count = @convention(c) (UnsafeMutableRawPointer) -> Int32
    typealias Next = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
    typealias Own = @convention(c) (UnsafeMutableRawPointer, UInt, UInt, UInt) -> Int32
    typealias Sync = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    let pending = function("XPending", as: Count.self)
    let next = function("XNextEvent", as: Next.self)
    let own = function("XSetSelectionOwner", as: Own.self)
    let sync = function("XSync", as: Sync.self)
    let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 16)
    defer { event.deallocate() }
    let selectionRequest: Int32 = 30
    while !lock.withLock({ isEnding }) {
      if lock.withLock({ wantsOwnership }) {
        _ = own(connection, atoms.clipboard, window, 0)
        _ = sync(connection, 0)
        lock.withLock {
          wantsOwnership = false
          isOwner = true
          lock.broadcast()
        }
      }
      while pending(connection) > 0 {
        _ = next(connection, event)
        let kind = event.load(as: Int32.self)
        if kind == selectionRequest { respond(to: event) }
        // A property of the requestor was deleted (XPropertyEvent).
        if kind == 28, event.load(fromByteOffset: 56, as: Int32.self) == 1 { sendPart(to: event) }
      }
      usleep(100)
    }
  }

  /// Writes another part into a property that its reader has deleted.
  private func sendPart(to event: UnsafeMutableRawPointer) {
    guard case .endless = lock.withLock({ answer }) else { return }
    typealias Change =
      @convention(c) (UnsafeMutableRawPointer, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32) -> Int32
    let (window, property) = (event.load(fromByteOffset: 32, as: UInt.self), event.load(fromByteOffset: 40, as: UInt.self))
    let part = [UInt8](repeating: 65, count: 200_000)
    _ = function("XChangeProperty", as: Change.self)(connection, window, property, atoms.text, 8, 0, part, Int32(part.count))
  }

  /// Writes the answer into the property that the request names, and notifies the requestor.
  private func respond(to request: UnsafeMutableRawPointer) {
    typealias Change =
      @convention(c) (UnsafeMutableRawPointer, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32) -> Int32
    typealias Send = @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    // The fields of XSelectionRequestEvent.
    let requestor = request.load(fromByteOffset: 40, as: UInt.self)
    let target = request.load(fromByteOffset: 56, as: UInt.self)
    var property = request.load(fromByteOffset: 64, as: UInt.self)
    let change = function("XChangeProperty", as: Change.self)
    let (replace, atomType): (Int32, UInt) = (0, 4)
    if target == atoms.targets {
      var list = [atoms.targets, atoms.text]
      _ = change(connection, requestor, property, atomType, 32, replace, &list, Int32(list.count))
    } else {
      switch lock.withLock({ answer }) {
      case .text(let bytes): _ = change(connection, requestor, property, target, 8, replace, bytes, Int32(bytes.count))
      case .other(let bytes, let format):
        // Items of 32 bits are stored as longs.
        let count = bytes.count / (format == 32 ? 8 : format / 8)
        _ = change(connection, requestor, property, atoms.other, Int32(format), replace, bytes, Int32(count))
      case .refusal: property = 0
      case .endless:
        typealias Select = @convention(c) (UnsafeMutableRawPointer, UInt, Int) -> Int32
        _ = function("XSelectInput", as: Select.self)(connection, requestor, 1 << 22)
        var length = [1_000_000]
        _ = change(connection, requestor, property, incremental, 32, replace, &length, 1)
      }
    }
    let notify = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 16)
    defer { notify.deallocate() }
    notify.initializeMemory(as: UInt8.self, repeating: 0, count: 192)
    let selectionNotify: Int32 = 31
    notify.storeBytes(of: selectionNotify, as: Int32.self)
    notify.storeBytes(of: requestor, toByteOffset: 32, as: UInt.self)
    notify.storeBytes(of: request.load(fromByteOffset: 48, as: UInt.self), toByteOffset: 40, as: UInt.self)
    notify.storeBytes(of: target, toByteOffset: 48, as: UInt.self)
    notify.storeBytes(of: property, toByteOffset: 56, as: UInt.self)
    notify.storeBytes(of: request.load(fromByteOffset: 72, as: UInt.self), toByteOffset: 64, as: UInt.self)
    _ = function("XSendEvent", as: Send.self)(connection, requestor, 0, 0, notify)
    typealias Sync = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    _ = function("XSync", as: Sync.self)(connection, 0)
    lock.withLock { answered += 1 }
  }
}
