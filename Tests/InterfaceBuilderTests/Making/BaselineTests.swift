import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

/// Baselines of views that align their text vertically.
@Suite(.serialized) @MainActor struct BaselineTests {
  private func load(_ subviews: String, _ constraints: String) throws -> InterfaceMaker {
    let plan = try Fixture.nib(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="375" height="200"/><subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints></view>
      """)
    let maker = InterfaceMaker(plan, bundle: .main)
    let view = try #require(maker.makeTopLevel(plan.objects[0]) as? UIView)
    maker.finish()
    TestScreen(size: CGSize(width: 375, height: 200)).show(view)
    return maker
  }

  private let labelElement = """
    <label text="Name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" \
    verticalHuggingPriority="251" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  private let buttonElement = """
    <button buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Change"/></button>
    """
  private let fieldElement = """
    <textField borderStyle="roundedRect" text="Ada" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="f">
    <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
    """
  private let places = """
    <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="p1"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="60" id="p2"/>
    """

  /// Returns the distance from the top of the root view to the baseline of a label's first line.
  private func baseline(of label: UILabel?) throws -> CGFloat {
    let label = try #require(label)
    let lines = try #require(label.baselines(in: label.bounds.size))
    return label.convert(CGPoint(x: 0, y: lines.first), to: nil).y
  }

  @Test("AU-03 A button's title is on the baseline of a label, and the button has its natural height")
  func button() throws {
    let maker = try load(
      labelElement + buttonElement,
      places + """
        <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" id="p3"/>
        <constraint firstItem="b" firstAttribute="baseline" secondItem="l" secondAttribute="baseline" id="p4"/>
        """)
    let button = try #require(maker.object("b") as? UIButton)
    let label = try #require(maker.object("l") as? UILabel)
    expect(button.frame.height, equals: button.intrinsicContentSize.height)
    expect(label.frame.minY, equals: 60)
    #expect(abs(try baseline(of: label) - baseline(of: button.titleLabel)) <= 0.5)
  }

  @Test(
    "AU-03 The baseline of a button follows its height and the vertical alignment of its title", arguments: ["center", "top", "bottom"])
  func tallButton(alignment: String) throws {
    let tall = buttonElement.replacingOccurrences(of: "buttonType", with: "contentVerticalAlignment=\"\(alignment)\" buttonType")
    let maker = try load(
      labelElement + tall,
      places + """
        <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" id="p3"/>
        <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="l" secondAttribute="firstBaseline" id="p4"/>
        <constraint firstItem="b" firstAttribute="height" constant="70" id="p5"/>
        """)
    let button = try #require(maker.object("b") as? UIButton)
    expect(button.frame.height, equals: 70)
    let text = try baseline(of: maker.object("l") as? UILabel)
    #expect(abs(text - (try baseline(of: button.titleLabel))) <= 0.5)
    // Another title has no effect; another font size moves the button.
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.setTitle("Other", for: .normal)
    button.superview?.layoutIfNeeded()
    #expect(abs(text - (try baseline(of: button.titleLabel))) <= 0.5)
  }

  @Test("AU-03 A text field's text is on the baseline of a label at any height", arguments: [nil, 60] as [CGFloat?])
  func field(height: CGFloat?) throws {
    let maker = try load(
      labelElement + fieldElement,
      places + """
        <constraint firstItem="f" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8" id="p3"/>
        <constraint firstItem="f" firstAttribute="baseline" secondItem="l" secondAttribute="baseline" id="p4"/>
        """ + (height.map { "<constraint firstItem=\"f\" firstAttribute=\"height\" constant=\"\($0)\" id=\"p5\"/>" } ?? ""))
    let field = try #require(maker.object("f") as? UITextField)
    expect(field.frame.height, equals: height ?? field.intrinsicContentSize.height)
    let font = try #require(field.font)
    let text = field.frame.midY - font.lineHeight / 2 + font.ascender
    #expect(abs(text - (try baseline(of: maker.object("l") as? UILabel))) <= 0.5)
  }

  @Test("AU-03 A row aligns its views by baseline; a stack has the baseline of its first or last view")
  func stacks() throws {
    let maker = try load(
      """
      <stackView alignment="firstBaseline" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews>\(labelElement)\(buttonElement)\(fieldElement)</subviews></stackView>
      <label text="Beside" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="o">
      <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """,
      """
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="p1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" constant="60" id="p2"/>
      <constraint firstItem="o" firstAttribute="leading" secondItem="s" secondAttribute="trailing" constant="8" id="p3"/>
      <constraint firstItem="o" firstAttribute="firstBaseline" secondItem="s" secondAttribute="firstBaseline" id="p4"/>
      """)
    let label = try #require(maker.object("l") as? UILabel)
    let button = try #require(maker.object("b") as? UIButton)
    let field = try #require(maker.object("f") as? UITextField)
    let other = try #require(maker.object("o") as? UILabel)
    let line = try baseline(of: label)
    #expect(abs(line - (try baseline(of: button.titleLabel))) <= 0.5)
    #expect(abs(line - (try baseline(of: other))) <= 0.5)
    expect(button.frame.height == button.intrinsicContentSize.height && field.frame.height == field.intrinsicContentSize.height)
  }
}
