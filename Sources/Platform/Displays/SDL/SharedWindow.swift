internal import TrestleCSDL2
import Foundation

/// An X11 window whose frames are in memory that the server maps, so that they are not copied on their way to it.
///
/// The server moves scrolled pixels within the window, and only the rest is handed over. The server cannot move what is covered by
/// another window; it reports that at once, and is handed these pixels too.
@MainActor final class SharedWindow {
  private let x11: X11Library
  private let connection: UnsafeMutableRawPointer
  private let window: UInt
  private let depth: UInt32
  /// The graphics context for sending and moving pixels. The server reports areas that it could not move.
  private let context: UnsafeMutableRawPointer
  private nonisolated(unsafe) let info: UnsafeMutablePointer<CSDL2_SegmentInfo>
  private var image: UnsafeMutablePointer<CSDL2_Image>?
  /// Room for an event of Xlib.
  private nonisolated(unsafe) let event: UnsafeMutableRawPointer

  /// Nil where the server has no shared memory, or pixels of another kind.
  init?(connection: UnsafeMutableRawPointer, window: UInt) {
    guard let x11 = X11Library(), x11.queryExtension(connection) != 0 else { return nil }
    var root: UInt = 0
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard x11.getGeometry(connection, window, &root, &x, &y, &width, &height, &border, &depth) != 0, depth == 24 || depth == 32,
      let context = x11.createContext(connection, window, 0, nil)
    else { return nil }
    self.x11 = x11
    self.connection = connection
    self.window = window
    self.depth = depth
    self.context = context
    info = .allocate(capacity: 1)
    info.initialize(to: CSDL2_SegmentInfo(resource: 0, segment: -1, bytes: nil, is_read_only: 1))
    event = .allocate(byteCount: 192, alignment: 16)
  }

  deinit {
    info.deallocate()
    event.deallocate()
  }

  func close() {
    detach()
    _ = x11.freeContext(connection, context)
  }

  /// Shows a change; false if the server cannot map the frame's memory.
  func present(_ frame: FramePixels, _ change: FrameChange) -> Bool {
    guard let shared = frame.shared, attach(shared, frame), let image else { return false }
    let top = Int32((frame.bytes - shared.bytes) / frame.rowBytes)
    if let move = change.move {
      let target = move.target
      _ = x11.copyArea(
        connection, window, window, context, Int32(target.x - move.dx), Int32(target.y - move.dy), UInt32(target.width),
        UInt32(target.height), Int32(target.x), Int32(target.y))
    }
    for area in change.move == nil ? change.damage : change.drawn { put(area, of: frame, image, top) }
    // The next frame is drawn into the same memory.
    _ = x11.sync(connection, 0)
    if change.move != nil, putLostPixels(of: frame, image, top) { _ = x11.sync(connection, 0) }
    return true
  }

  private func put(_ area: PixelArea, of frame: FramePixels, _ image: UnsafeMutablePointer<CSDL2_Image>, _ top: Int32) {
    let part = area.clipped(width: frame.width, height: frame.height)
    guard !part.isEmpty else { return }
    let (x, y) = (Int32(part.x), Int32(part.y))
    _ = x11.putImage(connection, window, context, image, x, top + y, x, y, UInt32(part.width), UInt32(part.height), 0)
  }

  /// Sends the pixels that the server could not move because another window covered them; returns false if it moved all.
  private func putLostPixels(of frame: FramePixels, _ image: UnsafeMutablePointer<CSDL2_Image>, _ top: Int32) -> Bool {
    // The server sends one event if it had all pixels, or one for each missing area. A search that finds nothing reads from the connection.
    if x11.checkTypedWindowEvent(connection, window, Self.noExpose, event) != 0 { return false }
    var isLost = false
    while x11.checkTypedWindowEvent(connection, window, Self.graphicsExpose, event) != 0 {
      isLost = true
      // The fields of XGraphicsExposeEvent.
      func field(_ offset: Int) -> Int { Int(event.load(fromByteOffset: offset, as: Int32.self)) }
      put(PixelArea(x: field(40), y: field(44), width: field(48), height: field(52)), of: frame, image, top)
      if field(56) == 0 { break }
    }
    return isLost
  }

  private static let graphicsExpose: Int32 = 13
  private static let noExpose: Int32 = 14
  private static let zPixmap: Int32 = 2

  /// Has the server map the frame's memory.
  private func attach(_ shared: SharedMemory, _ frame: FramePixels) -> Bool {
    if image != nil, info.pointee.segment == shared.segment { return true }
    detach()
    info.pointee.segment = shared.segment
    info.pointee.bytes = UnsafeMutablePointer(mutating: shared.bytes.assumingMemoryBound(to: CChar.self))
    let visual = x11.defaultVisual(connection, x11.defaultScreen(connection))
    guard
      let made = x11.createImage(
        connection, visual, depth, Self.zPixmap, info.pointee.bytes, info, UInt32(frame.width), UInt32(shared.lines))
    else { return false }
    let format = made.pointee
    let isLittle = UInt32(1).littleEndian == 1
    guard format.bits_per_pixel == 32, Int(format.row_bytes) == frame.rowBytes, format.red_mask == 0xFF0000, format.blue_mask == 0xFF,
      format.byte_order == (isLittle ? 0 : 1), isAttached()
    else {
      _ = x11.free(made)
      return false
    }
    image = made
    return true
  }

  /// Has the server map the segment. A server on another machine cannot, and sends an error event, which ends a program that expects
  /// none.
  private func isAttached() -> Bool {
    _ = x11.sync(connection, 0)
    Self.attachErrors = 0
    let before = x11.setErrorHandler { _, _ in
      SharedWindow.attachErrors += 1
      return 0
    }
    let isAccepted = x11.attach(connection, info) != 0
    _ = x11.sync(connection, 0)
    _ = x11.setErrorHandler(before)
    return isAccepted && Self.attachErrors == 0
  }

  /// Errors reported while a segment is attached. Xlib calls the handler on the thread that waits for the reply.
  private nonisolated(unsafe) static var attachErrors = 0

  private func detach() {
    guard let image else { return }
    _ = x11.detach(connection, info)
    _ = x11.sync(connection, 0)
    _ = x11.free(image)
    self.image = nil
  }
}
