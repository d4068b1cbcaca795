import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder

/// Documents of Xcode 3 and 4, which are archives of keyed objects.
@Suite(.serialized) @MainActor struct InterfaceArchiveTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Form: UIViewController {
    var saved = 0
  }

  private func objects() throws -> [Any] {
    let url = Fixture.folder.appendingPathComponent("Archive.xib")
    return try UINib(data: Data(contentsOf: url), bundle: nil).instantiate(withOwner: Form())
  }

  private func firstView() throws -> UIView { try #require(objects().first as? UIView) }

  @Test("NB-23 An archive has the objects, frames, colors and texts of its views")
  func views() throws {
    let view = try firstView()
    expect(view.bounds.size == CGSize(width: 320, height: 460) && view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    expect(view.backgroundColor, equals: UIColor(white: 0.75, alpha: 1))
    let label = try #require(view.viewWithTag(7) as? UILabel)
    expect(label.text == "Grüße" && label.frame == CGRect(x: 20, y: 30, width: 280, height: 21))
    expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) && label.font.pointSize == 18)
    expect(label.textAlignment == .center && label.numberOfLines == 2 && label.lineBreakMode == .byTruncatingMiddle)
    expect(label.shadowOffset == CGSize(width: 0, height: 1) && label.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
  }

  @Test("NB-23 An archive has the states, values and traits of its controls")
  func controls() throws {
    let view = try firstView()
    let button = try #require(view.subviews[1] as? UIButton)
    expect(button.title(for: .normal) == "Save" && button.title(for: .highlighted) == "Saving")
    expect(button.titleColor(for: .highlighted), equals: UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    expect(button.titleEdgeInsets, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let slider = try #require(view.subviews[2] as? UISlider)
    expect(slider.value == 7.5 && slider.maximumValue == 10 && slider.isHidden)
    let segments = try #require(view.subviews[3] as? UISegmentedControl)
    expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "Two" && segments.selectedSegmentIndex == 1)
    let field = try #require(view.subviews[4] as? UITextField)
    expect(field.placeholder == "Name" && field.returnKeyType == .done && field.keyboardType == .emailAddress)
  }

  @Test("A cell of an archive has its views in its content view")
  func cell() throws {
    let cell = try #require(objects().compactMap { $0 as? UITableViewCell }.first)
    expect(cell.reuseIdentifier == "Cell" && cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .gray)
    expect(cell.contentView.subviews.map(\.tag) == [2] && cell.contentView.subviews[0].contentMode == .scaleAspectFit)
  }

  @Test("A navigation controller of an archive has its root controller, whose item has a button")
  func controllers() throws {
    let navigation = try #require(objects().compactMap { $0 as? UINavigationController }.first)
    expect(navigation.navigationBar.barStyle, equals: .black)
    let root = try #require(navigation.viewControllers.first as? UITableViewController)
    expect(root.navigationItem.title == "Root" && root.navigationItem.rightBarButtonItem != nil)
  }

  @Test("NB-23 Connections of an archive are the outlets and actions of its objects, by the numbers of the editor")
  func connections() throws {
    let plan = try Fixture.plan("Archive.xib")
    expect(plan.owners.contains("-1") && plan.firstResponders.contains("-2"))
    let owner = try #require(plan.elements["-1"])
    expect(owner.customClass?.name, equals: "FormController")
    guard case .outlet("view", "1") = owner.connections[0].kind else { return expect(Bool(false)) }
    guard case .action("save:", "-1", .touchUpInside?) = try #require(plan.elements["5"]).connections[0].kind else {
      return expect(Bool(false))
    }
  }

  @Test("NB-22 Objects that contain each other end an archive where they are found again")
  func cycles() throws {
    let text = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array key="IBDocument.RootObjects"><object class="IBUIView" id="1"><array key="NSSubviews">
      <object class="IBUIView" id="2"><array key="NSSubviews"><reference ref="1"/><reference ref="2"/><reference ref="9"/></array></object>
      </array></object></array></data></archive>
      """
    let plan = try InterfacePlan(data: Data(text.utf8), file: "Cycle.xib")
    expect(plan.elements.count, equals: 2)
  }
}
