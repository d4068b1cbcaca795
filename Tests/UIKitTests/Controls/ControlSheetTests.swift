import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Control sheets", .serialized) @MainActor
struct ControlSheetTests {
  static func image(_ color: UIColor = .systemOrange, size: CGFloat = 24) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  static func configured(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = configuration
    configuration.title = "Button"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  static var buttons: [ControlSheet.Line] {
    var lines: [ControlSheet.Line] = [
      .init("system") {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        return button
      },
      .init("custom, image") {
        let button = UIButton(type: .custom)
        button.setTitle("Image", for: .normal)
        button.setTitleColor(.systemGray, for: .normal)
        button.setImage(image(), for: .normal)
        return button
      },
      .init("custom, background images") {
        let button = UIButton(type: .custom)
        button.setTitle("Ground", for: .normal)
        let plain = image(.systemTeal).resizableImage(withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
        button.setBackgroundImage(plain, for: .normal)
        button.setBackgroundImage(image(.systemIndigo).resizableImage(withCapInsets: plain.capInsets), for: .highlighted)
        button.setBackgroundImage(image(.systemPink).resizableImage(withCapInsets: plain.capInsets), for: .selected)
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
        return button
      },
    ]
    for (name, type) in [
      ("detailDisclosure", UIButton.ButtonType.detailDisclosure), ("infoLight", .infoLight), ("infoDark", .infoDark),
      ("contactAdd", .contactAdd), ("close", .close),
    ] {
      lines.append(.init(name) { UIButton(type: type) })
    }
    for (name, configuration) in [
      ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ] {
      lines.append(.init("configuration \(name)") { configured(configuration) })
    }
    for (name, size) in [("mini", UIButton.Configuration.Size.mini), ("small", .small), ("large", .large)] {
      lines.append(.init("filled \(name)") { configured(.filled()) { $0.buttonSize = size } })
    }
    lines.append(
      .init("capsule, subtitle, image") {
        configured(.tinted()) {
          $0.subtitle = "Subtitle"
          $0.image = UIImage(systemName: "star")
          $0.imagePadding = 6
          $0.cornerStyle = .capsule
        }
      })
    lines.append(
      .init("image on top, activity") {
        configured(.gray()) {
          $0.image = UIImage(systemName: "star")
          $0.imagePlacement = .top
          $0.imagePadding = 4
        }
      })
    lines.append(
      .init("activity") {
        configured(.bordered()) {
          $0.showsActivityIndicator = true
          $0.imagePadding = 8
        }
      })
    return lines
  }

  static var controls: [ControlSheet.Line] {
    [
      .init("UISwitch off", measured: ("51 × 31", "79 × 27")) { UISwitch() },
      .init("UISwitch on", measured: ("51 × 31", "79 × 27")) {
        let control = UISwitch()
        control.isOn = true
        return control
      },
      .init("UISwitch, own colours") {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = .systemPurple
        control.thumbTintColor = .systemYellow
        return control
      },
      .init("UISlider", measured: ("34", "23"), width: 130) {
        let slider = UISlider()
        slider.value = 0.4
        return slider
      },
      .init("UISlider, images, own colours", measured: ("34", "23"), width: 130) {
        let slider = UISlider()
        slider.value = 0.7
        slider.minimumTrackTintColor = .systemGreen
        slider.maximumTrackTintColor = .systemRed
        slider.thumbTintColor = .systemYellow
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.2")
        return slider
      },
      .init("UISegmentedControl", measured: ("32", "30")) {
        let control = UISegmentedControl(items: ["One", "Two", "3"])
        control.selectedSegmentIndex = 1
        return control
      },
      .init("UISegmentedControl, first", measured: ("32", "30")) {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        return control
      },
      .init("UIStepper", measured: ("94 × 32", nil)) {
        let stepper = UIStepper()
        stepper.value = 50
        return stepper
      },
      .init("UIStepper at its least", measured: ("94 × 32", nil)) { UIStepper() },
      .init("UIPageControl") {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        return control
      },
      .init("UIProgressView", width: 130) {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.6
        return view
      },
      .init("UIActivityIndicatorView", measured: ("20 × 20", "20 × 20")) {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
      },
    ]
  }

  @MainActor final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = Fruits()
    static let names = ["Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig", "Grape"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.names.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      component == 0 ? Self.names[row] : String(row + 1)
    }
  }

  static func pickers(design: UIDesign, isDark: Bool, scale: CGFloat) -> CGImage {
    let screen = TestScreen(size: CGSize(width: 1320, height: 350), scale: scale, design: design)
    screen.traits = { $0.userInterfaceStyle = isDark ? .dark : .light }
    let root = UIView()
    root.backgroundColor = .systemBackground
    screen.show(root)
    let fruits = UIPickerView(frame: CGRect(x: 10, y: 10, width: 300, height: 216))
    fruits.dataSource = Fruits.shared
    fruits.delegate = Fruits.shared
    fruits.selectRow(3, inComponent: 0, animated: false)
    fruits.selectRow(2, inComponent: 1, animated: false)
    root.addSubview(fruits)
    let styles: [(UIDatePicker.Mode, UIDatePickerStyle)] = [(.date, .wheels), (.dateAndTime, .inline), (.dateAndTime, .wheels)]
    for (index, style) in styles.enumerated() {
      let picker = UIDatePicker()
      picker.datePickerMode = style.0
      picker.preferredDatePickerStyle = style.1
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.locale = Locale(identifier: "en_US")
      picker.date = Date(timeIntervalSince1970: 1_706_704_500)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 330 + index * 330, y: 10)
      root.addSubview(picker)
    }
    let compact = UIDatePicker(frame: .zero)
    compact.preferredDatePickerStyle = .compact
    compact.timeZone = TimeZone(identifier: "UTC")
    compact.locale = Locale(identifier: "en_US")
    compact.date = Date(timeIntervalSince1970: 1_706_704_500)
    compact.sizeToFit()
    compact.frame.origin = CGPoint(x: 20, y: 260)
    root.addSubview(compact)
    screen.settle(timeout: 1)
    return screen.snapshot()
  }

  @Test("sheets of all controls can be looked at", .enabled(if: ProcessInfo.processInfo.environment["TRESTLE_SHEETS"] != nil))
  func sheets() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TRESTLE_SHEETS"] ?? "/tmp")
    for (name, design, isDark) in [("modern", UIDesign.modern, false), ("dark", .modern, true), ("classic", .classic, false)] {
      for scale in [1, 2] {
        let sheet = ControlSheet(design: design, isDark: isDark, scale: CGFloat(scale))
        try sheet.picture(of: Self.buttons).writePNG(to: folder.appendingPathComponent("buttons-\(name)@\(scale)x.png"))
        try Self.pickers(design: design, isDark: isDark, scale: CGFloat(scale)).writePNG(
          to: folder.appendingPathComponent("pickers-\(name)@\(scale)x.png"))
        try sheet.picture(of: Self.controls).writePNG(to: folder.appendingPathComponent("controls-\(name)@\(scale)x.png"))
      }
    }
  }
}
