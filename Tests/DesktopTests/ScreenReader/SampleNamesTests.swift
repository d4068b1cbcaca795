import Foundation
import Testing
import TrestleDesktop
import UIKit
import UIKitTesting

@testable import TrestleGallery

@MainActor struct SampleNamesTests {
  /// The roles of elements that must have a name.
  private static let named: Set<AccessibleRole> = [
    .pushButton, .toggleButton, .comboBox, .link, .slider, .spinButton, .entry, .text, .passwordText, .pageTab, .menuItem, .listItem,
    .image, .heading, .label, .progressBar,
  ]

  @Test("No element of a sample is without a name")
  func samples() {
    for sample in Gallery.samples {
      let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
      screen.composesFrames = false
      let list = GalleryController()
      screen.show(GalleryController.makeRoot(list))
      list.open(sample, animated: false)
      if sample.isLate { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3)) }
      screen.settle(timeout: 2)
      let numbers = ElementNumbers()
      let snapshot = SnapshotBuilder.take(of: .main, numbers: numbers, application: "Gallery", title: sample.name, isActive: true)
      let items = snapshot.order.compactMap { snapshot[$0] }
      #expect(items.count > 3, "\(sample.name) shows nothing")
      for item in items where Self.isUnnamed(item) {
        let object = numbers.object(item.number).map { "\(type(of: $0)) \($0.accessibilityFrame)" } ?? ""
        Issue.record("\(sample.name): \(item.role.name) without a name: \(object)")
      }
    }
  }

  private static func isUnnamed(_ item: AccessibleItem) -> Bool {
    named.contains(item.role) && item.name.allSatisfy(\.isWhitespace) && item.text?.content.isEmpty ?? true
  }
}
