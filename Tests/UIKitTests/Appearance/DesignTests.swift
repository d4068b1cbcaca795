import Foundation
import Testing

@testable import UIKit

@Suite("Designs") @MainActor
struct DesignTests {
  private let stage = Stage()

  @Test("A design of an app's own reaches views through the traits, and leaves the one it was copied from alone")
  func third() {
    var brand = UIDesign.modern
    brand.name = "brand"
    brand.colors.tint = .red
    brand.table.rowHeight = 60
    brand.indicators.progressHeight = 7
    #expect(UIDesign.modern.colors.tint == .systemBlue)
    #expect(UIDesign.modern.table.rowHeight == 44)
    let progress = UIProgressView(progressViewStyle: .default)
    stage.root.addSubview(progress)
    #expect(progress.tintColor == .systemBlue)
    #expect(progress.sizeThatFits(.zero).height == 4)
    stage.root.traitOverrides.design = brand
    #expect(progress.tintColor == .red)
    #expect(progress.sizeThatFits(.zero).height == 7)
    #expect(brand != .modern && brand != .classic)
  }

  @Test("A change of design tells views whose tint came from it")
  func tintChange() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let view = Tinted()
    stage.root.addSubview(view)
    UIScreen.main.setTraits { $0.design = .classic }
    #expect(view.count == 1)
    #expect(view.tintColor == UIDesign.classic.colors.tint)
  }
}
