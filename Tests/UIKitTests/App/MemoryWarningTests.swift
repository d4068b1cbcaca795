import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Memory warnings") @MainActor
struct MemoryWarningTests {
  @MainActor private final class Hearing: UIViewController {
    static var heard: [String] = []
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      Self.heard.append(title ?? "")
    }
  }

  @MainActor private final class App: NSObject, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Hearing.heard.append("delegate") }
  }

  @Test("The delegate is notified first, then every controller, also invisible ones, then observers")
  func order() {
    Hearing.heard = []
    let screen = TestScreen()
    let controllers = ["root", "top", "presented"].map { name in
      let controller = Hearing()
      controller.title = name
      return controller
    }
    let app = App()
    UIApplication.shared.delegate = app
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.pushViewController(controllers[1], animated: false)
    screen.show(navigation)
    navigation.present(controllers[2], animated: false)
    screen.settle()
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { Hearing.heard.append("observer") } }
    screen.warnOfMemory()
    NotificationCenter.default.removeObserver(observer)
    UIApplication.shared.delegate = nil
    expect(Hearing.heard, equals: ["delegate", "root", "top", "presented", "observer"])
    withExtendedLifetime(app) {}
  }

  @Test("Memory pressure reported through a pipe is delivered; without a source there is no watcher")
  func pressure() throws {
    expect(MemoryPressure(environment: ["MEMORY_PRESSURE_WATCH": "/dev/null"]) {} == nil)
    expect(MemoryPressure(environment: ["MEMORY_PRESSURE_WATCH": "/nowhere/at/all"]) {} == nil)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("pressure-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let heard = DispatchSemaphore(value: 0)
    let watcher = try #require(MemoryPressure(environment: ["MEMORY_PRESSURE_WATCH": path]) { heard.signal() })
    let end = open(path, O_WRONLY)
    _ = write(end, "x", 1)
    expect(heard.wait(timeout: .now() + 20), equals: .success)
    close(end)
    withExtendedLifetime(watcher) {}
  }
}
