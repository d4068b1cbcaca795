import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// Forms of elements and attributes that recent and old versions of Interface Builder write.
@Suite(.serialized) @MainActor struct ElementFormTests {
  private final class Messages: @unchecked Sendable {
    var warnings: [String] = []
    var errors: [String] = []
  }

  private func collect(_ body: () throws -> Void) rethrows -> Messages {
    let messages = Messages()
    let (error, warning) = (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler)
    UIKitErrorHandler.handler = { messages.errors.append($0) }
    UIKitErrorHandler.warningHandler = { messages.warnings.append($0) }
    defer { (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler) = (error, warning) }
    InterfaceWarnings.reset()
    InterfaceClasses.reset()
    try body()
    return messages
  }

  /// Returns the objects of a nib with these elements.
  private func make(_ objects: String, strings: [String: String] = [:]) throws -> (InterfaceMaker, [AnyObject]) {
    _ = TestScreen(size: CGSize(width: 375, height: 667))
    let plan = try Fixture.nib(objects)
    let maker = InterfaceMaker(plan, bundle: .main, owner: NSObject(), strings: InterfaceStrings(texts: strings))
    let made = plan.objects.compactMap { maker.makeTopLevel($0) }
    maker.finish()
    return (maker, made)
  }

  private func storyboard(_ scenes: String, initial: String = "vc") throws -> UIStoryboard {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      colorMatched="YES" initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <dependencies><deployment identifier="iOS"/></dependencies>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return UIStoryboard(plan: try InterfacePlan(data: Data(text.utf8), file: "Forms.storyboard"), name: "Forms", bundle: .main)
  }

  // MARK: Buttons

  private static let configured = """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    buttonType="system" lineBreakMode="middleTruncation" id="b">
      <rect key="frame" x="0.0" y="0.0" width="120" height="35"/>
      <fontDescription key="fontDescription" type="system" pointSize="40"/>
      <state key="normal" title="Button" image="trash" catalog="system"/>
      <buttonConfiguration key="configuration" style="filled" title="Sign In" subtitle="Now"/>
    </button>
    """

  @Test("An object that awakeAfter(using:) returns takes the place of the one in the document")
  func replacedObjects() throws {
    MakingLog.entries = []
    let replacement = UIView()
    replacement.translatesAutoresizingMaskIntoConstraints = false
    ReplacedView.replacement = replacement
    defer { ReplacedView.replacement = nil }
    let document = """
      <view id="r"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <view id="p" customClass="ReplacedView" customModule="InterfaceBuilderTests" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews><constraints>
      <constraint firstItem="p" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="30" id="c"/></constraints></view>
      """
    let (maker, made) = try make(document)
    let root = try #require(made.first as? UIView)
    expect(root.subviews == [replacement] && maker.object("p") === replacement)
    expect((maker.object("c") as? NSLayoutConstraint)?.firstItem === replacement)
    expect(MakingLog.entries.isEmpty)
    ReplacedView.replacement = nil
    let messages = try collect {
      let empty = try make(document).1.first as? UIView
      expect(empty?.subviews.isEmpty, equals: true)
    }
    expect(messages.warnings.contains { $0.contains("awakeAfter(using:)") })
  }

