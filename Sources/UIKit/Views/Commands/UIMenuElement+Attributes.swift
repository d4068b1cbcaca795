extension UIMenuElement {
  /// The attributes of an element in a menu; a menu's come from its options.
  final var menuAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  final var menuState: State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }
}
