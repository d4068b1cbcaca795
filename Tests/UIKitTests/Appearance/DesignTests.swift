import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("Designs") @MainActor
struct DesignTests {
  private let stage = Stage()

  @Test("A custom design reaches views through the traits, and does not change the one it was copied from")
  func third() {
    var brand = UIDesign.modern
    brand.name = "brand"
    brand.colors.tint = .red
    brand.table.rowHeight = 60
    brand.indicators.progressHeight = 7
    expect(UIDesign.modern.colors.tint, equals: .systemBlue)
    expect(UIDesign.modern.table.rowHeight, equals: 44)
    let progress = UIProgressView(progressViewStyle: .default)
    stage.root.addSubview(progress)
    expect(progress.tintColor, equals: .systemBlue)
    expect(progress.sizeThatFits(.zero).height, equals: 4)
    stage.root.traitOverrides.design = brand
    expect(progress.tintColor, equals: .red)
    expect(progress.sizeThatFits(.zero).height, equals: 7)
    expect(brand != .modern && brand != .classic)
  }

  @Test("Designs are equal if all their values are equal, in every part")
  func equality() {
    var copy = UIDesign.modern
    copy.name = "modern"
    expect(copy, equals: .modern)
    let changes: [(String, (inout UIDesign) -> Void)] = [
      ("name", { $0.name = "brand" }), ("colors", { $0.colors.tint = .red }), ("table", { $0.table.rowHeight = 60 }),
      ("indicators", { $0.indicators.progressHeight = 7 }), ("menu", { $0.menu.width = 12 }),
      ("scrollIndicators", { $0.scrollIndicators.thickness = 9 }),
    ]
    for (part, change) in changes {
      var design = UIDesign.modern
      change(&design)
      expect(design != .modern, "\(part)")
    }
  }

  @Test("A view applies a color that was changed in a design of the same name")
  func sameName() {
    var design = UIDesign.modern
    let progress = UIProgressView(progressViewStyle: .default)
    stage.root.addSubview(progress)
    design.colors.tint = .green
    stage.root.traitOverrides.design = design
    expect(progress.tintColor, equals: .green)
    design.colors.tint = .red
    stage.root.traitOverrides.design = design
    expect(progress.tintColor, equals: .red)
  }

  @Test("A change of design notifies views whose tint came from it")
  func tintChange() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let view = Tinted()
    stage.root.addSubview(view)
    UIScreen.main.setTraits { $0.design = .classic }
    expect(view.count, equals: 1)
    expect(view.tintColor, equals: UIDesign.classic.colors.tint)
  }
}
