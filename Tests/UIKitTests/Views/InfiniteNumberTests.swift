import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Infinite and extreme numbers for all properties of a view: nothing traps.
@MainActor struct InfiniteNumberTests {
  enum Place: String, CaseIterable {
    case frame, center, transform, bounds, label, font, paragraph, button, image, layer, shadow, scrollSize, scrollOffset, scrollInset, zoom
    case zoomTo, tableHeights, tableDelegate, tableInsets, tableHeader, textField, textView, slider, stepper, progress, pages, segments
    case picker, datePicker, constraint, stack, margins, safeArea, animation, spring, popover, sheet, bars, path, context, touches, screen
  }

  static let numbers: [CGFloat] =
    isSoaking ? [.infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e19, -1e19] : [.infinity, -1e19]

  @Test("Whatever is set to a number without an end is laid out, drawn and touched", arguments: Place.allCases)
  func place(_ place: Place) {
    for number in Self.numbers {
      let screen = TestScreen(scale: 1)
      let root = UIView()
      root.backgroundColor = .white
      screen.show(root)
      _ = caughtUIKitError {
        set(place, number, root, screen)
        screen.layout()
        _ = screen.snapshot()
        screen.tap(CGPoint(x: 100, y: 100))
        screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
        screen.advance(by: 0.2)
        _ = screen.snapshot()
        _ = screen.accessibilityTree()
      }
    }
  }

  @Test("An animation to the null rectangle, whose origin is infinite, shows its frames without an error")
  func nullFrame() {
    let screen = TestScreen(scale: 1)
    let root = UIView()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(box)
    screen.show(root)
    let message = caughtUIKitError {
      UIView.animate(withDuration: 0.2) { box.frame = .null }
      screen.advance(by: 0.1)
      screen.advance(by: 0.3)
    }
    expect(message == nil, "\(message ?? "")")
  }

