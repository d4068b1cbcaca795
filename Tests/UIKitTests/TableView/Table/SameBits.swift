import CoreGraphics
import Testing
import UIKitTesting

/// Whether what is on screen equals, to the bit, what is drawn without anything kept.
@MainActor func expectSameBits(_ screen: TestScreen, at location: SourceLocation = #_sourceLocation) {
  let shown = screen.snapshot()
  let fresh = screen.snapshotFromScratch()
  var differing = 0
  for y in 0..<shown.height {
    for x in 0..<shown.width where shown.pixel(x: x, y: y) != fresh.pixel(x: x, y: y) { differing += 1 }
  }
  #expect(differing == 0, sourceLocation: location)
}
