import UIKit

final class KeyedTable: UITableViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "f", modifierFlags: .command, action: #function == "" ? "a" : "find:", discoverabilityTitle: "Find")
    ]
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