  private final class Tall: NSObject, UITableViewDataSource, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 1 ? height : 44 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row == 2 ? .max / 4 : 0 }
  }

  private static var kept: [AnyObject] = []

  private func set(_ place: Place, _ number: CGFloat, _ root: UIView, _ screen: TestScreen) {
    Self.kept = []
    let frame = CGRect(x: 20, y: 20, width: 280, height: 200)
    func add<View: UIView>(_ view: View) -> View {
      view.frame = frame
      root.addSubview(view)
      return view
    }
    switch place {
    case .frame:
      let view = add(UIView())
      view.backgroundColor = .red
      view.addSubview(UILabel(frame: frame))
      view.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame.size.width = number
      screen.layout()
      view.frame.origin = CGPoint(x: number, y: number)
      view.frame.size = CGSize(width: number, height: number)
    case .center:
      let view = add(UIImageView(image: UIImage(systemName: "star")))
      view.center = CGPoint(x: number, y: 10)
    case .transform:
      let view = add(UILabel())
      view.text = "Text"
      view.transform = CGAffineTransform(scaleX: number, y: 1)
      screen.layout()
      view.transform = CGAffineTransform(rotationAngle: number)
      screen.layout()
      view.layer.transform = CATransform3DMakeTranslation(number, 0, number)
      view.layer.zPosition = number
    case .bounds:
      let view = add(UIView())
      view.clipsToBounds = true
      view.bounds.origin = CGPoint(x: number, y: -number)
      screen.layout()
      view.bounds.size.height = number
      view.layer.contentsScale = number
    case .label:
      let label = add(UILabel())
      label.text = "Some text that goes on"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = number
      _ = label.sizeThatFits(CGSize(width: number, height: number))
      _ = label.textRect(forBounds: CGRect(x: 0, y: 0, width: number, height: number), limitedToNumberOfLines: 2)
      label.minimumScaleFactor = number
      label.adjustsFontSizeToFitWidth = true
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: number, height: number)
      label.frame.size.width = number
    case .font:
      let label = add(UILabel())
      label.text = "Text"
      label.font = .systemFont(ofSize: number)
      screen.layout()
      label.font = .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: number))
      screen.layout()
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: number)
    case .paragraph:
      let style = NSMutableParagraphStyle()
      style.lineSpacing = number
      style.headIndent = number
      style.minimumLineHeight = number
      style.lineHeightMultiple = number
      style.tabStops = [NSTextTab(textAlignment: .left, location: number)]
      let label = add(UILabel())
      label.numberOfLines = 3
      label.attributedText = NSAttributedString(
        string: "One\tTwo\nThree", attributes: [.paragraphStyle: style, .kern: number, .baselineOffset: number, .strokeWidth: number])
    case .button:
      let button = add(UIButton(type: .system))
      button.setTitle("Button", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      screen.layout()
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
      configuration.imagePadding = number
      configuration.background.cornerRadius = number
      button.configuration = configuration
    case .image:
      let image = UIImage(systemName: "star")?.withAlignmentRectInsets(UIEdgeInsets(top: number, left: number, bottom: 0, right: 0))
      let view = add(UIImageView(image: image))
      view.contentMode = .scaleAspectFill
      screen.layout()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
      view.image = picture.resizableImage(withCapInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
      view.frame.size.width = number
      view.animationImages = [picture, picture]
      view.animationDuration = TimeInterval(number)
      view.startAnimating()
    case .layer:
      let view = add(UIView())
      view.backgroundColor = .blue
      view.layer.cornerRadius = number
      view.layer.borderWidth = number
      view.clipsToBounds = true
      screen.layout()
      let gradient = CAGradientLayer()
      gradient.frame = frame
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: number, y: 0)
      gradient.endPoint = CGPoint(x: 0, y: number)
      view.layer.addSublayer(gradient)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: number, height: 20)).cgPath
      shape.lineWidth = number
      shape.strokeColor = UIColor.red.cgColor
      shape.lineDashPattern = [NSNumber(value: Double(number))]
      shape.strokeEnd = number
      view.layer.addSublayer(shape)
    case .shadow:
      let view = add(UIView())
      view.backgroundColor = .blue
      view.layer.shadowOpacity = Float(number)
      view.layer.shadowOffset = CGSize(width: number, height: number)
      screen.layout()
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = number
      view.alpha = number
    case .scrollSize:
      let scroll = add(UIScrollView())
      scroll.contentSize = CGSize(width: number, height: number)
      scroll.flashScrollIndicators()
      screen.flick(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60))
    case .scrollOffset:
      let scroll = add(UIScrollView())
      scroll.contentSize = CGSize(width: 280, height: 2000)
      scroll.contentOffset.y = number
      screen.layout()
      scroll.setContentOffset(CGPoint(x: number, y: number), animated: true)
      screen.advance(by: 0.2)
      scroll.scrollRectToVisible(CGRect(x: number, y: number, width: number, height: number), animated: true)
    case .scrollInset:
      let scroll = add(UIScrollView())
      scroll.contentSize = CGSize(width: 280, height: 2000)
      scroll.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      scroll.scrollIndicatorInsets = scroll.contentInset
      scroll.flashScrollIndicators()
    case .zoom, .zoomTo:
      let scroll = add(UIScrollView())
      let zoomer = Zoomer()
      Self.kept = [zoomer]
      zoomer.view.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
      scroll.addSubview(zoomer.view)
      scroll.contentSize = zoomer.view.frame.size
      scroll.delegate = zoomer
      if place == .zoom {
        scroll.minimumZoomScale = number
        scroll.maximumZoomScale = number
        scroll.zoomScale = number
      } else {
        scroll.maximumZoomScale = 4
        scroll.zoom(to: CGRect(x: number, y: number, width: number, height: number), animated: true)
      }
      screen.pinch(center: CGPoint(x: 150, y: 100), from: 40, to: 120)
    case .tableHeights, .tableInsets, .tableHeader:
      let rows = Rows(count: 30)
      Self.kept = [rows]
      let table = add(UITableView(frame: frame, style: .plain))
      table.dataSource = rows
      if place == .tableHeights {
        table.rowHeight = number
        table.sectionHeaderHeight = number
        table.estimatedRowHeight = number
        screen.layout()
        table.rowHeight = UITableView.automaticDimension
      } else if place == .tableInsets {
        table.separatorInset = UIEdgeInsets(top: 0, left: number, bottom: 0, right: number)
        table.contentInset.top = number
        table.sectionHeaderTopPadding = number
      } else {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: number))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: number))
      }
      screen.layout()
      table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: true)
    case .tableDelegate:
      let tall = Tall(number)
      Self.kept = [tall]
      let table = add(UITableView(frame: frame, style: .grouped))
      table.dataSource = tall
      table.delegate = tall
      screen.layout()
      table.beginUpdates()
      table.endUpdates()
      table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: true)
    case .textField:
      let field = add(UITextField())
      field.borderStyle = .roundedRect
      field.text = "Text"
      field.minimumFontSize = number
      field.adjustsFontSizeToFitWidth = true
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: 10))
      field.leftViewMode = .always
      field.becomeFirstResponder()
      screen.type("abc")
      field.frame.size.width = number
    case .textView:
      let view = add(UITextView())
      view.text = "Text\nin lines"
      view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      view.textContainer.lineFragmentPadding = number
      view.becomeFirstResponder()
      screen.type("abc")
      _ = view.sizeThatFits(CGSize(width: number, height: number))
      view.frame.size.width = number
      _ = view.closestPosition(to: CGPoint(x: number, y: number))
    case .slider:
      let slider = add(UISlider())
      slider.maximumValue = Float(number)
      slider.minimumValue = -Float(number)
      slider.value = Float(number)
      slider.setValue(.nan, animated: true)
    case .stepper:
      let stepper = add(UIStepper())
      stepper.maximumValue = Double(number)
      stepper.stepValue = Double(number)
      stepper.value = Double(number)
    case .progress:
      let progress = add(UIProgressView(progressViewStyle: .default))
      progress.progress = Float(number)
      progress.setProgress(.nan, animated: true)
    case .pages:
      let pages = add(UIPageControl())
      pages.numberOfPages = number > 0 ? 100_000 : -5
      pages.currentPage = number > 0 ? .max : .min
    case .segments:
      let segments = add(UISegmentedControl(items: ["One", "Two"]))
      segments.setWidth(number, forSegmentAt: 0)
      segments.setContentOffset(CGSize(width: number, height: number), forSegmentAt: 1)
    case .picker:
      let wheel = Wheel(number)
      Self.kept = [wheel]
      let picker = add(UIPickerView())
      picker.dataSource = wheel
      picker.delegate = wheel
      screen.layout()
      picker.selectRow(3, inComponent: 0, animated: true)
    case .datePicker:
      for style in [UIDatePickerStyle.wheels, .inline, .compact] {
        let picker = add(UIDatePicker())
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSinceReferenceDate: TimeInterval(number))
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: TimeInterval(number))
        screen.layout()
        picker.maximumDate = Date(timeIntervalSince1970: TimeInterval(number))
        picker.countDownDuration = TimeInterval(number)
      }
    case .constraint:
      let view = add(UILabel())
      view.text = "Text"
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number, constant: 1),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: number),
      ]
      NSLayoutConstraint.activate(constraints)
      screen.layout()
      constraints[0].constant = number / 2
      view.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal)
    case .stack:
      let label = UILabel()
      label.text = "Text"
      let stack = add(UIStackView(arrangedSubviews: [label, UIImageView(image: UIImage(systemName: "star"))]))
      stack.spacing = number
      stack.setCustomSpacing(number, after: label)
    case .margins:
      let view = add(UIView())
      view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      let inner = UILabel()
      inner.text = "Text"
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    case .safeArea:
      let table = UITableViewController(style: .insetGrouped)
      let rows = Rows(count: 10)
      Self.kept = [rows]
      table.tableView.dataSource = rows
      table.additionalSafeAreaInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      screen.show(UINavigationController(rootViewController: table))
    case .animation:
      let view = add(UIView())
      view.backgroundColor = .red
      UIView.animate(withDuration: TimeInterval(number), delay: 0, animations: { view.alpha = 0.5 })
      UIView.animate(withDuration: 1, delay: TimeInterval(number), animations: { view.center.x = 50 })
      UIView.animate(withDuration: 0.1) { view.frame.size.width = number }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: Double(number), relativeDuration: Double(number)) { view.alpha = 1 }
      }
    case .spring:
      let view = add(UIView())
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number, animations: { view.alpha = 0 })
      UIView.animate(springDuration: TimeInterval(number), bounce: number, animations: { view.center.x = 0 })
      let animator = UIViewPropertyAnimator(duration: TimeInterval(number), dampingRatio: number) { view.center.y = 0 }
      animator.startAnimation()
      animator.fractionComplete = number
    case .popover, .sheet:
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: number, height: number)
      content.modalPresentationStyle = place == .popover ? .popover : .pageSheet
      content.popoverPresentationController?.sourceView = root
      content.popoverPresentationController?.sourceRect = CGRect(x: number, y: number, width: number, height: number)
      content.sheetPresentationController?.detents = [.custom { _ in number }, .large()]
      content.sheetPresentationController?.preferredCornerRadius = number
      screen.window.rootViewController?.present(content, animated: true)
      screen.advance(by: 0.2)
    case .bars:
      let controller = UIViewController()
      let title = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
      controller.navigationItem.titleView = title
      let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      item.width = number
      let button = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in })
      button.width = number
      button.imageInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      controller.navigationItem.rightBarButtonItems = [button, item]
      controller.toolbarItems = [item, button]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.setToolbarHidden(false, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      tabs.tabBar.itemWidth = number
      tabs.tabBar.itemSpacing = number
      navigation.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: number, vertical: number)
      screen.show(tabs)
    case .path, .context:
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: number, height: 10), cornerRadius: number)
        path.move(to: CGPoint(x: number, y: number))
        path.addArc(withCenter: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
        path.lineWidth = number
        if place == .path {
          path.fill()
          path.stroke()
          _ = path.contains(CGPoint(x: number, y: 3))
          _ = path.bounds
        } else {
          let drawing = context.cgContext
          drawing.translateBy(x: number, y: 0)
          drawing.scaleBy(x: number, y: number)
          drawing.fill(CGRect(x: number, y: number, width: number, height: number))
          drawing.setShadow(offset: CGSize(width: number, height: number), blur: number)
          drawing.clip(to: CGRect(x: 0, y: 0, width: number, height: number))
          "Text".draw(at: CGPoint(x: number, y: number), withAttributes: nil)
          "Text".draw(in: CGRect(x: 0, y: 0, width: number, height: number), withAttributes: nil)
          UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: number, height: number))
        }
      }
      expect(image.size, equals: CGSize(width: 20, height: 20))
      expect(UIGraphicsImageRenderer(size: CGSize(width: number, height: 5)).image { _ in }.size, equals: .zero)
    case .touches:
      let scroll = add(UIScrollView())
      scroll.contentSize = CGSize(width: 280, height: 2000)
      screen.tap(CGPoint(x: number, y: number))
      screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: number), duration: 0.1)
      screen.hover(CGPoint(x: number, y: 1))
      screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: number, dy: number))
      screen.pinch(center: CGPoint(x: 100, y: 100), from: 10, to: number, duration: 0.1)
    case .screen:
      screen.resize(to: CGSize(width: number, height: 10))
      screen.layout()
      screen.resize(to: CGSize(width: 320, height: 480))
    }
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let number: CGFloat
    init(_ number: CGFloat) { self.number = number }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row" }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { number }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { number }
  }
}
