import Foundation
import UIKit
import UIKitTesting

/// The contents of the sheets: every control, with the sizes measured on the real system.
@MainActor enum ControlSheetLines {
  typealias Line = ControlSheet.Line
  typealias Size = ControlSheet.Size

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

  private static let pressable: [ControlSheet.State] = [.highlighted, .disabled, .focused]

  static var buttons: [Line] {
    let all = pressable + [.selected]
    var lines = [
      Line(name: "system", shows: all) {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        return button
      },
      Line(name: "custom, image") {
        let button = UIButton(type: .custom)
        button.setTitle("Image", for: .normal)
        button.setTitleColor(.systemGray, for: .normal)
        button.setImage(image(), for: .normal)
        return button
      },
      Line(name: "custom, background images", shows: all) {
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
    let info = Size(width: 22, height: 22)
    for (name, type, modern) in [
      ("detailDisclosure", UIButton.ButtonType.detailDisclosure, info), ("infoLight", .infoLight, info), ("infoDark", .infoDark, info),
      ("contactAdd", .contactAdd, info), ("close", .close, nil),
    ] as [(String, UIButton.ButtonType, Size?)] {
      lines.append(Line(name: name, measured: (modern, nil)) { UIButton(type: type) })
    }
    for (name, configuration) in [
      ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ] {
      lines.append(Line(name: "configuration \(name)", shows: name == "filled" ? pressable : all) { configured(configuration) })
    }
    for (name, size) in [("mini", UIButton.Configuration.Size.mini), ("small", .small), ("large", .large)] {
      lines.append(Line(name: "filled \(name)") { configured(.filled()) { $0.buttonSize = size } })
    }
    lines.append(
      Line(name: "capsule, subtitle, image", shows: all) {
        configured(.tinted()) {
          $0.subtitle = "Subtitle"
          $0.image = UIImage(systemName: "star")
          $0.imagePadding = 6
          $0.cornerStyle = .capsule
        }
      })
    lines.append(
      Line(name: "image on top", shows: all) {
        configured(.gray()) {
          $0.image = UIImage(systemName: "star")
          $0.imagePlacement = .top
          $0.imagePadding = 4
        }
      })
    lines.append(
      Line(name: "activity", shows: all) {
        configured(.bordered()) {
          $0.showsActivityIndicator = true
          $0.imagePadding = 8
        }
      })
    lines.append(
      Line(name: "menu, choice", shows: pressable) {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: ["Red", "Green"].map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
      })
    return lines
  }

  static var controls: [Line] { switches + sliders + choices + indicators + fields }

  private static var switches: [Line] {
    let measured: (Size?, Size?) = (Size(width: 51, height: 31), Size(width: 77, height: 27))
    return [
      Line(name: "UISwitch off", measured: measured) { UISwitch() },
      Line(name: "UISwitch on", measured: measured) {
        let control = UISwitch()
        control.isOn = true
        return control
      },
      Line(name: "UISwitch, own colours", measured: measured) {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = .systemPurple
        control.thumbTintColor = .systemYellow
        return control
      },
    ]
  }

  private static var sliders: [Line] {
    // The thumb of the flat style is the same under a finger.
    let measured: (Size?, Size?) = (Size(height: 34), Size(height: 23))
    return [
      Line(name: "UISlider", measured: measured, width: 130, shows: [.disabled, .focused], press: CGPoint(x: 0.42, y: 0.5)) {
        let slider = UISlider()
        slider.value = 0.4
        return slider
      },
      Line(
        name: "UISlider, images, own colours", measured: measured, width: 130, shows: [.disabled, .focused], press: CGPoint(x: 0.53, y: 0.5)
      ) {
        let slider = UISlider()
        slider.value = 0.7
        slider.minimumTrackTintColor = .systemGreen
        slider.maximumTrackTintColor = .systemRed
        slider.thumbTintColor = .systemYellow
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.2")
        return slider
      },
    ]
  }

  private static var choices: [Line] {
    let segments: (Size?, Size?) = (Size(height: 32), Size(height: 30))
    let stepper: (Size?, Size?) = (Size(width: 94, height: 32), nil)
    return [
      Line(name: "UISegmentedControl", measured: segments, press: CGPoint(x: 0.15, y: 0.5)) {
        let control = UISegmentedControl(items: ["One", "Two", "3"])
        control.selectedSegmentIndex = 1
        return control
      },
      Line(name: "UISegmentedControl, one dead", measured: segments, shows: [.disabled, .focused], press: CGPoint(x: 0.2, y: 0.5)) {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        return control
      },
      Line(name: "UISegmentedControl, momentary", measured: segments, press: CGPoint(x: 0.2, y: 0.5)) {
        let control = UISegmentedControl(items: [UIImage(systemName: "chevron.left")!, UIImage(systemName: "chevron.right")!])
        control.isMomentary = true
        return control
      },
      Line(name: "UIStepper", measured: stepper, press: CGPoint(x: 0.75, y: 0.5)) {
        let stepper = UIStepper()
        stepper.value = 50
        return stepper
      },
      Line(name: "UIStepper at its least", measured: stepper, press: CGPoint(x: 0.75, y: 0.5)) { UIStepper() },
      Line(name: "UIPageControl", shows: [.focused]) {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 1
        return control
      },
    ]
  }

  private static var indicators: [Line] {
    [
      Line(name: "UIProgressView", measured: (Size(height: 4), Size(height: 9)), width: 130, shows: []) {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.6
        return view
      },
      Line(name: "UIProgressView, bar", measured: (Size(height: 2), nil), width: 130, shows: []) {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 0.6
        return view
      },
      Line(name: "UIActivityIndicatorView", measured: (Size(width: 20, height: 20), Size(width: 20, height: 20)), shows: []) {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
      },
      Line(name: "UIActivityIndicatorView, large", measured: (Size(width: 37, height: 37), Size(width: 37, height: 37)), shows: []) {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        return view
      },
    ]
  }

  private static var fields: [Line] {
    [
      Line(name: "UITextField, rounded", measured: (Size(height: 34), Size(height: 31)), width: 135, shows: [.disabled, .focused]) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Text"
        field.clearButtonMode = .always
        return field
      },
      Line(name: "UITextField, placeholder", measured: (Size(height: 34), Size(height: 31)), width: 135, shows: [.focused]) {
        let field = UITextField()
        field.borderStyle = .bezel
        field.placeholder = "Placeholder"
        return field
      },
      Line(name: "UISearchBar", measured: (Size(height: 56), Size(height: 44)), width: 140, shows: [.disabled, .focused]) {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
      },
      Line(
        name: "UIToolbar", measured: (Size(height: 44), Size(height: 44)), width: 140, shows: [.highlighted, .disabled, .focused],
        press: CGPoint(x: 0.2, y: 0.5)
      ) {
        let bar = UIToolbar()
        bar.items = [
          UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }), UIBarButtonItem(systemItem: .flexibleSpace),
          UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
        ]
        return bar
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

  static let pickerStates: [ControlSheet.State] = [.normal, .disabled, .focused]

  /// Pickers are wide, and have no highlighted state.
  static var pickers: [Line] {
    let height: (Size?, Size?) = (Size(height: 216), Size(height: 216))
    var lines = [
      Line(name: "UIPickerView", measured: height, width: 240, shows: [.focused]) {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 240, height: 216))
        picker.dataSource = Fruits.shared
        picker.delegate = Fruits.shared
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        return picker
      }
    ]
    for (name, mode, style, width) in [
      ("date, wheels", UIDatePicker.Mode.date, UIDatePickerStyle.wheels, 240), ("time, wheels", .time, .wheels, 240),
      ("countdown", .countDownTimer, .wheels, 240), ("inline", .dateAndTime, .inline, 240), ("compact", .dateAndTime, .compact, nil),
    ] as [(String, UIDatePicker.Mode, UIDatePickerStyle, CGFloat?)] {
      lines.append(
        Line(name: "UIDatePicker, \(name)", measured: style == .wheels ? height : (nil, nil), width: width, shows: [.disabled, .focused]) {
          let picker = UIDatePicker()
          picker.datePickerMode = mode
          picker.preferredDatePickerStyle = style
          picker.timeZone = TimeZone(identifier: "UTC")
          picker.locale = Locale(identifier: "en_US")
          picker.date = Date(timeIntervalSince1970: 1_706_704_500)
          picker.countDownDuration = 5400
          return picker
        })
    }
    return lines
  }
}
