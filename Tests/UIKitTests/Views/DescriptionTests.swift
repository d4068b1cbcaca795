import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor struct DescriptionTests {
  /// Returns a description without the addresses.
  private func plain(_ text: String) -> String { text.replacing(#/:? 0x[0-9a-f]+/#, with: "") }

  @Test("A view is described by its class, frame and the properties that differ from their defaults")
  func view() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30.5, height: 4))
    expect(plain("\(view)"), equals: "<UIView; frame = (1 2; 30.5 4); layer = <CALayer>>")
    view.alpha = 0.5
    view.isHidden = true
    view.tag = 3
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    expect(
      plain("\(view)") == "<UIView; frame = (1 2; 30.5 4); alpha = 0.5; hidden = YES; autoresize = W+H; tag = 3; layer = <CALayer>>")
  }

  @Test("Libraries for snapshots get the hierarchy of views and of controllers by name")
  func hierarchies() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    label.text = "Hi"
    root.addSubview(box)
    box.addSubview(label)
    let text = root.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue() as? String
    #expect(
      text.map(plain) == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UIView; frame = (10 10; 20 20); layer = <CALayer>>
           |    | <UILabel; frame = (0 0; 20 10); text = 'Hi'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.loadViewIfNeeded()
    let tree = parent.perform(Selector(("_printHierarchy"))).retain().takeUnretainedValue() as? String
    #expect(
      tree.map(plain) == """
        <UIViewController>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    let name = navigation.perform(Selector(("_printHierarchy"))).retain().takeUnretainedValue() as? String
    expect(name.map(plain)?.hasPrefix("<UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in"), equals: true)
  }

  @Test("A layer renders what its views draw before any frame")
  func rendering() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Dark"
    let picture = UIGraphicsImageRenderer(size: label.bounds.size, format: .init(for: UITraitCollection(displayScale: 1))).image {
      label.layer.render(in: $0.cgContext)
    }
    let blank = UIGraphicsImageRenderer(size: label.bounds.size, format: .init(for: UITraitCollection(displayScale: 1))).image { _ in }
    expect(picture.pngData() != blank.pngData())
  }

  @Test("A number of points is bridged to a number object, and a format without a scale has that of the screen")
  func bridging() {
    expect(CGFloat(2.5) as NSNumber, equals: 2.5)
    expect((NSNumber(value: 4.5) as Any) as? CGFloat, equals: 4.5)
    expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale, equals: UIGraphicsImageRendererFormat.preferred().scale)
    expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale, equals: 3)
  }
}
