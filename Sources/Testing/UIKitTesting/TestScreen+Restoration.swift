import UIKit

extension TestScreen {
  /// Saves the state of the interface, as a program does when it enters the background.
  public func suspend() {
    layout()
    keptState = window.rootViewController.flatMap { StateRestoration.encode([$0], application: application) }
  }

  /// Shows the controller that `make` returns, as after a restart of the program, and restores the state that ``suspend()`` saved.
  public func relaunch(_ make: () -> UIViewController) {
    let root = make()
    window.rootViewController = root
    if let keptState { StateRestoration.restore(keptState, into: [root], application: application) }
    layout()
  }
}
