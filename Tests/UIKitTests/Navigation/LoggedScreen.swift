import Foundation
import UIKit
import UIKitTesting

/// The calls, in order.
@MainActor final class CallLog {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the entries in one line; clears the log.
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: ", ")
  }
}

/// A screen of a navigation stack that logs its calls.
@MainActor final class LoggedScreen: UIViewController {
  let log: CallLog

  init(_ title: String, _ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { title ?? "" }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.add("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) { log.add("\(name) willMove \(parent == nil ? "nil" : "parent")") }
  override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove \(parent == nil ? "nil" : "parent")") }
}

/// Logs the calls of a navigation controller to its delegate.
@MainActor final class LoggedDelegate: UINavigationControllerDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.add("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.add("didShow \(viewController.title ?? "")") }
}
