import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitSearch
@testable import UIKitViews

@Suite(.serialized) @MainActor struct ValueTests {
  private func maker(_ objects: String, resources: String = "") throws -> (InterfaceMaker, PlannedElement) {
    let plan = try Fixture.nib(objects, resources: resources)
    return (InterfaceMaker(plan, bundle: .main), plan.objects[0])
  }

  private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
    let (maker, element) = try maker("<view id=\"v\"><color key=\"c\" \(attributes)/></view>", resources: resources)
    return maker.color(element, "c")
  }

  @Test("Colors: system names with and without the suffix, resources, spaces")
  func colors() throws {
    _ = TestScreen()
    try expect(color("systemColor=\"labelColor\""), equals: .label)
    try expect(color("systemColor=\"systemRedColor\""), equals: .systemRed)
    try expect(color("cocoaTouchSystemColor=\"darkTextColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""), equals: .darkText)
    try expect(color("catalog=\"System\" name=\"secondaryLabelColor\" white=\"0\""), equals: .secondaryLabel)
    try expect(
      color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    try expect(color("white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\""), equals: UIColor(white: 0.25, alpha: 1))
    try expect(
      color(
        "name=\"brand\"", resources: "<namedColor name=\"brand\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>")
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    try expect(
      color(
        "systemColor=\"futureColor\"", resources: "<systemColor name=\"futureColor\"><color white=\"1\" alpha=\"1\"/></systemColor>")
        == UIColor(white: 1, alpha: 1))
    try expect(color("displayP3=\"\"") == nil)
  }

  private func font(_ attributes: String) throws -> UIFont? {
    let (maker, element) = try maker("<label id=\"v\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    return maker.font(element, "fontDescription")
  }

  @Test("Fonts: system weights, named sizes, text styles, missing faces")
  func fonts() throws {
    _ = TestScreen()
    try expect(font("type=\"system\" pointSize=\"17\""), equals: UIFont.systemFont(ofSize: 17))
    try expect(font("type=\"boldSystem\" pointSize=\"15\""), equals: UIFont.boldSystemFont(ofSize: 15))
    try expect(font("type=\"system\" weight=\"semibold\" pointSize=\"15\""), equals: UIFont.systemFont(ofSize: 15, weight: .semibold))
    try expect(font("type=\"system\" size=\"button\"")?.pointSize, equals: 18)
    try expect(font("type=\"system\" size=\"small\"")?.pointSize, equals: 12)
    try expect(font("style=\"UICTFontTextStyleHeadline\""), equals: UIFont.preferredFont(forTextStyle: .headline))
    try expect(font("name=\"NoSuchFace-Bold\" family=\"No Such\" pointSize=\"20\""), equals: UIFont.systemFont(ofSize: 20, weight: .bold))
  }

  @Test("A missing image has the size that is stored in the document; a symbol needs no file")
  func images() throws {
    let (maker, element) = try maker(
      "<imageView id=\"v\" image=\"nowhere\"/>", resources: "<image name=\"nowhere\" width=\"30\" height=\"20\"/>")
    expect(maker.image(element, "image")?.size, equals: CGSize(width: 30, height: 20))
    let (other, symbol) = try self.maker("<imageView id=\"v\" image=\"plus\" catalog=\"system\"/>")
    expect(other.image(symbol, "image")?.isSymbolImage, equals: true)
  }

  @Test("Attributed strings have their fragments' fonts, colors and paragraphs")
  func attributedText() throws {
    let (maker, element) = try maker(
      """
      <label id="v" usesAttributedText="YES"><attributedString key="attributedText">
      <fragment content="Bold "><attributes><font key="NSFont" size="20" name="Helvetica-Bold"/>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/></attributes></fragment>
      <fragment><string key="content">and
      more</string><attributes><integer key="NSUnderline" value="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4" lineBreakMode="wordWrapping"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require(maker.attributedText(element, "attributedText"))
    expect(text.string, equals: "Bold and\nmore")
    expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, equals: 20)
    let paragraph = text.attribute(.paragraphStyle, at: 8, effectiveRange: nil) as? NSParagraphStyle
    expect(paragraph?.alignment == .center && paragraph?.lineSpacing == 4)
    let label = try #require(maker.makeView(element) as? UILabel)
    expect(label.attributedText?.string, equals: text.string)
  }

  @Test("The system font has its weight in attributed strings", arguments: [("systemLight", "light"), ("systemHeavy", "heavy")])
  func systemWeights(_ name: String, _ weight: String) throws {
    let (maker, element) = try maker(
      """
      <label id="v"><attributedString key="attributedText"><fragment content="a"><attributes><font key="NSFont" metaFont="\(name)" size="18"/>\
      </attributes></fragment></attributedString></label>
      """)
    let text = try #require(maker.attributedText(element, "attributedText"))
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expect(font, equals: UIFont.systemFont(ofSize: 18, weight: weight == "light" ? .light : .heavy))
  }

  @Test("The shadow of a button's title is behind the title without an offset in the document")
  func titleShadow() throws {
    let state = "<state key=\"normal\" title=\"a\"><color key=\"titleShadowColor\" white=\"0.5\" alpha=\"1\"/></state>"
    let (maker, element) = try maker("<button id=\"b\" buttonType=\"roundedRect\">\(state)</button>")
    let button = try #require(maker.makeView(element) as? UIButton)
    expect(button.titleLabel?.shadowColor == UIColor(white: 0.5, alpha: 1) && button.titleLabel?.shadowOffset == .zero)
    let (other, moved) = try self.maker(
      "<button id=\"b\" buttonType=\"roundedRect\"><size key=\"titleShadowOffset\" width=\"1\" height=\"2\"/>\(state)</button>")
    expect((other.makeView(moved) as? UIButton)?.titleLabel?.shadowOffset, equals: CGSize(width: 1, height: 2))
  }

  @Test("The menu of a pop-up button has the actions and the commands of its list")
  func popUpMenu() throws {
    let (maker, element) = try maker(
      """
      <button id="b" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES"><menu key="menu" id="m"><menuElements>
      <action title="One" state="on" id="1"/><command title="Two" id="2"/>
      <menu title="More" id="3"><menuElements><command title="Three" id="4"><connections>
      <action selector="three:" destination="-1" id="5"/></connections></command></menuElements></menu>
      </menuElements></menu><buttonConfiguration key="configuration" style="bordered" title="b"/></button>
      """)
    let children = try #require((maker.makeView(element) as? UIButton)?.menu?.children)
    expect(children.map(\.title), equals: ["One", "Two", "More"])
    expect((children[0] as? UIAction)?.state == .on && children[1] is UIAction)
    let command = (children[2] as? UIMenu)?.children.first as? UICommand
    expect(command?.title == "Three" && command?.action == Selector("three:"))
  }

  @Test("The content of an effect view fills the view, whatever its frame in the document")
  func effectContent() throws {
    let (maker, element) = try maker(
      """
      <visualEffectView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="300" height="60"/><subviews>
      <view id="s"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    let view = try #require(maker.makeView(element) as? UIVisualEffectView)
    expect(view.contentView.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(view.contentView.subviews.first?.frame, equals: view.contentView.bounds)
  }

  @Test("A text in base 64 is decoded, also without padding")
  func encodedText() throws {
    let (maker, element) = try maker("<label id=\"v\"><string key=\"text\" base64-UTF8=\"YES\">SGVsbG8gwqk</string></label>")
    expect(maker.text(element, "text"), equals: "Hello ©")
  }

  @Test("NB-20 Texts are replaced by object id, titles of states and segments too")
  func strings() throws {
    let plan = try Fixture.nib(
      """
      <view id="r"><subviews><label id="l" text="Hello"/>
      <button id="b"><state key="normal" title="Go"/><state key="highlighted" title="Going"/></button>
      <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <textField id="f" placeholder="Name"/></subviews></view>
      """)
    let strings = InterfaceStrings(texts: [
      "l.text": "Hallo", "b.normalTitle": "Los", "s.segmentTitles[1]": "Zwei", "f.placeholder": "Name!", "gone.text": "x",
    ])
    let maker = InterfaceMaker(plan, bundle: .main, strings: strings)
    _ = maker.makeTopLevel(plan.objects[0])
    expect((maker.object("l") as? UILabel)?.text, equals: "Hallo")
    let button = maker.object("b") as? UIButton
    expect(button?.title(for: .normal) == "Los" && button?.title(for: .highlighted) == "Going")
    let segments = maker.object("s") as? UISegmentedControl
    expect(segments?.titleForSegment(at: 0) == "One" && segments?.titleForSegment(at: 1) == "Zwei")
    expect((maker.object("f") as? UITextField)?.placeholder, equals: "Name!")
  }

  @Test("A button has its states, insets and configuration")
  func button() throws {
    let (maker, element) = try maker(
      """
      <button id="b" buttonType="system"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <state key="normal" title="On"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
      <state key="disabled" title="Off"/></button>
      """)
    let button = try #require(maker.makeView(element) as? UIButton)
    expect(button.buttonType == .system && button.title(for: .normal) == "On" && button.title(for: .disabled) == "Off")
    expect(button.titleColor(for: .normal), equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(button.contentEdgeInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(button.titleLabel?.font, equals: UIFont.boldSystemFont(ofSize: 20))
    let (other, configured) = try self.maker(
      """
      <button id="b" buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" \
      imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" image="cart" catalog="system">
      <color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration></button>
      """)
    let configuration = try #require((other.makeView(configured) as? UIButton)?.configuration)
    expect(configuration.title == "Buy" && configuration.subtitle == "now" && configuration.imagePlacement == .trailing)
    expect(configuration.imagePadding == 6 && configuration.cornerStyle == .capsule && configuration.baseBackgroundColor == .systemGreen)
  }

  @Test("Accessibility properties and traits are exactly those of the document")
  func accessibility() throws {
    let (maker, element) = try maker(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" label="Ball" hint="Round" identifier="ball">
      <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/></accessibility></view>
      """)
    let view = try #require(maker.makeView(element))
    expect(view.accessibilityLabel == "Ball" && view.accessibilityHint == "Round" && view.accessibilityIdentifier == "ball")
    expect(view.accessibilityTraits == [.button, .selected] && view.isAccessibilityElement)
  }

  @Test("NB-13 A search bar and bar items are as written")
  func bars() throws {
    let (maker, element) = try maker(
      """
      <searchBar id="s" placeholder="Find" showsCancelButton="YES" searchBarStyle="minimal"><textInputTraits key="textInputTraits"/>
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      """)
    let bar = try #require(maker.makeView(element) as? UISearchBar)
    expect(
      bar.placeholder == "Find" && bar.showsCancelButton && bar.searchBarStyle == .minimal && bar.scopeButtonTitles == ["All", "New"])
    expect(bar.searchTextField.returnKeyType == .search && bar.searchTextField.enablesReturnKeyAutomatically)
    let (other, toolbar) = try self.maker(
      """
      <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem systemItem="trash" id="x" enabled="NO"/>
      <barButtonItem title="Text" style="done" id="y"/></items></toolbar>
      """)
    let items = try #require((other.makeView(toolbar) as? UIToolbar)?.items)
    expect(items.map(\.systemItem), equals: [.flexibleSpace, .trash, nil])
    expect(!items[1].isEnabled && items[2].title == "Text" && items[2].style == .done)
  }
}
