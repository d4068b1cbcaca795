import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// The look of the samples: letters contrast with their background, and parts that belong together look alike.
@MainActor struct SampleLookTests {
  /// A sample with its picture.
  @MainActor private struct Scene {
    let screen: TestScreen
    let image: CGImage

    init(_ name: String, design: UIDesign = .modern, dark: Bool = false) throws {
      let sample = try #require(Gallery.samples.first { $0.name == name })
      screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2, design: design)
      if dark { screen.traits = { $0.userInterfaceStyle = .dark } }
      screen.composesFrames = false
      let list = GalleryController()
      screen.show(GalleryController.makeRoot(list))
      list.open(sample, animated: false)
      if sample.isLate { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3)) }
      screen.settle(timeout: 2)
      screen.composesFrames = true
      image = screen.snapshot()
    }

    func views<View: UIView>(_ type: View.Type) -> [View] { screen.views(type) }

    func label(_ text: String) throws -> UILabel { try #require(views(UILabel.self).first { $0.text == text }, "\(text)") }

    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private static let linear: [Double] = (0...255).map { value in
      let part = Double(value) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    /// Returns the luminance of a pixel from 0 to 1, as contrast is reckoned.
    func luminance(_ x: CGFloat, _ y: CGFloat) -> Double {
      let pixel = image.pixel(x: Int(x * 2), y: Int(y * 2))
      return 0.2126 * Self.linear[Int(pixel.red)] + 0.7152 * Self.linear[Int(pixel.green)] + 0.0722 * Self.linear[Int(pixel.blue)]
    }

    /// Returns the contrast of the darkest and the lightest pixel in a rectangle: 1 where all is alike, 21 for black on white. The search
    /// ends when it exceeds `limit`.
    func contrast(_ rect: CGRect, upTo limit: Double = 21) -> Double {
      let area = rect.intersection(screen.window.bounds)
      guard area.width >= 1, area.height >= 1 else { return 21 }
      var (least, most) = (1.0, 0.0)
      // Every second column and each row of pixels intersect every letter.
      for x in stride(from: area.minX, to: area.maxX, by: 1) {
        for y in stride(from: area.minY, to: area.maxY, by: 0.5) {
          let value = luminance(x, y)
          least = min(least, value)
          most = max(most, value)
        }
        if (most + 0.05) / (least + 0.05) > limit { break }
      }
      return (most + 0.05) / (least + 0.05)
    }

    /// Returns whether no view around a label cuts it off.
    func isWhole(_ label: UILabel) -> Bool {
      let frame = self.frame(label).insetBy(dx: 1, dy: 1)
      return sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.clipsToBounds || self.frame($0).contains(frame) }
    }
  }

  nonisolated private static let looks: [(design: UIDesign, dark: Bool)] = [(.modern, false), (.modern, true), (.classic, false)]

  @Test("The letters of every sample stand out from their ground", arguments: looks.indices)
  func legible(look: Int) throws {
    let (design, dark) = Self.looks[look]
    for sample in Gallery.samples {
      let scene = try Scene(sample.name, design: design, dark: dark)
      for label in scene.views(UILabel.self) where label.text?.trimmingCharacters(in: .whitespaces).isEmpty == false {
        let frame = scene.frame(label)
        // Areas covered by bars and edges are not checked, nor are disabled controls.
        guard scene.screen.window.bounds.insetBy(dx: 0, dy: 44).contains(frame), label.isEnabled, label.alpha == 1, scene.isWhole(label)
        else { continue }
        let isDisabled = sequence(first: label as UIView, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
        expect(isDisabled || scene.contrast(frame, upTo: 1.6) > 1.6, "\(sample.name) \(design.name) \(dark): \(label.text ?? "") \(frame)")
      }
    }
  }

  @Test("States, classic: the letters of the headers are light on their grey")
  func stateHeaders() throws {
    let scene = try Scene("States", design: .classic)
    let header = try #require(scene.views(UITableViewHeaderFooterView.self).first)
    let letter = try #require(scene.views(UILabel.self).first { $0.isDescendant(of: header) && $0.text == "A" })
    let frame = scene.frame(letter)
    let ground = scene.luminance(frame.maxX + 12, frame.midY)
    let lightest = stride(from: frame.minX, to: frame.minX + 14, by: 0.5).map { scene.luminance($0, frame.midY) }.max()!
    expect(lightest, above: ground + 0.3, "\(lightest) on \(ground)")
  }

  @Test("TimeZones: the shaded rows are darker than the header and than the others")
  func zebra() throws {
    let scene = try Scene("TimeZones")
    let header = try #require(scene.views(UITableViewHeaderFooterView.self).first)
    let cells = scene.views(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }
    func ground(_ view: UIView) -> Double { scene.luminance(scene.frame(view).minX + 4, scene.frame(view).midY) }
    expect(ground(cells[0]) > ground(cells[1]) + 0.08 && ground(header) > ground(cells[1]) + 0.08)
  }

  @Test("Controls: the dots of the page control show on white, and a star does not touch its word", arguments: [UIDesign.modern, .classic])
  func controls(design: UIDesign) throws {
    let scene = try Scene("Controls", design: design)
    let pages = try #require(scene.views(UIPageControl.self).first)
    expect(scene.contrast(scene.frame(pages), upTo: 3), above: 3)
    let word = try scene.label("Favourite")
    let button = try #require(sequence(first: word as UIView, next: \.superview).first { $0 is UIButton } as? UIButton)
    let star = try #require(button.imageView)
    expect(scene.frame(word).minX - scene.frame(star).maxX, atLeast: 4)
  }

  @Test("Layers: the bar is on the ground of the page", arguments: [false, true])
  func layers(dark: Bool) throws {
    let scene = try Scene("Layers", dark: dark)
    let (bar, page) = (scene.image.pixel(x: 300, y: 12), scene.image.pixel(x: 300, y: 1200))
    let isSame = bar == page
    expect(isSame)
  }

  @Test("Phones: fields begin where titles of rows do", arguments: [UIDesign.modern, .classic])
  func fields(design: UIDesign) throws {
    let scene = try Scene("Phones", design: design)
    let field = try #require(scene.views(UITextField.self).first)
    expect(scene.frame(field).minX, equals: (design.name == "classic" ? 20 : 16))
  }

  @Test("Settings, classic: the button below the groups is as wide as they are, with corners as round")
  func reset() throws {
    let scene = try Scene("Settings", design: .classic)
    let button = try #require(scene.views(UIButton.self).first { $0.currentTitle == "Reset All Settings" })
    expect(scene.frame(button).minX == 9 && scene.frame(button).maxX == 366)
    expect(UIDesign.classic.buttons.face?.cornerRadius, equals: UIDesign.classic.table.groupCornerRadius)
    // The cells are not in the order of their rows among the subviews.
    let cell = try #require(scene.views(UITableViewCell.self).max { scene.frame($0).maxY < scene.frame($1).maxY })
    // The lowest point of the last cell is the light below its box.
    let (group, box) = (scene.frame(cell).maxY - 1, scene.frame(button).maxY)
    expect(box < 667 && group < box)
    /// Returns the first columns of the dark outline at both sides, from the inside: beyond the outline of a group is the light below it.
    func outline(_ y: CGFloat) -> [CGFloat] {
      func isDark(_ x: CGFloat) -> Bool { scene.luminance(x, y) <= 0.85 }
      return [
        stride(from: CGFloat(40), to: 4, by: -0.5).first(where: isDark) ?? -1,
        stride(from: CGFloat(335), to: 371, by: 0.5).first(where: isDark) ?? -1,
      ]
    }
    for height in [CGFloat(3), 5, 8] {
      let (first, second) = (outline(group - height), outline(box - height))
      expect(zip(first, second).allSatisfy { abs($0 - $1) <= 1 }, "\(height): \(first) \(second)")
      expect(height == 8 || first[0] > 10.5, "\(height): the corner is round")
    }
  }
}
