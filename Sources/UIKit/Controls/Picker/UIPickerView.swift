import CoreGraphics
import Foundation

/// Wheels of rows, side by side, of which the row in the middle is chosen.
///
/// A finger or the mouse's wheel turns them, a tap brings a row to the middle; with the keyboard the arrows up and down turn the wheel
/// that has focus, those to the sides go to the next one.
@preconcurrency @MainActor open class UIPickerView: UIView {
  final var wheels: [PickerWheel] = []
  final let ground = PickerGround()
  final var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWheels()
    if frame.size == .zero { resizeKeepingOrigin(intrinsicContentSize) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareWheels()
  }

  /// The numbers of wheels and rows; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forgetWheels() }
  }
  /// The contents and sizes of rows, and the receiver of choices; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forgetWheels() }
  }
  /// Whether a band marks the middle row.
  open var showsSelectionIndicator = true {
    didSet { setNeedsLayout() }
  }

  // MARK: Asking

  /// The number of wheels, as the data source stated.
  open var numberOfComponents: Int {
    loadWheels()
    return wheels.count
  }
  /// The number of rows of a wheel, as the data source stated; 0 for an unknown wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// The size of a row in a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// The view the delegate gave for a row, if it is in sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(forRow: row) }

  // MARK: Loading

  /// Asks for the numbers and contents of all wheels again.
  open func reloadAllComponents() { reloadAll() }
  /// Asks for the number and contents of one wheel again.
  open func reloadComponent(_ component: Int) { reload(component) }

  // MARK: Choosing

  /// Turns a wheel to a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { wheel(component)?.select(row, animated: animated) }
  /// The chosen row of a wheel, or the one it is turning to; -1 without any.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let wheels = traitCollection.design.controls.wheels
    return CGSize(width: wheels.width, height: wheels.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadWheels()
    layoutWheels()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designChanged()
  }
}
