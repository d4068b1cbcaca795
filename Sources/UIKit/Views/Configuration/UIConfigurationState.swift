/// The state a configuration adapts to: the traits, and the state of the view.
public protocol UIConfigurationState {
  /// Creates a state with all properties off.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value that the app defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Identifies a state that an app defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key from a name unique in the app.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is configured, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false
  /// Whether the header is pinned to an edge.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell that is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The role of a cell in a drag.
  public enum DragState: Hashable, Sendable { case none, lifting, dragging }
  /// The role of a cell in a drop.
  public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the cell has the keyboard focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the children of the item are shown.
  public var isExpanded = false
  /// Whether the actions of a swipe are shown.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false
  /// The role of the cell in a drag.
  public var cellDragState = DragState.none
  /// The role of the cell in a drop.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
