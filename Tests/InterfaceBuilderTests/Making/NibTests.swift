import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitLists
@testable import UIKitObjects
@testable import UIKitViews

@Suite(.serialized) @MainActor struct NibTests {
  private let module = "customModule=\"InterfaceBuilderTests\""

  private func nib(_ objects: String, resources: String = "") -> UINib {
    UINib(data: Fixture.data(objects, resources: resources), bundle: nil)
  }

  @Test("NB-01 Instantiating without an owner returns the top-level objects in order, new ones each time")
  func topLevel() {
    let nib = nib("<view id=\"a\" tag=\"1\"/><label id=\"b\" text=\"two\"/><barButtonItem id=\"c\" title=\"three\"/>")
    let first = nib.instantiate(withOwner: nil)
    expect(first.count, equals: 3)
    expect((first[0] as? UIView)?.tag, equals: 1)
    expect((first[1] as? UILabel)?.text, equals: "two")
    expect((first[2] as? UIBarButtonItem)?.title, equals: "three")
    let second = nib.instantiate(withOwner: nil)
    let isNew = (second[0] as AnyObject) !== (first[0] as AnyObject)
    expect(isNew)
  }

  @Test("NB-01 A nib that is missing is reported in UIKit's words when it is instantiated")
  func missing() {
    let nib = UINib(nibName: "Nowhere", bundle: nil)
    let message = caughtUIKitError { expect(nib.instantiate(withOwner: nil).isEmpty) }
    expect(message, equals: "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Nowhere'")
    let other = caughtUIKitError { expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil) }
    expect(other, equals: message)
  }

  @Test("NB-02 A bundle's nib is found by name and filled with external objects")
  func bundle() throws {
    let bundle = try #require(Bundle(path: Fixture.folder.path))
    let objects = try #require(bundle.loadNibNamed("Views", owner: nil))
    expect(objects.count, equals: 1)
    let root = try #require(objects[0] as? UIView)
    expect(root.subviews.count, equals: 3)
  }

  @Test("NB-03 A registered nib must hold exactly one cell")
  func oneCell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(nib("<view id=\"a\"/><tableViewCell id=\"b\"/>"), forCellReuseIdentifier: "two")
    table.register(nib("<view id=\"a\"/>"), forCellReuseIdentifier: "view")
    for identifier in ["two", "view"] {
      let message = caughtUIKitError { expect(table.dequeueReusableCell(withIdentifier: identifier) == nil) }
      expect(
        message == "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a"
          + " UITableViewCell instance")
    }
  }

  @Test("NB-10 NB-11 A nib's cell has its class, its identifier and its content")
  func cell() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(
      nib(
        """
        <tableViewCell id="c" reuseIdentifier="row" customClass="CodeCell" \(module) selectionStyle="none" \
        accessoryType="disclosureIndicator" indentationWidth="20">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="cc">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><label id="l" text="Hello" tag="7"><rect key="frame" x="16" y="10" width="200" height="20"/></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """), forCellReuseIdentifier: "row")
    MakingLog.entries = []
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    expect(cell is CodeCell)
    expect(cell.reuseIdentifier == "row" && cell.selectionStyle == .none && cell.accessoryType == .disclosureIndicator)
    expect(cell.indentationWidth, equals: 20)
    let label = try #require(cell.viewWithTag(7) as? UILabel)
    expect(label.superview === cell.contentView && label.text == "Hello" && label.frame.minX == 16)
    expect(MakingLog.entries, equals: ["awake cell"])
  }

  @Test("NB-08 A cell of a built-in style uses its own labels for those of the document")
  func builtInStyle() throws {
    let cell = try #require(
      nib(
        """
        <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" imageView="i" rowHeight="80">
        <rect key="frame" x="0" y="0" width="320" height="80"/>
        <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="320" height="80"/>
        <subviews>
        <label id="t" text="Title"><rect key="frame" x="16" y="5" width="40" height="20"/></label>
        <label id="d" text="Detail"><rect key="frame" x="16" y="25" width="40" height="20"/></label>
        <imageView id="i"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """
      ).instantiate(withOwner: nil).first as? UITableViewCell)
    expect(cell.style, equals: .subtitle)
    expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    expect(cell.contentView.subviews.filter { $0 is UILabel }.count, equals: 2)
  }

  @Test("NB-08 Autoresizing masks follow from the size in the document")
  func masks() throws {
    let root = try #require(
      nib(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view id="a" tag="1"><rect key="frame" x="10" y="10" width="180" height="30"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
        </subviews></view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    expect(root.viewWithTag(1)?.frame, equals: CGRect(x: 10, y: 110, width: 280, height: 30))
  }

  @Test("NB-16 After super.init(coder:) everything but connections is there")
  func initSees() {
    MakingLog.entries = []
    _ = nib(
      """
      <view id="r" tag="3" customClass="LoggedView" \(module)><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><view id="a" tag="4" customClass="LoggedView" \(module) translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="k2"/></constraints></view>
      """
    ).instantiate(withOwner: nil)
    expect(
      MakingLog.entries == [
        "init 0 subviews, tag 4, 0 constraints, frame 50", "init 1 subviews, tag 3, 2 constraints, frame 200", "awake 3", "awake 4",
      ])
  }

  @Test("NB-17 The owner is not awakened")
  func owner() {
    MakingLog.entries = []
    _ = nib("<view id=\"a\" tag=\"9\" customClass=\"LoggedView\" \(module)/>").instantiate(withOwner: LoggedOwner())
    expect(MakingLog.entries.contains("awake 9") && !MakingLog.entries.contains("awake owner"))
  }

  @Test("NB-09 Top-level objects live on when loading returns")
  func alive() throws {
    weak var view: UIView?
    let nib = nib("<view id=\"a\"/>")
    view = nib.instantiate(withOwner: nil).first as? UIView
    expect(view != nil)
    NibObjects.release()
    expect(view == nil)
  }

  @Test("An unknown class is replaced by the element's own class with one warning; a nil result omits the object")
  func classes() throws {
    var warnings: [String] = []
    let objects = withWarnings(into: &warnings) {
      nib(
        """
        <label id="a" customClass="Nothing" customModule="Nowhere"/><label id="b" customClass="Nothing" customModule="Nowhere"/>
        <view id="c" customClass="RefusingView" \(module)/><label id="d" customClass="LoggedView" \(module)/>
        """
      ).instantiate(withOwner: nil)
    }
    expect(objects.count, equals: 3)
    expect(objects.allSatisfy { $0 is UILabel })
    expect(warnings.filter { $0.hasPrefix("Unknown class Nothing in Interface Builder file.") }.count, equals: 1)
    expect(warnings.contains { $0.contains("LoggedView is not a subclass of UILabel") })
    expect(warnings.contains { $0.contains("returned nil") })
  }

  @Test("Recognizers are attached with their attributes, also of classes with initializers of their own")
  func recognizers() throws {
    let view = try #require(
      nib(
        """
        <view id="v"><gestureRecognizers>
        <tapGestureRecognizer id="t" numberOfTapsRequired="2" numberOfTouchesRequired="3" customClass="LoggedTap" \(module)/>
        <swipeGestureRecognizer id="s" direction="left" cancelsTouchesInView="NO"/>
        <pongPressGestureRecognizer id="p" minimumPressDuration="1.5" allowableMovement="20"/>
        </gestureRecognizers></view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let recognizers = try #require(view.gestureRecognizers)
    expect(recognizers.count, equals: 3)
    let tap = try #require(recognizers[0] as? LoggedTap)
    expect(tap.numberOfTapsRequired == 2 && tap.touchesNeeded == 3)
    expect((recognizers[1] as? UISwipeGestureRecognizer)?.direction == .left && !recognizers[1].cancelsTouchesInView)
    expect((recognizers[2] as? UILongPressGestureRecognizer)?.minimumPressDuration, equals: 1.5)
  }

  @Test("A custom object of an app's class is made with its plain initializer")
  func customObject() {
    let objects = nib("<customObject id=\"o\" customClass=\"HandlerObject\" \(module)/>").instantiate(withOwner: nil)
    expect(objects.first is HandlerObject)
  }

  @Test("The coder implements all methods that an app's class may call")
  func coder() throws {
    let plan = try Fixture.nib("<view id=\"a\"/>")
    let coder = InterfaceCoder(plan.objects[0], maker: InterfaceMaker(plan, bundle: .main))
    expect(coder.allowsKeyedCoding && !coder.requiresSecureCoding && coder.allowedClasses == nil && coder.error == nil)
    expect(!coder.containsValue(forKey: "x") && coder.decodeObject(forKey: "x") == nil && coder.decodeObject() == nil)
    expect(coder.decodeObject(of: NSString.self, forKey: "x") == nil && coder.decodeObject(of: [NSString.self], forKey: "x") == nil)
    expect(!coder.decodeBool(forKey: "x") && coder.decodeInteger(forKey: "x") == 0 && coder.decodeInt32(forKey: "x") == 0)
    expect(coder.decodeInt64(forKey: "x") == 0 && coder.decodeFloat(forKey: "x") == 0 && coder.decodeDouble(forKey: "x") == 0)
    expect(coder.decodeData() == nil && coder.decodePropertyList() == nil && coder.decodePropertyList(forKey: "x") == nil)
    expect(coder.version(forClassName: "x"), equals: 0)
    coder.encode(1 as Any?, forKey: "x")
    coder.encode(true, forKey: "x")
    coder.encode(1.5, forKey: "x")
    coder.encodeConditionalObject(nil, forKey: "x")
    expect(coder.decodeCGRect(forKey: "x"), equals: .zero)
  }
}

/// Runs `body` and returns the warnings it causes, after resetting the log.
@MainActor func withWarnings<Result>(into warnings: inout [String], _ body: () throws -> Result) rethrows -> Result {
  let box = WarningBox()
  let before = UIKitErrorHandler.warningHandler
  UIKitErrorHandler.warningHandler = { box.warnings.append($0) }
  InterfaceWarnings.reset()
  InterfaceClasses.reset()
  defer {
    UIKitErrorHandler.warningHandler = before
    warnings = box.warnings
  }
  return try body()
}

private final class WarningBox: @unchecked Sendable { var warnings: [String] = [] }
