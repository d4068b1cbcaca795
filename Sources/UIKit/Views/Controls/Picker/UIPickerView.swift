import CoreGraphics

/// Wheels of rows, side by side, whose middle rows are selected.
///
/// A finger or the mouse wheel turns them, and a tap moves a row to the middle. With the keyboard, the up and down arrows turn the focused
/// wheel, and the others move the focus.
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

  /// Provides the numbers of wheels and rows; held weakly. Without one, the delegate is asked if it conforms to the protocol.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forgetWheels() }
  }
  /// Provides the contents and sizes of rows, and receives selections; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forgetWheels() }
  }
  /// Whether a band marks the middle row.
  open var showsSelectionIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// The color of titles that have none of their own; nil for that of the design. Apps set it by the key `textColor`.
  package final var textColor: UIColor? { didSet { reloadAllComponents() } }

  // MARK: Querying

  /// The number of wheels, as returned by the data source.
  open var numberOfComponents: Int {
    loadWheels()
    return wheels.count
  }
  /// Returns the number of rows of a wheel, as returned by the data source; 0 for an unknown wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// Returns the size of a row in a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// Returns the delegate's view of a row, if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(forRow: row) }

  // MARK: Loading

  /// Reloads the numbers and contents of all wheels.
  open func reloadAllComponents() { reloadAll() }
  /// Reloads the number and contents of one wheel.
  open func reloadComponent(_ component: Int) { reload(component) }

  // MARK: Selecting

  /// Turns a wheel to a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { wheel(component)?.select(row, animated: animated) }
  /// Returns the selected row of a wheel, or the one it is turning to; -1 if there is none.
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
