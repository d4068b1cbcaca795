import UIKit
import UIKitTesting

@testable import TrestleGallery

extension TestScreen {
  /// A screen of a phone's size on which the Gallery has opened a sample.
  static func showing(
    _ sample: Sample, design: UIDesign = .modern, _ traits: @escaping (inout any UIMutableTraits) -> Void = { _ in }
  ) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), design: design)
    screen.traits = traits
    screen.composesFrames = false
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    list.open(sample, animated: false)
    screen.settle(timeout: 1)
    screen.composesFrames = true
    return screen
  }

  /// Returns the views of a class that are neither hidden nor clear, in a view or in the window, from back to front.
  func views<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    let view = view ?? window
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }
}
