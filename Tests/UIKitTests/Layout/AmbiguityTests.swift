import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Tools for constraints: ambiguity made visible, updates by controllers, the guides of margins.
@MainActor @Suite struct AmbiguityTests {
  @MainActor private final class Updating: UIViewController {
    var log: [String] = []
    let part = UIView()
    private var width: NSLayoutConstraint?
    var wanted: CGFloat = 100

    override func viewDidLoad() {
      super.viewDidLoad()
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: view.topAnchor), part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      log.append("update")
      width?.isActive = false
      width = part.widthAnchor.constraint(equalToConstant: wanted)
      width?.isActive = true
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test("AU-03 updateViewConstraints is called before the layout, once for each request")
  func controllerUpdates() {
    let screen = TestScreen()
    let controller = Updating()
    screen.show(controller)
    expect(controller.log.first == "update" && controller.part.frame.width == 100)
    controller.log = []
    screen.layout()
    expect(controller.log, equals: [])
    controller.wanted = 150
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsUpdateConstraints()
    screen.layout()
    expect(controller.log.first == "update" && controller.log.filter { $0 == "update" }.count == 1)
    expect(controller.part.frame.width, equals: 150)
  }

  @Test("AU-03 exerciseAmbiguityInLayout shows another frame that the constraints allow, and reverts it")
  func ambiguity() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50), view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let before = view.frame
    expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expect(view.frame.minX != before.minX && view.frame.size == before.size && view.frame.minX >= 0)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expect(view.frame, equals: before)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    root.layoutIfNeeded()
    expect(!view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 7)
  }

  @Test("AU-03 readableContentGuide limits the width of text, layoutMarginsGuide follows the margins and the safe area")
  func guides() {
    let screen = TestScreen(size: CGSize(width: 1000, height: 600))
    let controller = UIViewController()
    screen.show(controller)
    let view = controller.view!
    let text = UIView()
    let inner = UIView()
    for part in [text, inner] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor), text.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    screen.layout()
    expect(text.frame.width <= 680 && text.frame.width > 600 && abs(text.frame.midX - 500) < 1)
    expect(inner.frame, equals: view.bounds.inset(by: view.layoutMargins))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    screen.layout()
    expect(inner.frame.minY == 44 + 0 && inner.frame == view.layoutMarginsGuide.layoutFrame)
    screen.resize(to: CGSize(width: 320, height: 480))
    expect(text.frame.width, equals: 320 - view.layoutMargins.left - view.layoutMargins.right)
  }
}
