import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Layouts that request one another without end are reported once and stopped. The app continues.
@MainActor @Suite struct LayoutLoopTests {
  /// Shows a controller, and checks that its loop is reported once, with `name`, and that the screen comes to rest and reacts to touches.
  private func expectLoop(
    _ name: String, _ controller: @autoclosure () -> UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = TestScreen()
    let start = screen.now
    let controller = controller()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 44)
    let found = collectedWarnings {
      screen.show(controller)
      screen.settle()
      controller.view.addSubview(button)
      screen.settle()
    }
    #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
    #expect(found.first?.contains("oop") == true && found.first?.contains(name) == true, "\(found)", sourceLocation: sourceLocation)
    #expect(screen.now - start < 5, "the screen does not come to rest", sourceLocation: sourceLocation)
    let before = screen.work.layouts
    let more = collectedWarnings { screen.tap(CGPoint(x: 40, y: 30)) }
    #expect(taps == 1, sourceLocation: sourceLocation)
    #expect(more == [], sourceLocation: sourceLocation)
    #expect(screen.work.layouts - before < 2000, sourceLocation: sourceLocation)
  }

  private func expectRest(_ controller: @autoclosure () -> UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = TestScreen()
    let start = screen.now
    let controller = controller()
    let found = collectedWarnings {
      screen.show(controller)
      screen.settle()
    }
    #expect(found == [], sourceLocation: sourceLocation)
    #expect(screen.now - start < 1, sourceLocation: sourceLocation)
  }

  /// A controller with one view in a frame of 100 × 100 points.
  private func host(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views {
      if view.frame.isEmpty { view.frame = CGRect(x: 100, y: 100, width: 100, height: 100) }
      controller.view.addSubview(view)
    }
    return controller
  }

  @Test("A view that requests layout in each layout is reported once and stopped") func ownRequest() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    expectLoop("Restless", host(Restless()))
  }

  @Test("Two views that request each other's layout are reported once and stopped") func mutualRequests() {
    final class Partner: UIView {
      weak var other: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        other?.setNeedsLayout()
      }
    }
    let first = Partner()
    let second = Partner()
    (first.other, second.other) = (second, first)
    expectLoop("Partner", host(first, second))
  }

  @Test("A view and its subview that lay each other out immediately are reported once and stopped") func nestedCalls() {
    final class Caller: UIView {
      weak var other: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        other?.setNeedsLayout()
        other?.layoutIfNeeded()
      }
    }
    let first = Caller()
    let second = Caller()
    (first.other, second.other) = (second, first)
    expectLoop("Caller", host(first, second))
  }

  @Test("A view that lays out subviews which lay out their superview is stopped") func nestedParents() {
    final class Child: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
      }
    }
    final class Parent: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews {
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
      }
    }
    let parent = Parent()
    parent.addSubview(Child(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    expectLoop("Parent", host(parent))
  }

  @Test("Loops within loops have few passes in the frames that follow") func nestedLoops() {
    final class Nested: UIView {
      static var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.layouts += 1
        setNeedsLayout()
        for view in subviews { view.setNeedsLayout() }
      }
    }
    let screen = TestScreen()
    var views: [Nested] = []
    for _ in 0..<5 {
      let view = Nested(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      views.last?.addSubview(view)
      views.append(view)
    }
    let found = collectedWarnings {
      screen.show(host(views[0]))
      screen.settle()
    }
    // The loops of the superviews are those of the innermost view.
    expect(found.count, equals: 1)
    expect(Nested.layouts, below: 2000)
    Nested.layouts = 0
    for width in 0..<10 {
      views[0].frame.size.width = 110 + CGFloat(width)
      screen.advance(by: 1.0 / 60)
    }
    expect(Nested.layouts, below: 10 * 100)
    // A view that comes to rest has all passes again, and is not reported again.
    expect(collectedWarnings { screen.settle() }, equals: [])
  }

  @Test("Equal exclusion paths set in each layout change nothing") func equalExclusionPaths() {
    final class Page: UIViewController {
      let text = UITextView()
      var layouts = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        text.isScrollEnabled = false
        text.text = String(repeating: "Text around a picture. ", count: 40)
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
          text.leadingAnchor.constraint(equalTo: view.leadingAnchor), text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          text.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 80))]
      }
    }
    let page = Page()
    expectRest(page)
    expect(page.layouts, below: 6)
    let height = page.text.frame.height
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 80))
    page.text.textContainer.exclusionPaths = [path]
    expect(page.text.sizeThatFits(CGSize(width: 320, height: 0)).height, equals: height)
    path.append(UIBezierPath(rect: CGRect(x: 150, y: 0, width: 160, height: 400)))
    page.text.textContainer.exclusionPaths = [path]
    expect(page.text.sizeThatFits(CGSize(width: 320, height: 0)).height, above: height + 20)
  }

  @Test("Exclusion paths that differ in each layout are reported once and stopped") func movingExclusionPaths() {
    final class MovingPage: UIViewController {
      let text = UITextView()
      var step: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        text.isScrollEnabled = false
        text.text = String(repeating: "Text around a picture. ", count: 40)
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
          text.leadingAnchor.constraint(equalTo: view.leadingAnchor), text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          text.topAnchor.constraint(equalTo: view.topAnchor),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        step = step == 0 ? 40 : 0
        text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80 + step, height: 80 + step))]
      }
    }
    expectLoop("MovingPage", MovingPage())
  }

  @Test("A view that requests an update of its constraints in each update is reported once and stopped") func constraintUpdates() {
    final class Updating: UIView {
      override func updateConstraints() {
        super.updateConstraints()
        setNeedsUpdateConstraints()
      }
    }
    expectLoop("Updating", host(Updating()))
  }

  @Test("Constraints that change in each layout are reported once and stopped") func constraintChanges() {
    final class Resizing: UIView {
      lazy var constraint = heightAnchor.constraint(equalToConstant: 10)
      override func layoutSubviews() {
        super.layoutSubviews()
        constraint.constant = constraint.constant == 10 ? 20 : 10
        constraint.isActive = true
        setNeedsUpdateConstraints()
      }
    }
    let view = Resizing()
    view.translatesAutoresizingMaskIntoConstraints = false
    expectLoop("Resizing", host(view))
  }

  @Test("A safe area that changes in each layout is reported once and stopped") func safeArea() {
    final class Insetting: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        additionalSafeAreaInsets.top = additionalSafeAreaInsets.top == 0 ? 20 : 0
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
      }
    }
    expectLoop("Insetting", Insetting())
  }

  @Test("An intrinsic size that is invalidated in each layout changes nothing unless it differs") func intrinsicSize() {
    final class Sizing: UIView {
      var grows = false
      private var height: CGFloat = 20
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
      override func layoutSubviews() {
        super.layoutSubviews()
        if grows { height = height == 20 ? 30 : 20 }
        invalidateIntrinsicContentSize()
      }
    }
    for grows in [false, true] {
      let view = Sizing()
      view.grows = grows
      view.translatesAutoresizingMaskIntoConstraints = false
      let controller = host(view)
      view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      if grows { expectLoop("Sizing", controller) } else { expectRest(controller) }
    }
  }

  @Test("Trait overrides that change in each layout are reported once and stopped") func traitOverrides() {
    final class Darkening: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        traitOverrides.userInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
      }
    }
    expectLoop("Darkening", host(Darkening()))
  }

  @Test("A row whose height alternates in each layout is reported once and stopped") func alternatingRow() {
    final class Alternating: UITableViewCell {
      private var height: CGFloat = 60
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: height) }
      override func layoutSubviews() {
        super.layoutSubviews()
        height = height == 60 ? 90 : 60
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
    let source = PlainRows(3) { _, _ in Alternating(style: .default, reuseIdentifier: nil) }
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = source
    let screen = TestScreen()
    let start = screen.now
    let found = collectedWarnings {
      screen.show(host(table))
      screen.settle()
    }
    expect(found.count, atMost: 3, "\(found)")
    expect(screen.now - start, below: 5)
    expect(table.visibleCells.count, equals: 3)
  }

  @Test("A layout that invalidates itself when it is prepared is prepared once") func preparedLayout() {
    final class Invalidating: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        invalidateLayout()
      }
    }
    let source = PlainItems([5])
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 380), collectionViewLayout: Invalidating())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    expectRest(host(view))
    expect(view.visibleCells.count, equals: 5)
  }

  @Test("Preferred attributes that alternate are reported once and stopped") func preferredAttributes() {
    final class Alternating: UICollectionViewCell {
      private var height: CGFloat = 40
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        height = height == 40 ? 60 : 40
        attributes.size.height = height
        setNeedsLayout()
        return attributes
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let source = PlainItems([5])
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 380), collectionViewLayout: layout)
    view.register(Alternating.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let screen = TestScreen()
    let start = screen.now
    let found = collectedWarnings {
      screen.show(host(view))
      screen.settle()
    }
    expect(found.count, atMost: 1, "\(found)")
    expect(screen.now - start, below: 5)
    expect(view.visibleCells.count, equals: 5)
  }

  @Test("A chain of views that settles after forty passes is not cut") func deepSettling() {
    final class Stage: UIView {
      var remaining = 40
      override func layoutSubviews() {
        super.layoutSubviews()
        remaining -= 1
        if remaining > 0 { setNeedsLayout() }
      }
    }
    let view = Stage()
    expectRest(host(view))
    expect(view.remaining, equals: 0)
  }
}
