import UIKit

@MainActor final class SheetOptions {
  let detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  func content() -> any UIView & UIContentView { UIListContentConfiguration.cell().makeContentView() }
  func announce() { UIAccessibility.post(notification: .announcement, argument: "done") }
}
