import UIKit

extension TestScreen {
  /// Keeps the state of what is shown, as a program does when it goes to the back.
  public func suspend() {
    layout()
    keptState = window.rootViewController.flatMap { StateRestoration.encode([$0], application: application) }
  }

  /// Shows what `make` makes, as after a new start of the program, and gives it the state that ``suspend()`` kept.
  public func relaunch(_ make: () -> UIViewController) {
    let root = make()
    window.rootViewController = root
    if let keptState { StateRestoration.restore(keptState, into: [root], application: application) }
    layout()
  }
}
