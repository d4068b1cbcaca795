import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitValues
@testable import UIKitViews

/// Documents of real projects load, lay out and match the frames stored by Interface Builder.
@Suite(.serialized, .enabled(if: !RealDocuments.files.isEmpty, "no documents beside the checkout")) @MainActor
struct RealDocumentTests {
  private final class Messages: @unchecked Sendable {
    var errors: [String] = []
    var warnings: [String] = []
  }

  /// Errors caused by missing classes of the app: keys of outlets, and views of headers that a controller would return.
  private nonisolated static let errorsOfMissingClasses = [
    "key value coding-compliant", "collectionView:viewForSupplementaryElementOfKind:atIndexPath",
  ]

  /// Runs `body` and returns the errors and warnings it reported.
  private func messages(_ body: () throws -> Void) rethrows -> Messages {
    let messages = Messages()
    let (error, warning) = (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler)
    UIKitErrorHandler.handler = { error in
      if !Self.errorsOfMissingClasses.contains(where: error.contains) { messages.errors.append(error) }
    }
    UIKitErrorHandler.warningHandler = { messages.warnings.append($0) }
    defer {
      UIKitErrorHandler.handler = error
      UIKitErrorHandler.warningHandler = warning
    }
    InterfaceWarnings.reset()
    InterfaceClasses.reset()
    try body()
    return messages
  }

  @Test("NB-01 Every document loads with unknown classes replaced and each named in one warning")
  func loads() throws {
    for file in RealDocuments.files {
      let plan = try RealDocuments.plan(file)
      let result = try messages {
        for item in Showable.all(of: plan) {
          expect(item.make(plan) != nil, "\(file.lastPathComponent) \(item.element.id ?? "")")
        }
        // Controllers and other objects of a nib, which are not shown separately.
        guard plan.scenes.isEmpty else { return }
        _ = UINib(data: try Data(contentsOf: file), bundle: nil).instantiate(withOwner: UIViewController())
      }
      expect(result.errors.isEmpty, "\(file.lastPathComponent): \(result.errors)")
      if ProcessInfo.processInfo.environment["TRESTLE_VERBOSE"] != nil { for warning in result.warnings { print(warning) } }
      // Views below placeholders for missing ones are not created.
      let standsIn = !Set(plan.elements.values.map(\.kind)).isDisjoint(with: ["glkView", "wkWebView"])
      guard !standsIn else { continue }
      // Headers and footers of grids are created when they are dequeued, which does not happen here.
      let made = plan.elements.values.filter {
        $0.kind != "placeholder" && $0.key != "sectionHeaderView" && $0.key != "sectionFooterView"
      }
      // One name can denote classes of several modules.
      let classes = Dictionary(grouping: Set(made.compactMap(\.customClass)), by: \.name)
      for (name, named) in classes where !name.hasPrefix("UI") && name != "NSObject" {
        let count = result.warnings.count { $0.contains("Unknown class \(name) in") }
        expect(count, equals: named.count, "\(file.lastPathComponent): \(name)")
      }
    }
  }

  @Test("Every document lays out in four widths, light and dark, right to left, at the largest accessible text")
  func laysOut() throws {
    for file in RealDocuments.files {
      let plan = try RealDocuments.plan(file)
      for (width, height) in [(320, 568), (375, 667), (414, 896), (1024, 768)] {
        for look in isSoaking ? Array(0..<8) : [0, 2, 5, 7] {
          let screen = TestScreen(size: CGSize(width: width, height: height), scale: 1)
          screen.traits = { traits in
            if look & 1 != 0 { traits.userInterfaceStyle = .dark }
            if look & 2 != 0 { traits.layoutDirection = .rightToLeft }
            if look & 4 != 0 { traits.preferredContentSizeCategory = .accessibilityExtraLarge }
          }
          let result = messages {
            for item in Showable.all(of: plan) {
              guard let made = item.make(plan) else { continue }
              screen.show(made.controller)
            }
          }
          let unexpected = result.errors
          expect(unexpected.isEmpty, "\(file.lastPathComponent) at \(width): \(unexpected.prefix(3))")
        }
      }
    }
  }

