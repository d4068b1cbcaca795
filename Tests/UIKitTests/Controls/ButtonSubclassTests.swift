import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Typical subclasses of apps, in another module.
@Suite("Subclasses of controls") @MainActor
struct ButtonSubclassTests {
  private final class Counting: UIButton {
    var updates = 0
    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  }
  private final class Louder: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds).insetBy(dx: 10, dy: 0) }
  }
  private final class Turning: UISwitch {
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(!on, animated: animated) }
  }
  private final class Choosing: UISegmentedControl {
    override var selectedSegmentIndex: Int {
      get { super.selectedSegmentIndex }
      set { super.selectedSegmentIndex = newValue }
    }
  }
  private final class Stepping: UIStepper {}
  private final class Paging: UIPageControl {
    override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
  }
  private final class Picking: UIPickerView {}
  private final class Dating: UIDatePicker {}
  private final class Searching: UISearchBar {}
  private final class Control: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  }

  @Test("Every control can be made a subclass of in another module")
  func subclasses() {
    let button = Counting(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = "Updated" }
    let slider = Louder(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let toggle = Turning()
    toggle.setOn(false, animated: false)
    let segments = Choosing(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    let views: [UIView] = [
      button, slider, toggle, segments, Stepping(), Paging(), Picking(), Dating(), Searching(), Control(frame: .zero),
    ]
    let screen = TestScreen()
    let root = UIView()
    for view in views { root.addSubview(view) }
    screen.show(root)
    screen.settle()
    expect(button.updates > 0 && button.configuration?.title == "Updated")
    expect(slider.trackRect(forBounds: slider.bounds).minX >= 10 && toggle.isOn && segments.selectedSegmentIndex == 1)
  }
}