  @Test("A storyboard is found by the suffix of the idiom before its plain name")
  func storyboardOfIdiom() throws {
    _ = TestScreen(size: CGSize(width: 375, height: 667))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Idioms-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Main~iphone", "Main~ipad", "Main", "Other"] {
      try Data().write(to: folder.appendingPathComponent("\(name).storyboard"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    expect(InterfaceFile.find("Main", .storyboard, in: bundle)?.url.lastPathComponent, equals: "Main~iphone.storyboard")
    expect(InterfaceFile.find("Main~ipad", .storyboard, in: bundle)?.url.lastPathComponent, equals: "Main~ipad.storyboard")
    expect(InterfaceFile.find("Other", .storyboard, in: bundle)?.url.lastPathComponent, equals: "Other.storyboard")
  }

  @Test("A button's configuration replaces the title, image and font of the editor")
  func configurationOverStates() throws {
    let button = try #require(try make(Self.configured).1.first as? UIButton)
    expect(button.configuration?.title == "Sign In" && button.currentTitle == nil && button.currentImage == nil)
    button.layoutIfNeeded()
    expect(button.titleLabel?.text == "Sign In" && button.imageView?.image == nil)
    expect((button.titleLabel?.font.pointSize ?? 40), below: 20)
  }

  @Test("A button with a configuration but without a title in it shows its image alone")
  func configurationWithoutTitle() throws {
    let text = Self.configured.replacingOccurrences(of: " title=\"Sign In\" subtitle=\"Now\"", with: " image=\"trash\" catalog=\"system\"")
    let button = try #require(try make(text).1.first as? UIButton)
    button.layoutIfNeeded()
    expect(button.titleLabel?.text ?? "" == "" && button.imageView?.image != nil)
  }

  @Test("NB-20 The title of a configuration is translated by its own key")
  func configurationTranslated() throws {
    let strings = ["b.configuration.title": "Anmelden", "b.configuration.subtitle": "Jetzt", "b.normalTitle": "Knopf"]
    let button = try #require(try make(Self.configured, strings: strings).1.first as? UIButton)
    expect(button.configuration?.title == "Anmelden" && button.configuration?.subtitle == "Jetzt")
  }

  @Test("A title that code sets for the normal state replaces that of the configuration")
  func titleOverConfiguration() throws {
    let button = try #require(try make(Self.configured).1.first as? UIButton)
    button.setTitle("Retry", for: .normal)
    button.layoutIfNeeded()
    expect(button.titleLabel?.text == "Retry" && button.configuration?.title == "Retry")
  }

  // MARK: Unknown elements

  @Test("Outlets and actions of objects whose class or element is unknown are passed over; each is named once")
  func standIns() throws {
    var screen: TestScreen?
    let messages = try collect {
      let shown = TestScreen(size: CGSize(width: 375, height: 667))
      screen = shown
      let controller = try #require(
        try storyboard(
          """
          <scene sceneID="s"><objects>
            <viewController id="vc" customClass="MissingController" customModule="Nowhere" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <futureView contentMode="scaleToFill" id="f"><rect key="frame" x="0" y="0" width="50" height="50"/>
                    <connections><outlet property="delegate" destination="vc" id="o1"/></connections></futureView>
                  <view contentMode="scaleToFill" id="chart" customClass="BarChartView" customModule="Charts">
                    <rect key="frame" x="0" y="60" width="50" height="50"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="barWidth"><real key="value" value="2"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <connections><outlet property="legend" destination="f" id="o2"/></connections>
                  </view>
                  <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">
                    <rect key="frame" x="0" y="200" width="100" height="44"/><state key="normal" title="Go"/>
                    <connections><action selector="go:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
                </subviews>
              </view>
              <connections>
                <outlet property="chart" destination="chart" id="o3"/>
                <outlet property="searchDisplayController" destination="sdc" id="o4"/>
              </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
            <searchDisplayController id="sdc"><connections><outlet property="delegate" destination="vc" id="o5"/></connections>
            </searchDisplayController>
            <futureGestureRecognizer id="g"/>
          </objects></scene>
          """
        ).instantiateInitialViewController())
      shown.show(controller)
      shown.tap(CGPoint(x: 50, y: 222))
      shown.settle()
      expect(controller.view.subviews.count == 3 && controller.view.subviews[0].frame.width == 50)
    }
    _ = screen
    expect(messages.errors.isEmpty, "\(messages.errors)")
    for name in ["MissingController", "BarChartView", "futureView", "futureGestureRecognizer"] {
      expect(messages.warnings.filter { $0.contains(name) }.count, equals: 1, "\(name): \(messages.warnings)")
    }
  }

  @Test("A controller of an unknown kind becomes a plain one; its contents and segues work")
  func unknownController() throws {
    let messages = try collect {
      let tabs = try #require(
        try storyboard(
          """
          <scene sceneID="t"><objects>
            <tabBarController id="tabs" sceneMemberID="viewController"><toolbarItems/>
              <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="414" height="49"/>
                <autoresizingMask key="autoresizingMask"/></tabBar>
              <connections>
                <segue destination="h" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="p" kind="relationship" relationship="viewControllers" id="r2"/>
              </connections>
            </tabBarController></objects></scene>
          <scene sceneID="hs"><objects><hostingController id="h" customClass="Hosting" customModule="App" \
          customModuleProvider="target" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Home" id="i1"/>
            </hostingController></objects></scene>
          <scene sceneID="ps"><objects><futureViewController id="p" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" systemItem="search" id="i2"/></futureViewController></objects></scene>
          """, initial: "tabs"
        ).instantiateInitialViewController() as? UITabBarController)
      expect(tabs.viewControllers?.count == 2 && tabs.viewControllers?.first?.tabBarItem.title == "Home")
    }
    expect(messages.errors.isEmpty, "\(messages.errors)")
    expect(messages.warnings.contains { $0.contains("futureViewController") } && messages.warnings.contains { $0.contains("Hosting") })
  }

