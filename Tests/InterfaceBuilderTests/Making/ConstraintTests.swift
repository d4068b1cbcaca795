import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitValues
@testable import UIKitViews

@Suite(.serialized) @MainActor struct ConstraintTests {
  private func load(_ objects: String) throws -> (InterfaceMaker, UIView) {
    let plan = try Fixture.nib(objects)
    let maker = InterfaceMaker(plan, bundle: .main)
    let view = try #require(maker.makeTopLevel(plan.objects[0]) as? UIView)
    maker.finish()
    return (maker, view)
  }

  private func box(_ id: String, _ rest: String = "") -> String {
    "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\(rest)</view>"
  }

  @Test("NB-08 Constraints: absent items, relations, ratios, priorities, identifiers, placeholders, installed")
  func constraints() throws {
    let (maker, view) = try load(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="320"/><subviews>\(box("a"))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="20" id="k2"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="k3"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="14:7" id="k4"/>
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="500" priority="600" identifier="cap" id="k5"/>
      <constraint firstItem="a" firstAttribute="height" constant="9" placeholder="YES" id="k6"/>
      <constraint firstItem="a" firstAttribute="height" constant="8" installed="NO" id="k7"/>
      <constraint firstItem="nowhere" firstAttribute="height" constant="8" id="k8"/>
      </constraints></view>
      """)
    TestScreen(size: CGSize(width: 320, height: 320)).show(view)
    let a = try #require(maker.object("a") as? UIView)
    expect(a.frame, equals: CGRect(x: 10, y: 20, width: 280, height: 140))
    let cap = try #require(maker.object("k5") as? NSLayoutConstraint)
    expect(cap.identifier == "cap" && cap.relation == .lessThanOrEqual && cap.priority.rawValue == 600 && cap.isActive)
    expect(maker.object("k6") == nil && maker.object("k8") == nil)
    let uninstalled = try #require(maker.object("k7") as? NSLayoutConstraint)
    expect(!uninstalled.isActive && uninstalled.constant == 8)
    expect(view.constraints.contains { $0 === maker.object("k1") })
  }

  @Test("NB-08 A stack view with margins of its own arranges its views within them") func stackMargins() throws {
    let edges = "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"20\" bottom=\"5\" right=\"30\"/>"
    let directional = "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"16\" leading=\"20\" bottom=\"5\" trailing=\"30\"/>"
    for (margins, frame) in [
      (edges, CGRect(x: 20, y: 16, width: 150, height: 79)), (directional, CGRect(x: 20, y: 16, width: 150, height: 79)),
      ("", CGRect(x: 0, y: 0, width: 200, height: 100)),
    ] {
      let (maker, view) = try load(
        "<stackView id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/><subviews>\(box("a"))</subviews>\(margins)</stackView>"
      )
      TestScreen(size: CGSize(width: 200, height: 100)).show(view)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      view.layoutIfNeeded()
      let arranged = try #require(maker.object("a") as? UIView)
      expect(arranged.frame, equals: frame, "\(margins)")
    }
  }

  @Test("NB-08 Safe area, margins and the guides of bars")
  func guides() throws {
    let plan = try InterfacePlan(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <view key="view" id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(box("a"))\(box("b"))</subviews>
        <edgeInsets key="layoutMargins" top="0" left="30" bottom="0" right="40"/>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="1"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="6" id="2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="5"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="6"/>
        <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" id="7"/>
        <constraint firstItem="b" firstAttribute="width" constant="50" id="8"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """.utf8), file: "Test.storyboard")
    let maker = InterfaceMaker(plan, bundle: .main)
    let controller = try #require(maker.makeController(plan.scenes[0].controller))
    maker.finish()
    expect(!controller.isViewLoaded)
    controller.interfaceOrigin?.keepsViewLoad = true
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
    TestScreen(size: CGSize(width: 320, height: 480)).show(controller)
    let load = try #require(controller.interfaceOrigin?.viewLoad)
    expect((load.object("a") as? UIView)?.frame, equals: CGRect(x: 30, y: 69, width: 50, height: 480 - 69 - 40))
    expect((load.object("b") as? UIView)?.frame, equals: CGRect(x: 230, y: 64, width: 50, height: 480 - 64 - 34))
  }

  @Test("NB-08 A fixed frame in a document with Auto Layout stays")
  func fixedFrame() throws {
    let (maker, view) = try load(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="320"/><subviews>
      <view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="11" y="22" width="33" height="44"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews></view>
      """)
    TestScreen(size: CGSize(width: 320, height: 320)).show(view)
    expect((maker.object("a") as? UIView)?.frame, equals: CGRect(x: 11, y: 22, width: 33, height: 44))
  }

  @Test("NB-21 Size classes install and uninstall constraints and subviews while the view is shown")
  func variations() throws {
    let (maker, view) = try load(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(box("a"))\(box("b"))\(box("c"))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="narrow"/>
      <constraint firstItem="a" firstAttribute="width" constant="200" id="wide"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" id="h"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="x"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" id="y"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="bx"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask>
      <mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="narrow"/><include reference="wide"/></mask>
      <mask key="subviews"><include reference="b"/></mask></variation></view>
      """)
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.traits = { $0.horizontalSizeClass = .compact }
    screen.show(view)
    let a = try #require(maker.object("a") as? UIView)
    let b = try #require(maker.object("b") as? UIView)
    expect(a.frame.width == 100 && b.superview == nil)
    screen.traits = { $0.horizontalSizeClass = .regular }
    screen.layout()
    expect(a.frame.width, equals: 200)
    expect(view.subviews.firstIndex(of: b), equals: 1)
    expect(b.frame.minX, equals: 200)
    screen.traits = { $0.horizontalSizeClass = .compact }
    screen.layout()
    expect(a.frame.width == 100 && b.superview == nil)
  }

  @Test("NB-21 Attributes, fonts and constants differ by size class, and follow when it changes")
  func variedValues() throws {
    let (maker, view) = try load(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <stackView id="s" axis="vertical"><variation key="widthClass=regular" axis="horizontal" spacing="9"/></stackView>
      <label id="l" text="x" translatesAutoresizingMaskIntoConstraints="NO"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular" hidden="YES"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      </subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="5" id="k">
      <variation key="widthClass=regular" constant="50"/></constraint></constraints></view>
      """)
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.traits = { $0.horizontalSizeClass = .compact }
    screen.show(view)
    let stack = try #require(maker.object("s") as? UIStackView)
    let label = try #require(maker.object("l") as? UILabel)
    let constraint = try #require(maker.object("k") as? NSLayoutConstraint)
    expect(stack.axis == .vertical && label.font.pointSize == 17 && !label.isHidden && constraint.constant == 5)
    screen.traits = { $0.horizontalSizeClass = .regular }
    screen.layout()
    expect(stack.axis == .horizontal && stack.spacing == 9)
    expect(label.font.pointSize == 30 && label.isHidden && constraint.constant == 50)
    screen.traits = { $0.horizontalSizeClass = .compact }
    screen.layout()
    expect(stack.axis == .vertical && stack.spacing == 0 && label.font.pointSize == 17 && !label.isHidden && constraint.constant == 5)
  }
}
