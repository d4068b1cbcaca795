import Foundation

/// Buttons in a bar above the keyboard, in wide windows.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { changed() }
  }
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { changed() }
  }
  private weak var owner: UIResponder?

  init(_ owner: UIResponder) { self.owner = owner }

  var isEmpty: Bool { items.isEmpty }

  /// The buttons from the leading to the trailing edge.
  var items: [UIBarButtonItem] {
    let leading = leadingBarButtonGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    let trailing = trailingBarButtonGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    if leading.isEmpty, trailing.isEmpty { return [] }
    return leading + [UIBarButtonItem.flexibleSpace()] + trailing
  }

  private func changed() { if owner?.isFirstResponder == true { owner?.reloadInputViews() } }
}
