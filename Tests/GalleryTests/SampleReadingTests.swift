import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Every sample of the Gallery, as a screen reader presents it.
@Suite("Samples read aloud") @MainActor
struct SampleReadingTests {
  @Test("Whatever can be worked in a sample has a name or a value")
  func named() {
    for sample in Gallery.samples {
      let screen = TestScreen(size: CGSize(width: 390, height: 844))
      let list = GalleryController()
      let navigation = UINavigationController(rootViewController: list)
      screen.show(navigation)
      screen.settle(timeout: 1)
      list.open(sample, animated: false)
      screen.settle(timeout: 1)
      let tree = screen.accessibilityTree()
      expect(!tree.isEmpty, "\(sample.name)")
      let nameless = tree.components(separatedBy: "\n").filter { !$0.contains("\"") && !$0.hasPrefix("group") && !$0.hasPrefix("list") }
      expect(nameless.isEmpty, "\(sample.name): \(nameless)")
    }
  }
}
