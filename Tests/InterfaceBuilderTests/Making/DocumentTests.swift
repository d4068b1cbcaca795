import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitLists
@testable import UIKitSearch
@testable import UIKitViews

/// Whole documents in the formats of several versions of Interface Builder. Each scene is compared with a stored
/// checksum.
@Suite(.serialized) @MainActor struct DocumentTests {
  private struct Shown {
    let controller: UIViewController
    let screen: TestScreen
    let warnings: [String]
    let errors: [String]

    /// Returns the object with this id, of the controller or of its view.
    @MainActor func object<Object>(_ id: String, as type: Object.Type = Object.self) throws -> Object {
      let origin = controller.interfaceOrigin
      return try #require([origin?.viewLoad, origin?.maker].lazy.compactMap { $0?.object(id) }.first as? Object, "\(id)")
    }
  }

  private static func subviews(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(subviews) }

  private final class Messages: @unchecked Sendable {
    var warnings: [String] = []
    var errors: [String] = []
  }

  private func show(_ file: String, _ identifier: String? = nil, size: CGSize = CGSize(width: 393, height: 852)) throws -> Shown {
    let messages = Messages()
    let (error, warning) = (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler)
    UIKitErrorHandler.handler = { messages.errors.append($0) }
    UIKitErrorHandler.warningHandler = { messages.warnings.append($0) }
    defer { (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler) = (error, warning) }
    InterfaceWarnings.reset()
    let plan = try Fixture.plan(file + ".storyboard")
    let screen = TestScreen(size: size)
    let storyboard = UIStoryboard(plan: plan, name: file, bundle: .main)
    let initial = try #require(identifier == nil ? plan.initialController : "")
    let scene = try #require(identifier.map { plan.scene(identifier: $0) } ?? plan.scene(ofController: initial))
    let controller = try #require(storyboard.make(scene))
    controller.interfaceOrigin?.keepsViewLoad = true
    screen.show(controller)
    screen.settle()
    let name = [file, identifier, "\(Int(size.width))"].compactMap { $0 }.joined(separator: "-")
    for case let picker as UIDatePicker in Self.subviews(controller.view) {
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Date(timeIntervalSince1970: 1_706_704_500)
    }
    // Views of frameworks depend on what else the test program links.
    if file != "Frameworks" { assertSnapshotChecksum(screen.snapshot(), named: name) }
    return Shown(controller: controller, screen: screen, warnings: messages.warnings, errors: messages.errors)
  }

