/// Lines of pixels in a System V segment, among which a frame lies.
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
