import UIKit

final class PrintLater: UIActivity {
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.later") }
  override var activityTitle: String? { "Print Later" }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }
  override class var activityCategory: UIActivity.Category { .action }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() { activityDidFinish(true) }
}

final class LateText: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { "text" }
}

@MainActor final class Sharing: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(_ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?) -> Any? {
    type == .copyToPasteboard ? "copied" : "text"
  }

  func sheet() -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: [self, LateText(placeholderItem: "")], applicationActivities: [PrintLater()])
    sheet.excludedActivityTypes = [.print, .assignToContact]
    sheet.completionWithItemsHandler = { _, _, _, _ in }
    return sheet
  }
}