  // MARK: Controllers

  @Test("Page controllers have the transition, orientation, spine and spacing of the document")
  func pages() throws {
    func page(_ attributes: String) throws -> UIPageViewController {
      try #require(
        try storyboard(
          """
          <scene sceneID="s"><objects><pageViewController autoresizesArchivedViewToFullSize="NO" \(attributes) id="vc" \
          sceneMemberID="viewController"/></objects></scene>
          """
        ).instantiateInitialViewController() as? UIPageViewController)
    }
    let scroll = try page("transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"12\" spineLocation=\"none\"")
    expect(scroll.transitionStyle == .scroll && scroll.navigationOrientation == .vertical && scroll.pageSpacing == 12)
    expect(scroll.spineLocation == .none && !scroll.isDoubleSided)
    let curl = try page("transitionStyle=\"pageCurl\" navigationOrientation=\"horizontal\" spineLocation=\"mid\"")
    expect(curl.transitionStyle == .pageCurl && curl.spineLocation == .mid && curl.isDoubleSided)
    try expect(page("spineLocation=\"max\" doubleSided=\"YES\"").spineLocation, equals: .max)
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let first = UIViewController()
    scroll.setViewControllers([first], direction: .forward, animated: false)
    screen.show(scroll)
    expect(first.view.window != nil && first.view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test("Split controllers have the column widths and the visibility of the mode button of the document")
  func split() throws {
    let split = try #require(
      try storyboard(
        """
        <scene sceneID="s"><objects><splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" \
        minimumPrimaryColumnWidth="200" maximumPrimaryColumnWidth="280" preferredPrimaryColumnWidthFraction="0.4" \
        minimumSupplementaryColumnWidth="-1" displayModeButtonVisibility="never" id="vc" sceneMemberID="viewController">
        <connections><segue destination="m" kind="relationship" relationship="masterViewController" id="r1"/></connections>
        </splitViewController></objects></scene>
        <scene sceneID="ms"><objects><viewController id="m" sceneMemberID="viewController"/></objects></scene>
        """
      ).instantiateInitialViewController() as? UISplitViewController)
    expect(split.minimumPrimaryColumnWidth == 200 && split.maximumPrimaryColumnWidth == 280)
    expect(split.preferredPrimaryColumnWidthFraction == 0.4 && split.displayModeButtonVisibility == .never)
    expect(split.minimumSupplementaryColumnWidth, equals: UISplitViewController.automaticDimension)
  }

