import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitLists
@testable import UIKitViews

/// The meaning of an absent attribute belongs to the format, not to the class.
@Suite(.serialized) @MainActor struct AbsentAttributeTests {
  private func make<View: UIView>(_ kind: String, _ attributes: String = "", _ children: String = "") throws -> View {
    let plan = try Fixture.nib(
      "<\(kind) id=\"v\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/>\(children)</\(kind)>")
    let maker = InterfaceMaker(plan, bundle: .main)
    let view = maker.makeTopLevel(plan.objects[0]) as? View
    maker.finish()
    return try #require(view)
  }

  @Test("NB-15 Every view: touches yes, hugging 250, scaled, no mask, no color")
  func view() throws {
    let view: UIView = try make("view")
    expect(view.isUserInteractionEnabled)
    expect(view.contentHuggingPriority(for: .horizontal).rawValue, equals: 250)
    expect(view.contentCompressionResistancePriority(for: .vertical).rawValue, equals: 750)
    expect(view.contentMode, equals: .scaleToFill)
    expect(view.autoresizingMask, equals: [])
    expect(view.backgroundColor == nil)
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(!view.clipsToBounds && !view.isHidden && view.alpha == 1 && view.tag == 0)
    expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("NB-15 A label takes touches, hugs at 250, is aligned left and shrinks its text")
  func label() throws {
    let label: UILabel = try make("label", "lineBreakMode=\"tailTruncation\"")
    expect(label.isUserInteractionEnabled)
    expect(label.contentHuggingPriority(for: .horizontal).rawValue, equals: 250)
    expect(label.textAlignment, equals: .left)
    expect(label.adjustsFontSizeToFitWidth)
    expect(label.numberOfLines, equals: 1)
    let written: UILabel = try make(
      "label", "userInteractionEnabled=\"NO\" adjustsFontSizeToFit=\"NO\" textAlignment=\"natural\" horizontalHuggingPriority=\"251\"")
    expect(!written.isUserInteractionEnabled && !written.adjustsFontSizeToFitWidth && written.textAlignment == .natural)
    expect(written.contentHuggingPriority(for: .horizontal).rawValue, equals: 251)
  }

  @Test("NB-15 An image view without the attribute takes touches")
  func imageView() throws {
    let view: UIImageView = try make("imageView")
    expect(view.isUserInteractionEnabled)
  }

  @Test("NB-15 A button is custom, a field has no border, a switch is off")
  func controls() throws {
    let button: UIButton = try make("button")
    expect(button.buttonType, equals: .custom)
    let field: UITextField = try make("textField")
    expect(field.borderStyle == .none && field.textAlignment == .left && field.adjustsFontSizeToFitWidth)
    expect(field.autocapitalizationType, equals: .none)
    expect(field.contentHorizontalAlignment, equals: .left)
    let toggle: UISwitch = try make("switch")
    expect(!toggle.isOn)
    let segments: UISegmentedControl = try make(
      "segmentedControl", "", "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>")
    expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    expect(segments.titleForSegment(at: 1), equals: "B")
  }

  @Test("NB-15 An activity indicator does not hide when it stops")
  func activity() throws {
    let view: UIActivityIndicatorView = try make("activityIndicatorView", "style=\"large\"")
    expect(!view.hidesWhenStopped && !view.isHidden && !view.isAnimating && view.style == .large)
    let animating: UIActivityIndicatorView = try make("activityIndicatorView", "hidesWhenStopped=\"YES\" animating=\"YES\" style=\"gray\"")
    expect(animating.isAnimating && animating.hidesWhenStopped)
  }

  @Test("NB-15 A stack is horizontal, fills, and arranges its subviews")
  func stack() throws {
    let stack: UIStackView = try make(
      "stackView", "", "<subviews><view id=\"a\"/><label id=\"b\" text=\"x\"/></subviews>")
    expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    expect(stack.arrangedSubviews.count, equals: 2)
    let standard: UIStackView = try make("stackView", "axis=\"vertical\" spacingType=\"standard\" alignment=\"lastBaseline\"")
    expect(standard.axis == .vertical && standard.spacing == UIStackView.spacingUseSystem && standard.alignment == .lastBaseline)
  }

  @Test("NB-15 A table has no estimates; -1 is automatic")
  func table() throws {
    let table: UITableView = try make(
      "tableView", "style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"-1\" sectionFooterHeight=\"18\"")
    expect(table.style, equals: .grouped)
    expect(table.rowHeight == 44 && table.sectionHeaderHeight == UITableView.automaticDimension && table.sectionFooterHeight == 18)
    expect(table.estimatedRowHeight == 0 && table.estimatedSectionHeaderHeight == 0)
    expect(table.allowsSelection && !table.allowsMultipleSelection && !table.alwaysBounceVertical && table.isScrollEnabled)
    let estimated: UITableView = try make("tableView", "estimatedRowHeight=\"-1\" separatorStyle=\"none\"")
    expect(estimated.estimatedRowHeight == UITableView.automaticDimension && estimated.separatorStyle == .none)
  }

  @Test("NB-11 Sliders have minimum, maximum and value; steppers and progress too")
  func values() throws {
    let slider: UISlider = try make("slider", "value=\"30\" minValue=\"10\" maxValue=\"50\"")
    expect(slider.minimumValue == 10 && slider.maximumValue == 50 && slider.value == 30)
    let stepper: UIStepper = try make("stepper", "value=\"150\" minimumValue=\"120\" maximumValue=\"200\" stepValue=\"5\" wraps=\"YES\"")
    expect(stepper.value == 150 && stepper.minimumValue == 120 && stepper.maximumValue == 200 && stepper.stepValue == 5 && stepper.wraps)
    let progress: UIProgressView = try make("progressView", "progress=\"0.5\" progressViewStyle=\"bar\"")
    expect(progress.progress == 0.5 && progress.progressViewStyle == .bar)
    let pages: UIPageControl = try make("pageControl", "numberOfPages=\"5\" currentPage=\"2\"")
    expect(pages.numberOfPages == 5 && pages.currentPage == 2)
  }

  @Test("A zoom scale of zero reads as one, an inset of the smallest number as zero")
  func oddNumbers() throws {
    let scroll: UIScrollView = try make(
      "scrollView", "minimumZoomScale=\"0.0\" maximumZoomScale=\"0.0\"",
      "<inset key=\"contentInset\" minX=\"2.2250738585072014e-308\" minY=\"5\" maxX=\"0\" maxY=\"0\"/>")
    expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    expect(scroll.contentInset, equals: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }
}
