import Foundation

/// A second connection to the X server, as used by another program: it reads a window's pixels, resizes it and asks it to close.
///
/// For tests only. Xlib is loaded at run time, so that no package is required for building.
package final class XServer {
  private let library: UnsafeMutableRawPointer
  private let connection: UnsafeMutableRawPointer

  package init?() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else { return nil }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    let open = unsafeBitCast(dlsym(library, "XOpenDisplay"), to: Open.self)
    guard let connection = open(nil) else { return nil }
    self.library = library
    self.connection = connection
    // A window may close while it is read. Xlib ends the process by itself otherwise.
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler?) -> UnsafeMutableRawPointer?
    let setHandler = function("XSetErrorHandler", as: SetHandler.self)
    _ = setHandler { _, _ in 0 }
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function { unsafeBitCast(dlsym(library, name), to: type) }

  private func synchronise() {
    typealias Sync = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    _ = function("XSync", as: Sync.self)(connection, 0)
  }

  package var screenSize: (width: Int, height: Int) {
    typealias Measure = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    return (
      Int(function("XDisplayWidth", as: Measure.self)(connection, 0)), Int(function("XDisplayHeight", as: Measure.self)(connection, 0))
    )
  }

  /// Returns the windows of programs, the most recent last.
  package func windows() -> [UInt] {
    typealias Root = @convention(c) (UnsafeMutableRawPointer) -> UInt
    typealias Query =
      @convention(c) (
        UnsafeMutableRawPointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt>?>, UnsafeMutablePointer<UInt32>
      ) -> Int32
    var root: UInt = 0
    var parent: UInt = 0
    var children: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    let top = function("XDefaultRootWindow", as: Root.self)(connection)
    guard function("XQueryTree", as: Query.self)(connection, top, &root, &parent, &children, &count) != 0, let children else { return [] }
    return (0..<Int(count)).map { children[$0] }
  }

  /// Returns the size of a window, or nil if it is not mapped.
  package func visibleSize(of window: UInt) -> (width: Int, height: Int)? {
    typealias Attributes = @convention(c) (UnsafeMutableRawPointer, UInt, UnsafeMutableRawPointer) -> Int32
    let attributes = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 16)
    defer { attributes.deallocate() }
    guard function("XGetWindowAttributes", as: Attributes.self)(connection, window, attributes) != 0 else { return nil }
    // The beginning of XWindowAttributes: x, y, width, height … map_state at byte 92, where 2 is viewable.
    guard attributes.load(fromByteOffset: 92, as: Int32.self) == 2 else { return nil }
    return (Int(attributes.load(fromByteOffset: 8, as: Int32.self)), Int(attributes.load(fromByteOffset: 12, as: Int32.self)))
  }

  /// Returns the pixels of a window on the server: one number a pixel, 0x00RRGGBB, row by row.
  package func pixels(of window: UInt, x: Int = 0, y: Int = 0, width: Int, height: Int) -> [UInt32]? {
    typealias GetImage =
      @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> UnsafeMutableRawPointer?
    let getImage = function("XGetImage", as: GetImage.self)
    let zPixmap: Int32 = 2
    guard let image = getImage(connection, window, Int32(x), Int32(y), UInt32(width), UInt32(height), .max, zPixmap) else { return nil }
    // The head of XImage: width, height, xoffset, format, data, byte_order … depth, bytes_per_line, bits_per_pixel.
    let data = image.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
    let rowBytes = Int(image.load(fromByteOffset: 44, as: Int32.self))
    guard image.load(fromByteOffset: 48, as: Int32.self) == 32 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(data.load(fromByteOffset: y * rowBytes + x * 4, as: UInt32.self) & 0xff_ffff) }
    }
    return pixels
  }

  /// Opens a window of another program above all others, at a position in pixels of the screen.
  package func cover(x: Int, y: Int, width: Int, height: Int) -> UInt {
    typealias Root = @convention(c) (UnsafeMutableRawPointer) -> UInt
    typealias Create =
      @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    typealias Map = @convention(c) (UnsafeMutableRawPointer, UInt) -> Int32
    let root = function("XDefaultRootWindow", as: Root.self)(connection)
    let window = function("XCreateSimpleWindow", as: Create.self)(
      connection, root, Int32(x), Int32(y), UInt32(width), UInt32(height), 0, 0, 0x336699)
    _ = function("XMapRaised", as: Map.self)(connection, window)
    synchronise()
    return window
  }

  package func destroy(_ window: UInt) {
    typealias Destroy = @convention(c) (UnsafeMutableRawPointer, UInt) -> Int32
    _ = function("XDestroyWindow", as: Destroy.self)(connection, window)
    synchronise()
  }

  package func move(_ window: UInt, x: Int, y: Int) {
    typealias Move = @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int32) -> Int32
    _ = function("XMoveWindow", as: Move.self)(connection, window, Int32(x), Int32(y))
    synchronise()
  }

  /// Returns the position on the screen of a window without a frame.
  package func place(of window: UInt) -> (x: Int, y: Int) {
    typealias Attributes = @convention(c) (UnsafeMutableRawPointer, UInt, UnsafeMutableRawPointer) -> Int32
    let attributes = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 16)
    defer { attributes.deallocate() }
    guard function("XGetWindowAttributes", as: Attributes.self)(connection, window, attributes) != 0 else { return (0, 0) }
    return (Int(attributes.load(fromByteOffset: 0, as: Int32.self)), Int(attributes.load(fromByteOffset: 4, as: Int32.self)))
  }

  /// Moves the pointer to a point of a window, as a mouse would.
  package func movePointer(to window: UInt, x: Int, y: Int) {
    typealias Warp = @convention(c) (UnsafeMutableRawPointer, UInt, UInt, Int32, Int32, UInt32, UInt32, Int32, Int32) -> Int32
    _ = function("XWarpPointer", as: Warp.self)(connection, 0, window, 0, 0, 0, 0, Int32(x), Int32(y))
    synchronise()
  }

  /// Returns the number of visible pixels of the server's pointer; nil without the extension for them.
  package func pointerPixels() -> Int? {
    guard let fixes = dlopen("libXfixes.so.3", RTLD_NOW) else { return nil }
    typealias Query = @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    typealias Image = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    var (event, error): (Int32, Int32) = (0, 0)
    guard let query = dlsym(fixes, "XFixesQueryExtension"), let image = dlsym(fixes, "XFixesGetCursorImage"),
      unsafeBitCast(query, to: Query.self)(connection, &event, &error) != 0,
      let found = unsafeBitCast(image, to: Image.self)(connection)
    else { return nil }
    // XFixesCursorImage: x, y, width, height as shorts; its pixels, a word of 64 bits each, are at byte 24.
    let count = Int(found.load(fromByteOffset: 4, as: UInt16.self)) * Int(found.load(fromByteOffset: 6, as: UInt16.self))
    let pixels = found.load(fromByteOffset: 24, as: UnsafePointer<UInt>.self)
    let visible = (0..<count).filter { pixels[$0] & 0xff00_0000 != 0 }.count
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
    _ = function("XFree", as: Free.self)(found)
    return visible
  }

  package func resize(_ window: UInt, width: Int, height: Int) {
    typealias Resize = @convention(c) (UnsafeMutableRawPointer, UInt, UInt32, UInt32) -> Int32
    _ = function("XResizeWindow", as: Resize.self)(connection, window, UInt32(width), UInt32(height))
    synchronise()
  }

  /// The message that a window manager sends when its close button is clicked.
  package func askToClose(_ window: UInt) {
    typealias Intern = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Send = @convention(c) (UnsafeMutableRawPointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    let intern = function("XInternAtom", as: Intern.self)
    let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 16)
    defer { event.deallocate() }
    event.initializeMemory(as: UInt8.self, repeating: 0, count: 192)
    let clientMessage: Int32 = 33
    event.storeBytes(of: clientMessage, as: Int32.self)
    event.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
    event.storeBytes(of: intern(connection, "WM_PROTOCOLS", 0), toByteOffset: 40, as: UInt.self)
    event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
    event.storeBytes(of: intern(connection, "WM_DELETE_WINDOW", 0), toByteOffset: 56, as: UInt.self)
    _ = function("XSendEvent", as: Send.self)(connection, window, 0, 0, event)
    synchronise()
  }
}
