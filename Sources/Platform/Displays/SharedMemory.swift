/// Lines of pixels in a System V segment that contains a frame.
package struct SharedMemory {
  package let segment: Int32
  package let bytes: UnsafeRawPointer
  package let lines: Int

  package init(segment: Int32, bytes: UnsafeRawPointer, lines: Int) {
    self.segment = segment
    self.bytes = bytes
    self.lines = lines
  }
}
