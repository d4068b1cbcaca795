/// A context's pixels in a layout that cairo cannot draw on: they are converted before drawing, and back after it.
struct ForeignPixels {
  let memory: Memory
  let rowBytes: Int
  let layout: PixelLayout

  func load(into bitmap: Bitmap, rows: Range<Int>) {
    bitmap.flush()
    let size = layout.bytesPerPixel
    for y in rows {
      let from = UnsafePointer((memory.start + y * rowBytes).assumingMemoryBound(to: UInt8.self))
      if bitmap.format == .a8 {
        bitmap.row(y).copyMemory(from: from, byteCount: bitmap.width)
        continue
      }
      let to = bitmap.words(y)
      for x in 0..<bitmap.width { to[x] = layout.word(at: from + x * size) }
    }
    bitmap.markDirty()
  }

  func store(from bitmap: Bitmap, rows: Range<Int>) {
    bitmap.flush()
    let size = layout.bytesPerPixel
    for y in rows {
      let to = (memory.start + y * rowBytes).assumingMemoryBound(to: UInt8.self)
      if bitmap.format == .a8 {
        UnsafeMutableRawPointer(to).copyMemory(from: bitmap.row(y), byteCount: bitmap.width)
        continue
      }
      let from = bitmap.words(y)
      for x in 0..<bitmap.width { layout.write(from[x], at: to + x * size) }
    }
  }
}
