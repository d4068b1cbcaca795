import Foundation
import Testing
import TrestleExpectations
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

  @Test("No element of a sample is without a name, on its first screen and on those behind its first row and its last bar button")
  func samples() {
    for sample in Gallery.samples {
      let screen = OpenSample(sample)
      expect(screen.items.count, above: 3, "\(sample.name) shows nothing")
      screen.expectNames("")
      let bar = screen.items.last { $0.role == .pushButton && screen.snapshot[$0.parent]?.role == .toolBar && $0.name != "Gallery" }
      for way in [screen.items.first { $0.role == .listItem && $0.actions.first == "click" }, bar] {
        guard let way else { continue }
        let next = OpenSample(sample)
        next.activate(way.name)
        next.expectNames(" after \(way.name)")
      }
    }
  }

  /// A sample on a screen of its own.
  @MainActor private final class OpenSample {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    let numbers = ElementNumbers()
    let sample: Sample

    init(_ sample: Sample) {
      self.sample = sample
      screen.composesFrames = false
      let list = GalleryController()
      screen.show(GalleryController.makeRoot(list))
      list.open(sample, animated: false)
      wait()
    }

    private func wait() {
      if sample.isLate { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3)) }
      screen.settle(timeout: 2)
    }

    var snapshot: AccessibleSnapshot {
      SnapshotBuilder.take(of: .main, numbers: numbers, application: "Gallery", title: sample.name, isActive: true)
    }

    var items: [AccessibleItem] {
      let snapshot = snapshot
      return snapshot.order.compactMap { snapshot[$0] }
    }

    func activate(_ name: String) {
      guard let item = items.first(where: { $0.name == name }), let object = numbers.object(item.number) else { return }
      if !object.accessibilityActivate() { screen.tap(object.accessibilityActivationPoint) }
      wait()
    }

    func expectNames(_ place: String) {
      for item in items where SampleNamesTests.isUnnamed(item) {
        let object = numbers.object(item.number).map { "\(type(of: $0)) \($0.accessibilityFrame)" } ?? ""
        Issue.record("\(sample.name)\(place): \(item.role.name) without a name: \(object)")
      }
    }
  }

  private static func isUnnamed(_ item: AccessibleItem) -> Bool {
    named.contains(item.role) && item.name.allSatisfy(\.isWhitespace) && item.text?.content.isEmpty ?? true
  }
}
