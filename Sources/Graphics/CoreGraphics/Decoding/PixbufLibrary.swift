internal import TrestleCGdkPixbuf
import Foundation

/// gdk-pixbuf, opened on first use: reads JPEG, TIFF and BMP, and WebP where it has a loader; writes JPEG.
final class PixbufLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = PixbufLibrary()

  private let loaderNew: CGdkPixbufLoaderNew
  private let loaderWrite: CGdkPixbufLoaderWrite
  private let loaderClose: CGdkPixbufLoaderClose
  private let loaderPixbuf: CGdkPixbufLoaderGetPixbuf
  private let loaderSetSize: CGdkPixbufLoaderSetSize
  private let width: CGdkPixbufGetInt
  private let height: CGdkPixbufGetInt
  private let rowstride: CGdkPixbufGetInt
  private let channels: CGdkPixbufGetInt
  private let readPixels: CGdkPixbufReadPixels
  private let option: CGdkPixbufGetOption
  private let newFromData: CGdkPixbufNewFromData
  private let saveToBuffer: CGdkPixbufSaveToBuffer
  private let connect: CGdkPixbufConnect
  private let unref: CGdkPixbufRelease
  private let freeError: CGdkPixbufRelease
  private let freeMemory: CGdkPixbufRelease

  private init?() {
    guard let handle = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<T>(_ name: String, _ type: T.Type) -> T? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let loaderNew = symbol("gdk_pixbuf_loader_new", CGdkPixbufLoaderNew.self),
      let loaderWrite = symbol("gdk_pixbuf_loader_write", CGdkPixbufLoaderWrite.self),
      let loaderClose = symbol("gdk_pixbuf_loader_close", CGdkPixbufLoaderClose.self),
      let loaderPixbuf = symbol("gdk_pixbuf_loader_get_pixbuf", CGdkPixbufLoaderGetPixbuf.self),
      let loaderSetSize = symbol("gdk_pixbuf_loader_set_size", CGdkPixbufLoaderSetSize.self),
      let width = symbol("gdk_pixbuf_get_width", CGdkPixbufGetInt.self),
      let height = symbol("gdk_pixbuf_get_height", CGdkPixbufGetInt.self),
      let rowstride = symbol("gdk_pixbuf_get_rowstride", CGdkPixbufGetInt.self),
      let channels = symbol("gdk_pixbuf_get_n_channels", CGdkPixbufGetInt.self),
      let readPixels = symbol("gdk_pixbuf_read_pixels", CGdkPixbufReadPixels.self),
      let option = symbol("gdk_pixbuf_get_option", CGdkPixbufGetOption.self),
      let newFromData = symbol("gdk_pixbuf_new_from_data", CGdkPixbufNewFromData.self),
      let saveToBuffer = symbol("gdk_pixbuf_save_to_bufferv", CGdkPixbufSaveToBuffer.self),
      let connect = symbol("g_signal_connect_data", CGdkPixbufConnect.self),
      let unref = symbol("g_object_unref", CGdkPixbufRelease.self),
      let freeError = symbol("g_error_free", CGdkPixbufRelease.self),
      let freeMemory = symbol("g_free", CGdkPixbufRelease.self)
    else { return nil }
    self.loaderNew = loaderNew
    self.loaderWrite = loaderWrite
    self.loaderClose = loaderClose
    self.loaderPixbuf = loaderPixbuf
    self.loaderSetSize = loaderSetSize
    self.width = width
    self.height = height
    self.rowstride = rowstride
    self.channels = channels
    self.readPixels = readPixels
    self.option = option
    self.newFromData = newFromData
    self.saveToBuffer = saveToBuffer
    self.connect = connect
    self.unref = unref
    self.freeError = freeError
    self.freeMemory = freeMemory
  }

  /// Decodes the file's first image. If the size exceeds the budget, the loader is told to create no image.
  func decode(_ data: Data, budget: PixelBudget) -> DecodedImage? {
    guard let loader = loaderNew() else { return nil }
    defer { unref(loader) }
    let watch = SizeWatch(budget: budget, setSize: loaderSetSize)
    return withExtendedLifetime(watch) {
      _ = connect(
        loader, "size-prepared",
        { loader, width, height, context in
          guard let context else { return }
          let watch = Unmanaged<SizeWatch>.fromOpaque(context).takeUnretainedValue()
          if !watch.budget.allows(width: Int(width), height: Int(height)) {
            watch.isTooLarge = true
            watch.setSize(loader, 0, 0)
          }
        }, Unmanaged.passUnretained(watch).toOpaque(), nil, 0)
      var error: UnsafeMutableRawPointer?
      var isWhole = data.withUnsafeBytes { bytes in
        loaderWrite(loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &error) != 0
      }
      release(&error)
      isWhole = loaderClose(loader, &error) != 0 && isWhole
      release(&error)
      guard isWhole, !watch.isTooLarge, let pixbuf = loaderPixbuf(loader), let image = image(of: pixbuf) else { return nil }
      let orientation = option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
      return DecodedImage(frames: [.init(image: image, delay: 0)], exifOrientation: (1...8).contains(orientation) ? orientation : 1)
    }
  }

  /// Returns a JPEG of the bitmap over white.
  func encodeJPEG(_ bitmap: Bitmap, quality: Int) -> Data? {
    guard bitmap.format != .a8 else { return nil }
    bitmap.flush()
    let rowBytes = (bitmap.width * 3 + 3) & ~3
    guard let memory = Memory(zeroed: rowBytes * bitmap.height) else { return nil }
    for y in 0..<bitmap.height {
      let from = bitmap.words(y)
      let to = (memory.start + y * rowBytes).assumingMemoryBound(to: UInt8.self)
      for x in 0..<bitmap.width {
        let word = from[x]
        let white = bitmap.format == .rgb24 ? 0 : 255 - word >> 24
        to[x * 3] = UInt8(truncatingIfNeeded: min(255, (word >> 16 & 0xFF) + white))
        to[x * 3 + 1] = UInt8(truncatingIfNeeded: min(255, (word >> 8 & 0xFF) + white))
        to[x * 3 + 2] = UInt8(truncatingIfNeeded: min(255, (word & 0xFF) + white))
      }
    }
    return withExtendedLifetime(memory) {
      let pixels = memory.start.assumingMemoryBound(to: UInt8.self)
      guard
        let pixbuf = newFromData(pixels, 0, 0, 8, Int32(bitmap.width), Int32(bitmap.height), Int32(rowBytes), nil, nil)
      else { return nil }
      defer { unref(pixbuf) }
      var buffer: UnsafeMutablePointer<CChar>?
      var size = 0
      var error: UnsafeMutableRawPointer?
      let done = Self.withCStrings(["quality"]) { keys in
        Self.withCStrings([String(max(1, min(100, quality)))]) { values in
          saveToBuffer(pixbuf, &buffer, &size, "jpeg", keys, values, &error) != 0
        }
      }
      release(&error)
      guard let buffer else { return nil }
      defer { freeMemory(buffer) }
      return done ? Data(bytes: buffer, count: size) : nil
    }
  }

  private func image(of pixbuf: UnsafeMutableRawPointer) -> CGImage? {
    let (width, height) = (Int(width(pixbuf)), Int(height(pixbuf)))
    let (rowBytes, channels) = (Int(rowstride(pixbuf)), Int(channels(pixbuf)))
    guard channels == 3 || channels == 4, let pixels = readPixels(pixbuf),
      let bitmap = Bitmap(width: width, height: height, format: channels == 4 ? .argb32 : .rgb24)
    else { return nil }
    for y in 0..<height {
      let from = pixels + y * rowBytes
      let to = bitmap.words(y)
      if channels == 3 {
        for x in 0..<width { to[x] = PixelLayout.opaque(from[x * 3], from[x * 3 + 1], from[x * 3 + 2]) }
      } else {
        for x in 0..<width {
          to[x] = PixelLayout.premultiplied(from[x * 4], from[x * 4 + 1], from[x * 4 + 2], from[x * 4 + 3])
        }
      }
    }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }

  private func release(_ error: inout UnsafeMutableRawPointer?) {
    if let error { freeError(error) }
    error = nil
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }

  private final class SizeWatch {
    let budget: PixelBudget
    let setSize: CGdkPixbufLoaderSetSize
    var isTooLarge = false

    init(budget: PixelBudget, setSize: CGdkPixbufLoaderSetSize) {
      self.budget = budget
      self.setSize = setSize
    }
  }
}
