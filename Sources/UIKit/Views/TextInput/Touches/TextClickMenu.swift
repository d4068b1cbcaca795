import CoreGraphics

/// Shows the actions of the edit menu as a list after a secondary click in a text.
@MainActor final class TextClickMenu: NSObject, UIInteraction, SecondaryClickReceiver {
  private let menu = UIEditMenuInteraction(delegate: nil)
  private unowned let editor: TextEditor

  init(_ editor: TextEditor) {
    self.editor = editor
  }

  var view: UIView? { menu.view }
  func willMove(to view: UIView?) { menu.willMove(to: view) }
  func didMove(to view: UIView?) { menu.didMove(to: view) }

  func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard editor.touches.takesTouches else { return false }
    editor.touches.secondaryClicked(at: point)
    return menu.receiveSecondaryClick(at: point)
  }
}
