import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("Accessibility") @MainActor
struct AccessibilityTreeTests {
  private let stage = Stage()

  private func element(_ label: String, _ frame: CGRect, traits: UIAccessibilityTraits = .none) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = traits
    return view
  }

  @Test("Elements are listed in reading order, by line and direction, with their descriptions")
  func order() {
    stage.root.addSubview(element("bottom", CGRect(x: 0, y: 100, width: 50, height: 20), traits: .staticText))
    stage.root.addSubview(element("right", CGRect(x: 100, y: 2, width: 50, height: 20), traits: [.button, .notEnabled]))
    let left = element("left", CGRect(x: 0, y: 5, width: 50, height: 20), traits: .header)
    left.accessibilityValue = "3"
    left.accessibilityHint = "opens"
    left.accessibilityIdentifier = "first"
    left.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    stage.root.addSubview(left)
    #expect(
      AccessibilityTree.describe(stage.window) == """
        header "left" = "3" (opens) #first [Delete]
        disabled button "right"
        text "bottom"
        """)
    stage.root.semanticContentAttribute = .forceRightToLeft
    expect(AccessibilityTree.describe(stage.window).hasPrefix("disabled button"))
  }

  @Test("An element's parts and hidden elements are omitted; a named container is listed with its content")
  func containers() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityIdentifier = "box"
    let outer = element("outer", CGRect(x: 0, y: 0, width: 50, height: 20))
    outer.addSubview(element("inner", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let hidden = element("hidden", CGRect(x: 0, y: 30, width: 50, height: 20))
    hidden.isHidden = true
    box.addSubview(outer)
    box.addSubview(hidden)
    stage.root.addSubview(box)
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    control.accessibilityLabel = "control"
    control.isSelected = true
    stage.root.addSubview(control)
    #expect(
      AccessibilityTree.describe(stage.window) == """
        group #box
          element "outer"
        selected "control"
        """)
    box.accessibilityElementsHidden = true
    expect(AccessibilityTree.describe(stage.window), equals: "selected \"control\"")
    box.accessibilityElementsHidden = false
    box.accessibilityViewIsModal = true
    expect(AccessibilityTree.describe(.main), equals: "group #box\n  element \"outer\"")
  }

  @Test("A view may list its elements, which move along with it")
  func virtualElements() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityLabel = "part"
    part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.accessibilityElements = [part]
    stage.root.addSubview(view)
    expect(AccessibilityTree.describe(stage.window), equals: "element \"part\"")
    expect(part.accessibilityFrame, equals: CGRect(x: 15, y: 25, width: 10, height: 10))
    view.frame.origin.x = 50
    expect(part.accessibilityFrame.minX, equals: 55)
    expect(view.accessibilityElementCount(), equals: 1)
    expect(view.index(ofAccessibilityElement: part), equals: 0)
  }

  @Test("A subclass that counts its elements by the superclass's method has those of the superclass")
  func countedElements() {
    final class Row: UIView {
      override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
      override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
      override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: row.bounds)
    label.text = "part"
    row.addSubview(label)
    stage.root.addSubview(row)
    expect(AccessibilityTree.describe(stage.window), equals: "text \"part\"")
    expect(row.accessibilityElementCount(), equals: 1)
    expect(row.index(ofAccessibilityElement: label), equals: 0)
  }
}