  @Test("The background of a navigation bar that clips in the document extends below the status bar") func clippingBar() throws {
    let controller =
      try storyboard(
        """
        <scene sceneID="s"><objects><navigationController id="vc" sceneMemberID="viewController">
          <navigationBar key="navigationBar" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="bar"/>
        </navigationController></objects></scene>
        """
      ).instantiateInitialViewController() as? UINavigationController
    expect(try #require(controller).navigationBar.clipsToBounds == false)
  }

  @Test("NB-12 A scene without a view loads the nib that it names, or a plain view") func withoutView() throws {
    let scene =
      "<scene sceneID=\"s\"><objects><viewController nibName=\"NoSuchNib\" id=\"vc\" sceneMemberID=\"viewController\"/></objects></scene>"
    let controller = try #require(try storyboard(scene).instantiateInitialViewController())
    expect(controller.view != nil && controller.view.subviews.isEmpty)
  }

  // MARK: Collection views

  @Test("SB-04 Headers and footers of a grid come from the document, sized by its flow layout") func footers() throws {
    let source = FormSource()
    let layout = """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="fl">
        <size key="itemSize" width="60" height="50"/><size key="headerReferenceSize" width="50" height="30"/>
        <size key="footerReferenceSize" width="50" height="24"/><inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/>
      </collectionViewFlowLayout>
      """
    let made = try storyboard(Self.grid(layout)).instantiateInitialViewController()
    let controller = try #require(made as? UICollectionViewController)
    let screen = TestScreen(size: CGSize(width: 200, height: 480))
    controller.loadViewIfNeeded()
    controller.collectionView.dataSource = source
    screen.show(controller)
    let path = IndexPath(item: 0, section: 0)
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .never
    screen.layout()
    let footer = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path))
    let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 30))
    // Two lines of three and one cells follow the header.
    expect(footer.frame, equals: CGRect(x: 0, y: 140, width: 200, height: 24))
    expect((footer.viewWithTag(3) as? UILabel)?.text == "Footer" && footer.backgroundColor == .systemRed)
    expect(view.cellForItem(at: path)?.frame.size, equals: CGSize(width: 60, height: 50))
  }

  @Test("CV-22 A layout of an app's class is made with the document's values and its runtime attributes") func customLayout() throws {
    let source = FormSource()
    let own =
      "<collectionViewLayout key=\"collectionViewLayout\" id=\"cl\" customClass=\"FormLayout\" customModule=\"InterfaceBuilderTests\">"
      + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"side\"><real key=\"value\" value=\"44\"/>"
      + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></collectionViewLayout>"
    let controller = try #require(try storyboard(Self.grid(own)).instantiateInitialViewController() as? UICollectionViewController)
    controller.loadViewIfNeeded()
    controller.collectionView.dataSource = source
    let screen = TestScreen(size: CGSize(width: 200, height: 480))
    screen.show(controller)
    expect(controller.collectionView.collectionViewLayout is FormLayout)
    expect(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 88, y: 88, width: 44, height: 44))
    let flow =
      "<collectionViewFlowLayout key=\"collectionViewLayout\" minimumLineSpacing=\"7\" minimumInteritemSpacing=\"5\" id=\"fl\" "
      + "customClass=\"FormFlow\" customModule=\"InterfaceBuilderTests\"><size key=\"itemSize\" width=\"33\" height=\"22\"/></collectionViewFlowLayout>"
    let second = try #require(try storyboard(Self.grid(flow)).instantiateInitialViewController() as? UICollectionViewController)
    let layout = try #require(second.collectionView.collectionViewLayout as? FormFlow)
    expect(layout.minimumLineSpacing == 7 && layout.itemSize == CGSize(width: 33, height: 22) && layout.sizeSeen.width == 33)
  }

  private static func grid(_ layout: String) -> String {
    """
    <scene sceneID="s"><objects><collectionViewController id="vc" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv">
        <rect key="frame" x="0.0" y="0.0" width="200" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(layout)
        <cells><collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
        reuseIdentifier="cell" id="c"><rect key="frame" x="0" y="0" width="60" height="50"/>
          <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
          contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="cc"><rect key="frame" x="0" y="0" width="60" height="50"/>
          </collectionViewCellContentView><size key="customSize" width="60" height="50"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="head" id="h">
          <rect key="frame" x="0.0" y="0.0" width="200" height="30"/></collectionReusableView>
        <collectionReusableView key="sectionFooterView" opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="foot" id="f">
          <rect key="frame" x="0.0" y="0.0" width="200" height="24"/>
          <subviews><label opaque="NO" tag="3" text="Footer" lineBreakMode="tailTruncation" id="fl1">
            <rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews>
          <color key="backgroundColor" systemColor="systemRedColor"/></collectionReusableView>
      </collectionView></collectionViewController></objects></scene>
    """
  }

  // MARK: Views and values

  @Test("Guides of the keyboard, kinds of vibrancy, page indicators, dates, colors and color wells")
  func views() throws {
    let (maker, made) = try make(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <visualEffectView opaque="NO" contentMode="scaleToFill" id="e"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <view key="contentView" contentMode="center" id="ec"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            <vibrancyEffect style="secondaryLabel"><blurEffect style="systemMaterial"/></vibrancyEffect></visualEffectView>
          <pageControl opaque="NO" numberOfPages="3" backgroundStyle="prominent" defersCurrentPageDisplay="YES" id="p">
            <rect key="frame" x="0" y="0" width="9" height="9"/></pageControl>
          <datePicker datePickerMode="time" minuteInterval="15" style="wheels" useCurrentDate="NO" id="d">
            <rect key="frame" x="0" y="0" width="9" height="9"/><date key="date" timeIntervalSinceReferenceDate="0"/>
            <timeZone key="timeZone" name="Asia/Tokyo"/><calendar key="calendar" identifier="buddhist"/></datePicker>
          <colorWell opaque="NO" title="Ink" supportsAlpha="NO" id="w"><rect key="frame" x="0" y="0" width="28" height="28"/>
            <color key="selectedColor" cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="custom" \
            customColorSpace="genericCMYKColorSpace"/></colorWell>
          <textField opaque="NO" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <textInputTraits key="textInputTraits" keyboardType="ASCIICapableNumberPad" textContentType="one-time-code"/></textField>
          <tabBar itemPositioning="centered" itemWidth="60" itemSpacing="8" id="tb"><rect key="frame" x="0" y="0" width="9" height="49"/></tabBar>
        </subviews>
        <viewLayoutGuide key="keyboard" id="k"/>
        <constraints><constraint firstItem="k" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="kc"/></constraints>
      </view>
      """)
    let root = try #require(made.first as? UIView)
    expect(maker.object("k") === root.keyboardLayoutGuide)
    expect(((maker.object("e") as? UIVisualEffectView)?.effect as? UIVibrancyEffect)?.style, equals: .secondaryLabel)
    let pages = try #require(maker.object("p") as? UIPageControl)
    expect(pages.backgroundStyle == .prominent && pages.defersCurrentPageDisplay)
    let date = try #require(maker.object("d") as? UIDatePicker)
    expect(date.timeZone?.identifier == "Asia/Tokyo" && date.calendar.identifier == .buddhist && date.minuteInterval == 15)
    let well = try #require(maker.object("w") as? UIColorWell)
    expect(well.title == "Ink" && !well.supportsAlpha && well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect((maker.object("t") as? UITextField)?.keyboardType, equals: .asciiCapableNumberPad)
    let bar = try #require(maker.object("tb") as? UITabBar)
    expect(bar.itemPositioning == .centered && bar.itemWidth == 60 && bar.itemSpacing == 8)
  }

  @Test("A cell may have a content configuration instead of labels") func contentConfiguration() throws {
    let cell = try #require(
      try make(
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="c" id="c">
          <rect key="frame" x="0.0" y="0.0" width="414" height="44.5"/>
          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c" id="cc">
            <rect key="frame" x="0.0" y="0.0" width="414" height="44.5"/></tableViewCellContentView>
          <listContentConfiguration key="contentConfiguration" text="Autofill" secondaryText="On" \
          prefersSideBySideTextAndSecondaryText="YES"><imageReference key="image" image="trash" catalog="system"/>
          </listContentConfiguration></tableViewCell>
        """, strings: ["c.contentConfiguration.text": "Ausfüllen"]
      ).1.first as? UITableViewCell)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    expect(content.text == "Ausfüllen" && content.secondaryText == "On" && content.image != nil)
    expect(content.prefersSideBySideTextAndSecondaryText)
  }

  @Test("NB-08 A multiplier may be a fraction", arguments: [("1/3", 1.0 / 3), ("16:9", 16.0 / 9), ("0.5", 0.5), ("1:1.5", 1 / 1.5)])
  func fractions(_ text: String, _ value: Double) throws {
    let ratio = try #require(PlannedConstraint.ratio(text))
    expect(abs(Double(ratio) - value), below: 1e-9)
    expect(PlannedConstraint.ratio("1/0") == nil && PlannedConstraint.ratio("a/b") == nil)
  }

  @Test("A frame may be written as distances to the superview's edges; a color's newest name counts") func insetFrames() throws {
    let root = try #require(
      try make(
        """
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view id="a"><frame key="frameInset" minX="39" minY="38" width="91" height="21"/></view>
            <view id="b"><frame key="frameInset" minX="10" maxX="20" maxY="30" height="40"/></view>
          </subviews>
          <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemGroupedBackgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
        """
      ).1.first as? UIView)
    expect(root.subviews.map(\.frame) == [CGRect(x: 39, y: 38, width: 91, height: 21), CGRect(x: 10, y: 597, width: 345, height: 40)])
    expect(root.backgroundColor, equals: .systemGroupedBackground)
  }

  @Test("A constraint may be of an app's class and have runtime attributes") func constraintClass() throws {
    let (maker, made) = try make(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="width" constant="10" id="c1" customClass="FormConstraint" customModule="InterfaceBuilderTests">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="factor"><real key="value" value="3"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint>
          <constraint firstItem="a" firstAttribute="height" constant="20" id="c2"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
        </constraints></view>
      """)
    let constraint = try #require(maker.object("c1") as? FormConstraint)
    expect(constraint.factor == 3 && constraint.constant == 30)
    let root = try #require(made.first as? UIView)
    TestScreen(size: CGSize(width: 375, height: 667)).show(root)
    root.layoutIfNeeded()
    expect(root.subviews[0].frame, equals: CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}

final class FormConstraint: NSLayoutConstraint {
  var factor: CGFloat = 1

  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= factor
  }
}

/// Cells on the diagonal.
final class FormLayout: UICollectionViewLayout {
  var side: CGFloat = 10

  override var collectionViewContentSize: CGSize { CGSize(width: side * 4, height: side * 4) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: side * CGFloat(indexPath.item), y: side * CGFloat(indexPath.item), width: side, height: side)
    return attributes
  }
}

final class FormFlow: UICollectionViewFlowLayout {
  private(set) var sizeSeen = CGSize.zero

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizeSeen = itemSize
  }
}

private final class FormSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: isHeader ? "head" : "foot", for: indexPath)
  }
}
