import CoreGraphics
internal import TrestleListModel

/// A list whose items are activated by a drag that hovers over them.
@MainActor protocol ItemSpringHost: ListHost {
  func shouldSpringLoad(_ path: ItemPath, context: any UISpringLoadedInteractionContext) -> Bool
  /// Performs the action of a tap on the item.
  func springOpen(_ path: ItemPath)
}

/// Activates the item of a list when a drag hovers over it.
@MainActor final class ItemSpring: UISpringLoadedInteraction {
  init(_ host: any ItemSpringHost) {
    super.init(interactionBehavior: ItemSpringBehavior(host), interactionEffect: nil) { [weak host] _, context in
      guard let path = context.targetItem as? ItemPath else { return }
      host?.springOpen(path)
    }
  }
}

private final class ItemSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  private weak var host: (any ItemSpringHost)?

  init(_ host: any ItemSpringHost) {
    self.host = host
    super.init()
  }

  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
    guard let host, let path = host.itemPath(at: context.location(in: host)), let cell = host.itemCell(at: path) else { return false }
    // The dragged item itself cannot be activated.
    if let own = (host as? any ItemDropHost)?.ownDrag, own.drag != nil, own.source == path { return false }
    context.targetView = cell
    context.targetItem = path
    return host.shouldSpringLoad(path, context: context)
  }
}

extension UIView {
  /// Sets whether a drag that hovers over an item activates it.
  final func setsSpring(_ isOn: Bool, _ make: () -> ItemSpring) {
    let spring = interactions.first { $0 is ItemSpring }
    if isOn, spring == nil { addInteraction(make()) }
    if !isOn, let spring { removeInteraction(spring) }
  }
}
