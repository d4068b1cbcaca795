import Foundation

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIResponder {
  /// Few responders have a configuration, so it is an associated object.
  private nonisolated(unsafe) static let pasteKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  final var storedPasteConfiguration: UIPasteConfiguration? {
    get { objc_getAssociatedObject(self, Self.pasteKey) as? UIPasteConfiguration }
    set {
      objc_setAssociatedObject(self, Self.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN)
      (self as? UIView)?.updatePasteDrops(isTaken: newValue != nil)
    }
  }

  /// Implements `paste(_:)` for classes that do not override it.
  final func pasteByConfiguration() {
    guard pasteConfiguration != nil else { return }
    let providers = UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
}

extension UIView {
  /// Enables drops of pasteable items on the view. Text views handle drops themselves.
  fileprivate final func updatePasteDrops(isTaken: Bool) {
    let present = interactions.first { $0 is PasteDropInteraction }
    if !isTaken {
      if let present { removeInteraction(present) }
    } else if present == nil, !(self is any TextEditorHost) {
      addInteraction(PasteDropInteraction())
    }
  }
}

/// Drops on a view that has a paste configuration.
private final class PasteDropInteraction: UIDropInteraction {
  private let receiver: PasteDropReceiver

  init() {
    receiver = PasteDropReceiver()
    super.init(delegate: receiver)
  }
}

@MainActor private final class PasteDropReceiver: NSObject, UIDropInteractionDelegate {
  private func providers(_ session: any UIDropSession) -> [NSItemProvider] { session.items.map(\.itemProvider) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    interaction.view?.canPaste(providers(session)) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    interaction.view?.paste(itemProviders: providers(session))
  }
}
