import TrestleSupport
import UIKit
import UIKitObjects

/// Asks the user whether to buy a product: its name and description, and a button with its price.
enum PurchaseDialog {
  @MainActor static func confirms(_ product: Product) async -> Bool {
    await withCheckedContinuation { continuation in ask(product) { continuation.resume(returning: $0) } }
  }

  /// Calls the handler with false where there is no window to ask in.
  @MainActor static func ask(_ product: Product, answer: @escaping (Bool) -> Void) {
    let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
    guard var owner = window?.rootViewController else { return answer(false) }
    while let next = owner.presentedViewController { owner = next }
    let alert = UIAlertController(title: product.displayName, message: product.description, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: LocalizedStrings.word("Cancel"), style: .cancel) { _ in answer(false) })
    let buy = UIAlertAction(title: product.displayPrice, style: .default) { _ in answer(true) }
    alert.addAction(buy)
    alert.preferredAction = buy
    owner.present(alert, animated: true)
  }
}
