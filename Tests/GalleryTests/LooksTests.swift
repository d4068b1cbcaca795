import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Changes the appearance of the whole app by touches.
@MainActor struct LooksTests {
  private func open(_ size: CGSize = CGSize(width: 375, height: 667)) -> SampleStage<GalleryController> {
    let stage = SampleStage(GalleryController(), size: size)
    stage.tap("Looks")
    return stage
  }

  private func accessory(_ row: LooksController.Row, _ stage: SampleStage<GalleryController>) throws -> UIView {
    let looks = try #require((stage.controller.presentedViewController as? UINavigationController)?.viewControllers.first)
    let table = try #require((looks as? LooksController)?.tableView)
    for (section, content) in LooksController.sections.enumerated() {
      if let index = content.rows.firstIndex(of: row) {
        let path = IndexPath(row: index, section: section)
        table.scrollToRow(at: path, at: .none, animated: false)
        stage.screen.layout()
        let cell = try #require(table.cellForRow(at: path))
        return cell.accessoryView ?? cell
      }
    }
    throw CancellationError()
  }

  @Test("Design, darkness and direction change immediately, in every screen of the app")
  func design() throws {
    let stage = open()
    let window = stage.screen.window
    let row = try #require(stage.controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    stage.tap(try accessory(.dark, stage))
    expect(window.traitCollection.userInterfaceStyle == .dark && row.traitCollection.userInterfaceStyle == .dark)
    stage.tap(try accessory(.rightToLeft, stage))
    expect(row.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    stage.tap(try accessory(.classic, stage))
    expect(row.traitCollection.design, equals: .classic)
    stage.tap(try accessory(.classic, stage))
    stage.tap(try accessory(.rightToLeft, stage))
    stage.tap(try accessory(.dark, stage))
    expect(row.traitCollection.design == .modern && row.traitCollection.userInterfaceStyle == .light)
    expect(row.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    stage.tap("Done")
    expect(stage.controller.presentedViewController == nil)
  }

  @Test("The slider makes all texts larger, and rows with them")
  func textSize() throws {
    let stage = open()
    let label = try #require(stage.controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
    let before = label.font.pointSize
    let slider = try #require(try accessory(.textSize, stage) as? UISlider)
    let track = slider.convert(slider.bounds, to: nil)
    stage.screen.drag(from: CGPoint(x: track.minX + track.width * 0.31, y: track.midY), to: CGPoint(x: track.maxX + 10, y: track.midY))
    stage.screen.settle()
    expect(stage.screen.window.traitCollection.preferredContentSizeCategory, equals: LooksController.textSizes.last)
    expect(label.font.pointSize, above: before)
  }

  @Test("Another language renames list and settings immediately, and sorts its indexes; Arabic runs from the right")
  func language() throws {
    let stage = open()
    stage.tap(try accessory(.language, stage))
    stage.tap("Deutsch")
    expect(stage.controller.title == "Galerie" && stage.shows("Sprache"))
    stage.tap("العربية")
    expect(stage.controller.title, equals: "المعرض")
    expect(stage.controller.tableView.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    stage.tap("日本語")
    expect(stage.controller.tableView.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    expect(UILocalizedIndexedCollation.current().sectionTitles.contains("あ"))
    stage.tap("English")
    expect(stage.controller.title, equals: "Gallery")
  }

  @Test("Every word of the Gallery is known in every language")
  func words() {
    let texts =
      Gallery.sections.map(\.title) + Gallery.samples.map(\.subtitle) + LooksController.sections.map(\.title)
      + LooksController.sections.compactMap(\.footer) + LooksController.sections.flatMap(\.rows).map(\.rawValue)
    for language in GalleryLanguage.allCases where language != .english {
      for text in texts { expect(language.words[text] != nil, "\(text) in \(language.name)") }
    }
  }

  @Test("Reduced motion and the frame meter can be toggled; the meter is above samples and sheets and takes no touches")
  func motion() async throws {
    let stage = open()
    stage.tap(try accessory(.reduceMotion, stage))
    expect(UIAccessibility.isReduceMotionEnabled)
    stage.tap(try accessory(.reduceMotion, stage))
    stage.tap(try accessory(.frameTimes, stage))
    expect(FrameMeter.isShown(in: stage.screen.window))
    stage.tap("Done")
    stage.tapRow(1, 3)
    await stage.screen.advance(by: 1.2)
    let meter = try #require(stage.screen.window.subviews.last as? FrameMeter)
    expect(meter.text.contains("ms") && !meter.isUserInteractionEnabled)
    FrameMeter.show(false, in: stage.screen.window)
  }

  @Test("In a wide window the settings are in a popover, and the sample behind it changes")
  func wide() throws {
    let screen = TestScreen(size: CGSize(width: 1000, height: 700))
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    list.open(Gallery.samples.first { $0.name == "States" }!)
    screen.settle()
    let item = try #require(list.navigationItem.rightBarButtonItem)
    expect(item.accessibilityLabel, equals: "Looks")
    screen.tap(CGPoint(x: list.view.convert(list.view.bounds, to: nil).maxX - 24, y: 22))
    screen.settle()
    let looks = try #require(list.presentedViewController)
    expect(looks.view.bounds.width, below: 400)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    expect(looks.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
