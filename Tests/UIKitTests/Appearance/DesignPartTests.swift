import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// The parts of a design that determine how glass, discs and metal are drawn.
@MainActor struct DesignPartTests {
  /// A part of the design, with a change of it, its removal, and a view that shows it.
  @MainActor private struct Part {
    var name: String
    var change: (inout UIDesign) -> Void
    var remove: (inout UIDesign) -> Void
    var view: (UIDesign) -> UIView
  }

  private func picture(_ part: Part, _ change: (inout UIDesign) -> Void = { _ in }) -> Data? {
    var design = UIDesign.classic
    change(&design)
    design.name = "\(part.name) \(UUID())"
    let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 2, design: design)
    let root = UIView()
    root.backgroundColor = UIColor(white: 0.6, alpha: 1)
    let view = part.view(design)
    if view.frame.isEmpty { view.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: view.sizeThatFits(CGSize(width: 200, height: 60))) }
    root.addSubview(view)
    screen.show(root)
    screen.settle()
    return UIImage(cgImage: screen.snapshot()).pngData()
  }

  private var parts: [Part] {
    [
      Part(
        name: "action face", change: { $0.editing.actionFace?.rim.share = 0.2 }, remove: { $0.editing.actionFace = nil },
        view: { design in
          let button = SwipeActionButton(UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }, design: design) { _ in }
          button.frame = CGRect(x: 20, y: 60, width: 63, height: 44)
          button.contentWidth = 63
          return button
        }),
      Part(
        name: "gloss of configurations", change: { $0.buttons.configurationGloss?.stops[0].color = .black },
        remove: { $0.buttons.configurationGloss = nil }, view: { _ in UIButton(configuration: .filled()) }),
      Part(
        name: "discs of buttons", change: { $0.buttons.standardDisc?.color = .brown }, remove: { $0.buttons.standardDisc = nil },
        view: { _ in UIButton(type: .contactAdd) }),
      Part(
        name: "gloss of progress", change: { $0.indicators.progressGloss?.border = .black },
        remove: { $0.indicators.progressGloss = nil },
        view: { _ in
          let progress = UIProgressView(progressViewStyle: .default)
          progress.frame = CGRect(x: 20, y: 60, width: 200, height: 9)
          progress.progress = 0.5
          return progress
        }),
      Part(
        name: "gloss of handles", change: { $0.textInput.touchSelection.knobGloss?.stops[0].color = .black },
        remove: { $0.textInput.touchSelection.knobGloss = nil },
        view: { design in
          let handle = SelectionHandleView(isStart: true)
          handle.stand(at: CGRect(x: 100, y: 100, width: 1, height: 20), look: design.textInput.touchSelection, color: .blue)
          return handle
        }),
      Part(
        name: "light of loupes", change: { $0.textInput.touchSelection.caretLoupe.light?.highlight.top = .black },
        remove: { $0.textInput.touchSelection.caretLoupe.light = nil },
        view: { design in
          let rim = LoupeRim(design.textInput.touchSelection.caretLoupe)
          rim.frame = CGRect(x: 20, y: 60, width: 119, height: 119)
          return rim
        }),
      Part(
        name: "shine of pickers", change: { $0.controls.wheels.drum?.shine = .black }, remove: { $0.controls.wheels.drum = nil },
        view: { _ in UIDatePicker(frame: CGRect(x: 0, y: 10, width: 320, height: 216)) }),
      Part(
        name: "drop of refreshing", change: { $0.refresh.drop?.radius = 8 }, remove: { $0.refresh.drop = nil },
        view: { design in
          let art = RefreshArtView(frame: CGRect(x: 20, y: 60, width: 40, height: 92))
          art.look = RefreshArtView.Look(color: .blue, drop: design.refresh.drop)
          art.progress = 0.8
          return art
        }),
      Part(
        name: "shade of search fields", change: { $0.search.fieldShadeDepth = 12 }, remove: { $0.search.fieldShade = nil },
        view: { _ in UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 44)) }),
      Part(
        name: "outline of a chosen segment", change: { $0.controls.segments.selectionBorder = .red },
        remove: { $0.controls.segments.face = nil },
        view: { _ in
          let segments = UISegmentedControl(items: ["One", "Two"])
          segments.selectedSegmentIndex = 0
          return segments
        }),
      Part(
        name: "plates of bars", change: { $0.bars.plate.cornerRadius = 12 }, remove: { $0.bars.buttonFill = nil },
        view: { _ in
          let bar = UINavigationBar(frame: CGRect(x: 0, y: 40, width: 320, height: 44))
          let item = UINavigationItem(title: "Title")
          item.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
          bar.items = [item]
          return bar
        }),
    ]
  }

  @Test("Each part of a design that draws glass, metal or a disc is drawn with its values, and not without the part")
  func glass() throws {
    for part in parts {
      let standard = try #require(picture(part))
      expect(picture(part), equals: standard, "\(part.name): drawn twice")
      expect(picture(part, part.change) != standard, "\(part.name): changed")
      expect(picture(part, part.remove) != standard, "\(part.name): removed")
    }
  }
}
