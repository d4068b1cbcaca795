extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down in the bounds.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again within the time of a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved in the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved from outside into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted in the bounds; the event of buttons.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was canceled, for example by a scroll view.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value; sent by sliders, switches and pickers.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control, however it was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended by another view becoming first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event that a touch causes.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits that apps may use for custom events.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including custom ones.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control; several may apply.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is down in the bounds.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is `false`.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is `true`.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that apps may use for custom states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The position of a control's content between its upper and lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered vertically; the default.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// Stretched from top to bottom.
    case fill
  }

  /// The position of a control's content between its left and right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered horizontally; the default.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Stretched from left to right.
    case fill
    /// At the edge where lines begin.
    case leading
    /// At the edge where lines end.
    case trailing
  }

  final var ownEffectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }
}