  @Test("Draws what each nib shows first, where TRESTLE_DOCUMENT_PICTURES names a folder")
  func pictures() throws {
    guard let path = ProcessInfo.processInfo.environment["TRESTLE_DOCUMENT_PICTURES"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in RealDocuments.files where file.pathExtension == "xib" {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1, design: .classic)
      _ = try messages {
        let owner = UIViewController()
        let objects = UINib(data: try Data(contentsOf: file), bundle: nil).instantiate(withOwner: owner)
        let controller = objects.lazy.compactMap { $0 as? UIViewController }.first
        let view = objects.lazy.compactMap { $0 as? UIView }.first { !($0 is UIWindow) }
        if controller == nil, let view, owner.viewIfLoaded == nil { owner.view.addSubview(view) }
        screen.show(controller ?? owner)
        screen.settle(timeout: 2)
      }
      try screen.snapshot().writePNG(to: folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".png"))
    }
  }

  @Test("Frames agree with those that Interface Builder stored")
  func framesAgree() throws {
    var total = FrameComparison()
    for file in RealDocuments.files {
      let plan = try RealDocuments.plan(file)
      var sum = FrameComparison()
      _ = messages {
        for item in Showable.all(of: plan) { sum = sum + Canvas.compare(item, plan) }
      }
      print(
        "\(file.lastPathComponent): \(sum.compared) frames, \(sum.textDifferences) differ by text width, \(sum.others.count) otherwise")
      if ProcessInfo.processInfo.environment["TRESTLE_VERBOSE"] != nil {
        for difference in sum.differences { print("  " + difference.description) }
      }
      total = total + sum
    }
    let share = (total.share * 1000).rounded() / 10
    print("all: \(total.compared) frames, \(total.textDifferences) differ by text width; of the rest \(share) % agree within a point")
    // The differences are metrics of other iOS versions: heights of fields, sliders and toolbars, vertical margins of cells, the space
    // beside an accessory.
    expect(total.share, atLeast: 0.95)
  }
}

/// Lays out the content of a document with the canvas size stored in it.
@MainActor enum Canvas {
  /// Returns the best match over the bars and safe areas that Interface Builder may have simulated, which are not stored in the file.
  static func compare(_ item: Showable, _ plan: InterfacePlan) -> FrameComparison {
    var best: FrameComparison?
    let root = item.element.child(key: "view") ?? item.element
    let height = root.rect("frame")?.height ?? 0
    let rects = root.list("subviews").compactMap { $0.rect("frame") }
    // The edges of the outermost views are the possible ends of bars.
    let tops = ([0, 20, 44, 48, 64, 88, 92] + rects.map(\.minY)).filter { $0 >= 0 && $0 < 200 }
    let bottoms = ([0, 34, 49, 83, 44, 78] + rects.map { height - $0.maxY }).filter { $0 >= 0 && $0 < 200 }
    for top in tops {
      for bottom in bottoms {
        guard let found = compare(item, plan, top: top, bottom: bottom) else { return best ?? FrameComparison() }
        if best == nil || found.differences.count < best!.differences.count { best = found }
        if best!.others.isEmpty { return best! }
        if !usesSafeArea(item.element, plan) { return best! }
      }
    }
    return best ?? FrameComparison()
  }

  private static func usesSafeArea(_ element: PlannedElement, _ plan: InterfacePlan) -> Bool {
    if element.kind == "viewLayoutGuide" && element.key == "safeArea" || element.kind == "viewControllerLayoutGuide" { return true }
    return element.children.contains { usesSafeArea($0, plan) }
  }

  private static func compare(_ item: Showable, _ plan: InterfacePlan, top: CGFloat, bottom: CGFloat) -> FrameComparison? {
    let rootRect = (item.element.child(key: "view") ?? item.element).rect("frame")
    let size = rootRect.map(\.size) ?? plan.deviceSize ?? CGSize(width: 375, height: 667)
    let screen = TestScreen(size: CGSize(width: max(size.width, 1), height: max(size.height, 1)), scale: 2)
    guard let made = item.make(plan), let root = made.root else { return nil }
    made.controller.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    screen.show(made.controller)
    if root.kind.hasSuffix("Cell") || root.kind == "collectionReusableView", let id = root.id,
      let cell = made.makers[0].object(id) as? UIView
    {
      cell.frame = CGRect(origin: .zero, size: size)
      screen.layout()
    }
    return FrameComparison.compare(root, file: plan.file) { id in made.makers.lazy.compactMap { $0.object(id) as? UIView }.first }
  }
}