  @Test("NB-08 NB-11 A scroll view's guides, nested stacks and every control") func controls() throws {
    let shown = try show("Controls")
    expect(shown.errors.isEmpty && shown.warnings.isEmpty, "\(shown.warnings) \(shown.errors)")
    let scroll: UIScrollView = try shown.object("scroll")
    expect(scroll.contentSize.width == 393 && scroll.keyboardDismissMode == .interactive)
    let column: UIStackView = try shown.object("column")
    expect(column.frame.origin == CGPoint(x: 20, y: 20) && column.frame.width == 353 && column.spacing == 12)
    expect(column.arrangedSubviews.count, equals: 10)
    let field: UITextField = try shown.object("field")
    expect(field.borderStyle == .roundedRect && field.isSecureTextEntry && field.keyboardType == .emailAddress)
    expect(field.returnKeyType == .next && field.autocapitalizationType == .words && field.textContentType == .emailAddress)
    expect(field.clearButtonMode == .whileEditing && field.placeholder == "Required")
    let segments: UISegmentedControl = try shown.object("seg")
    expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 2))
    expect(segments.imageForSegment(at: 2) != nil)
    let stepper: UIStepper = try shown.object("step")
    expect(stepper.value == 3 && stepper.maximumValue == 9)
    let slider: UISlider = try shown.object("slide")
    expect(slider.value == 40 && slider.maximumValue == 80)
    // The thumb extends beyond the track that constraints align.
    expect(slider.frame.minX == -2 && slider.frame.width == 357)
    try expect(shown.object("toggle", as: UISwitch.self).isOn)
    try expect(shown.object("toggle", as: UISwitch.self).onTintColor, equals: .systemPurple)
    try expect(shown.object("prog", as: UIProgressView.self).progress, equals: 0.5)
    let pages: UIPageControl = try shown.object("page")
    expect(pages.numberOfPages == 4 && pages.currentPage == 1 && pages.currentPageIndicatorTintColor == .systemRed)
    try expect(shown.object("busy", as: UIActivityIndicatorView.self).isAnimating)
    let date: UIDatePicker = try shown.object("date")
    expect(date.datePickerMode == .date && date.minuteInterval == 5)
    try expect(shown.object("pick", as: UIPickerView.self).frame.height, equals: 100)
    let symbol: UIImageView = try shown.object("sym")
    expect(symbol.image?.isSymbolImage == true && symbol.tintColor == .systemGreen)
  }

  @Test("NB-13 Views of frameworks that are not linked are placeholders with a warning, and their outlets stop nothing") func frameworks()
    throws
  {
    let shown = try show("Frameworks", size: CGSize(width: 375, height: 667))
    expect(shown.errors.isEmpty, "\(shown.errors)")
    for kind in ["glkView", "avPlayerView"] {
      expect(shown.warnings.contains { $0.contains("<\(kind)> needs a framework that is not linked; a placeholder is shown.") }, "\(kind)")
      let view: UIView = try shown.object(kind)
      expect(view.frame.size, equals: CGSize(width: 335, height: 80))
    }
  }

  private final class LinkedMap: UIView {
    var type = ""

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      type = coder.interfaceAttributes["mapType"] ?? ""
    }
  }

  @Test("NB-13 A linked module's class is made for its element, with the element's attributes") func registered() throws {
    InterfaceElements.register(LinkedMap.self, forElement: "linkedMap")
    let plan = try Fixture.nib(
      "<linkedMap mapType=\"satellite\" tag=\"3\" id=\"m\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></linkedMap>")
    let map = try #require(InterfaceMaker(plan, bundle: .main).makeTopLevel(plan.objects[0]) as? LinkedMap)
    expect(map.type == "satellite" && map.tag == 3)
  }

  @Test("NB-08 A document without Auto Layout follows autoresizing masks", arguments: [320, 480] as [CGFloat])
  func masks(width: CGFloat) throws {
    let shown = try show("Masks", size: CGSize(width: width, height: 560))
    expect(shown.errors.isEmpty && shown.warnings.isEmpty, "\(shown.warnings) \(shown.errors)")
    let button: UIButton = try shown.object("ok")
    expect(button.frame == CGRect(x: 20, y: 20, width: width - 40, height: 44) && button.buttonType == .system)
    let bar: UIToolbar = try shown.object("bar")
    expect(bar.frame == CGRect(x: 0, y: 516, width: width, height: 44) && bar.items?.count == 3)
    let middle: UIView = try shown.object("middle")
    expect(middle.frame.size == CGSize(width: 100, height: 100) && abs(middle.frame.midX - width / 2) < 1)
    expect(shown.controller.view.constraints.isEmpty)
  }

  @Test("NB-21 Layout guides of bars, margins, and size-class variations") func guides() throws {
    let phone = try show("Guides", size: CGSize(width: 375, height: 667))
    expect(phone.errors.isEmpty && phone.warnings.isEmpty, "\(phone.warnings) \(phone.errors)")
    let box: UIView = try phone.object("box")
    expect(box.frame, equals: CGRect(x: 16, y: 8, width: 343, height: 639))
    let label: UILabel = try phone.object("wide")
    expect(label.frame.minY == 18 && label.font.pointSize == 17)
    phone.screen.resize(to: CGSize(width: 667, height: 375))
    phone.screen.settle()
    expect(box.backgroundColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let pad = try show("Guides", size: CGSize(width: 1024, height: 768))
    let wide: UILabel = try pad.object("wide")
    expect(wide.frame.minY == 58 && wide.font.pointSize == 40)
  }

  @Test("NB-11 SB-02 A table's header and footer, and static sections with theirs") func tables() throws {
    let notes = try show("Tables", "notes", size: CGSize(width: 390, height: 844))
    expect(notes.errors.isEmpty && notes.warnings.isEmpty, "\(notes.warnings) \(notes.errors)")
    let table = try #require((notes.controller as? UITableViewController)?.tableView)
    expect(table.tableHeaderView?.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 50))
    expect(table.tableFooterView?.frame.height == 30 && table.tableFooterView?.backgroundColor == .systemOrange)
    expect(table.rowHeight, equals: UITableView.automaticDimension)
    expect(table.dequeueReusableCell(withIdentifier: "Note")?.contentView.subviews.first is UILabel)
    expect(notes.controller.navigationItem.rightBarButtonItem != nil && notes.controller.navigationItem.largeTitleDisplayMode == .never)
    let settings = try show("Tables", "settings", size: CGSize(width: 390, height: 844))
    expect(settings.errors.isEmpty && settings.warnings.isEmpty, "\(settings.warnings) \(settings.errors)")
    let sections = try #require((settings.controller as? UITableViewController)?.tableView)
    expect(sections.style == .insetGrouped && sections.numberOfSections == 2 && sections.numberOfRows(inSection: 0) == 2)
    expect(sections.visibleCells.map { $0.textLabel?.text }, equals: ["Sound", "Badges", "Reset"])
    expect(sections.visibleCells.allSatisfy { $0.detailTextLabel?.text == "On" && $0.accessoryType == .disclosureIndicator })
    expect(sections.dataSource?.tableView(sections, titleForFooterInSection: 0), equals: "Applies to every note.")
  }

  @Test("NB-11 NB-19 Effects, attributed texts, configurations, runtime attributes of layers, recognizers, search bars, fonts") func looks()
    throws
  {
    let shown = try show("Looks")
    expect(shown.errors.isEmpty, "\(shown.errors)")
    let card: UIView = try shown.object("card")
    expect(card.layer.cornerRadius == 16 && card.layer.borderWidth == 2.5 && card.layer.masksToBounds)
    expect(card.layer.shadowOffset == CGSize(width: 0, height: 3) && card.layer.shadowOpacity == 0.25)
    expect(card.restorationIdentifier == "card" && card.frame.height == 100)
    expect((card.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired, equals: 2)
    // UIKit has no key borderUIColor, and no key named nothing.
    expect(shown.warnings.filter { $0.contains("Failed to set (layer.borderUIColor)") }.count, equals: 1, "\(shown.warnings)")
    expect(shown.warnings.filter { $0.contains("Failed to set (nothing)") }.count, equals: 1)
    let search: UISearchBar = try shown.object("search")
    expect(search.searchBarStyle == .minimal && search.scopeButtonTitles == ["All", "Mine"] && search.showsScopeBar)
    let blur: UIVisualEffectView = try shown.object("blur")
    expect(blur.effect is UIBlurEffect && (blur.contentView.subviews.first as? UILabel)?.text == "Blurred")
    let rich: UILabel = try shown.object("rich")
    expect(rich.attributedText?.string, equals: "Red and plain")
    expect(rich.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .systemRed)
    let button: UIButton = try shown.object("filled")
    expect(
      button.configuration?.title == "Buy" && button.configuration?.subtitle == "Once" && button.configuration?.cornerStyle == .capsule)
    expect(button.configuration?.imagePlacement == .trailing && button.configuration?.image != nil)
    let font: UILabel = try shown.object("font")
    expect(font.font.pointSize == 22 && font.textColor != nil)
  }

  @Test("SB-07 Tabs of navigation controllers with an embedded controller") func tabs() throws {
    let shown = try show("Tabs")
    expect(shown.errors.isEmpty && shown.warnings.isEmpty, "\(shown.warnings) \(shown.errors)")
    let tabs = try #require(shown.controller as? UITabBarController)
    expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"] && tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
    let home = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    expect(home.navigationItem.title, equals: "Home")
    expect(home.children.count == 1 && home.children[0].view.superview?.frame == CGRect(x: 20, y: 200, width: 353, height: 200))
    shown.screen.tap(CGPoint(x: 295, y: 830))
    shown.screen.settle()
    expect((tabs.selectedViewController as? UINavigationController)?.topViewController?.navigationItem.title, equals: "Find")
  }

  @Test("NB-08 A launch screen centers its label") func launch() throws {
    let shown = try show("Launch", size: CGSize(width: 375, height: 667))
    expect(shown.errors.isEmpty && shown.warnings.isEmpty)
    let title: UILabel = try shown.object("title")
    expect(abs(title.frame.midX - 187.5) < 1 && abs(title.frame.midY - 333.5) < 1)
  }
}
