import CoreGraphics

/// The popover with a calendar or wheels that a field of a compact date picker opens.
@preconcurrency @MainActor final class DatePickerPopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let chooser: UIDatePicker
  private weak var owner: UIDatePicker?

  static func open(for owner: UIDatePicker, mode: UIDatePicker.Mode, style: UIDatePickerStyle, from field: UIView) {
    guard let front = field.window?.frontController else { return }
    let popover = DatePickerPopover(owner: owner, mode: mode, style: style)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = popover
    popover.popoverPresentationController?.sourceView = field
    popover.popoverPresentationController?.hasArrow = false
    front.present(popover, animated: true)
  }

  private init(owner: UIDatePicker, mode: UIDatePicker.Mode, style: UIDatePickerStyle) {
    self.owner = owner
    chooser = UIDatePicker(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    chooser.model = owner.model
    chooser.datePickerMode = mode
    chooser.preferredDatePickerStyle = style
    chooser.model.set(owner.date)
    chooser.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.owner?.choose(self.chooser.date)
      }, for: .valueChanged)
    preferredContentSize = chooser.intrinsicContentSize
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let content = UIView()
    content.addSubview(chooser)
    view = content
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let size = chooser.intrinsicContentSize
    chooser.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: min(size.height, room.height))
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, handler: { [weak self] _ in self?.dismiss(animated: true) })]
  }

  /// Returns a popover even at compact width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
