import CoreGraphics
import Testing
import UIKitTesting

/// Expects that the screen equals, bit for bit, an image drawn without caches.
@MainActor func expectSameBits(_ screen: TestScreen, at location: SourceLocation = #_sourceLocation) {
  let shown = screen.snapshot()
  let fresh = screen.snapshotFromScratch()
  if shown.hasSamePixels(as: fresh) { return }
  var differing = 0
  for y in 0..<shown.height {
    for x in 0..<shown.width where shown.pixel(x: x, y: y) != fresh.pixel(x: x, y: y) { differing += 1 }
  }
  Issue.record("\(differing) pixels differ", sourceLocation: location)
}
