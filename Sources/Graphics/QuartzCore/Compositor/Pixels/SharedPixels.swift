/// Memory of this process that another may map: lines of pixels, among them those of the frame.
package struct SharedPixels {
  /// The number of the System V segment.
  package let segment: Int32
  package let bytes: UnsafeRawPointer
  package let lines: Int
}
