// In Swift 5 mode classes without isolation use UIKit without restriction.
import UIKit

class PortingModel {
  func announce() {
    if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .announcement, argument: "done") }
  }
  func read(_ options: UIScene.ConnectionOptions, _ open: UIScene.OpenURLOptions) {
    _ = options.urlContexts
    _ = open.openInPlace
  }
  func sheet() { _ = UISheetPresentationController.Detent.medium() }
  func content() { _ = UIListContentConfiguration.cell().makeContentView() }
  func tick() {
    Timer.scheduledTimer(timeInterval: 1, target: self, action: PortingModel.announce, userInfo: nil, repeats: true)
  }
}
