import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite @MainActor struct ZoomTransitionTests {
  private func makeRoot() -> (UIViewController, UIView) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    let tile = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 80))
    tile.backgroundColor = .red
    tile.layer.cornerRadius = 10
    root.view.addSubview(tile)
    return (root, tile)
  }

  private func makeDetail(_ tile: UIView?) -> UIViewController {
    let detail = UIViewController()
    detail.view.backgroundColor = .blue
    detail.preferredTransition = .zoom { context in
      expect(context.zoomedViewController === detail)
      return tile
    }
    return detail
  }

  private func scale(_ controller: UIViewController) -> CGFloat {
    var layer: CALayer? = controller.view.layer
    while let current = layer {
      if let shown = current.presentation()?.transform.m11, shown != 1 { return shown }
      layer = current.superlayer
    }
    return 1
  }

  @Test("A pushed controller expands from its view and shrinks back into it")
  func push() {
    let screen = TestScreen()
    let (root, tile) = makeRoot()
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    let detail = makeDetail(tile)
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.05)
    let early = scale(detail)
    expect(early > 0.2 && early < 0.9 && tile.alpha == 0, "\(early)")
    screen.settle()
    expect(scale(detail) == 1 && detail.view.window != nil && tile.alpha == 1 && !detail.view.clipsToBounds)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.1)
    expect(scale(detail), below: 1)
    screen.settle()
    expect(navigation.topViewController === root && detail.view.window == nil && root.view.window != nil && tile.alpha == 1)
  }

  @Test("A presented screen grows too, out of the middle if there is no view; other ways have the styles of presentations")
  func present() {
    let screen = TestScreen()
    let (root, _) = makeRoot()
    screen.show(root)
    screen.settle()
    let detail = makeDetail(nil)
    detail.modalPresentationStyle = .fullScreen
    root.present(detail, animated: true)
    screen.advance(by: 0.05)
    expect(scale(detail) > 0.8 && scale(detail) < 1)
    screen.settle()
    expect(detail.view.window != nil && scale(detail) == 1)
    root.dismiss(animated: true)
    screen.settle()
    expect(root.presentedViewController == nil && detail.view.window == nil && root.view.window != nil)
    let fading = UIViewController()
    fading.preferredTransition = .crossDissolve
    fading.modalPresentationStyle = .fullScreen
    fading.view.backgroundColor = .green
    root.present(fading, animated: true)
    screen.advance(by: 0.1)
    let opacity = fading.view.layer.presentation()?.opacity ?? 1
    expect(opacity > 0 && opacity < 1)
    screen.settle()
  }
}
