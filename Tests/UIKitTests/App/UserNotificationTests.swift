import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Notifications of iOS 8 and 9.
@MainActor struct UserNotificationTests {
  private final class Receiver: NSObject, UIApplicationDelegate {
    var received: [String] = []
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      received.append(notification.alertBody ?? "")
    }
  }

  @Test("A local notification is delivered once, or again after each interval")
  func intervals() {
    let screen = TestScreen()
    let receiver = Receiver()
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    UIApplication.shared.delegate = receiver
    let cases: [(String, NSCalendar.Unit)] = [("once", []), ("again", .second)]
    for (body, interval) in cases {
      let notification = UILocalNotification()
      expect(notification.repeatInterval, equals: [])
      notification.alertBody = body
      notification.fireDate = Date(timeIntervalSinceNow: 0.2)
      notification.repeatInterval = interval
      UIApplication.shared.scheduleLocalNotification(notification)
    }
    screen.advance(by: 0.5)
    expect(receiver.received, equals: ["once", "again"])
    expect(UIApplication.shared.scheduledLocalNotifications?.map(\.alertBody), equals: ["again"])
    UIApplication.shared.cancelAllLocalNotifications()
    expect(UIApplication.shared.scheduledLocalNotifications?.isEmpty, equals: true)
  }

  @Test("Categories hold the actions for each context, and settings hold the categories")
  func categories() {
    let actions = (1...3).map { number in
      let action = UIMutableUserNotificationAction()
      action.identifier = "action \(number)"
      action.activationMode = .background
      action.isDestructive = number == 2
      return action
    }
    let category = UIMutableUserNotificationCategory()
    category.identifier = "category"
    category.setActions(actions, for: .default)
    expect(category.actions(for: .minimal)?.map(\.identifier), equals: ["action 1", "action 2"])
    category.setActions([actions[2]], for: .minimal)
    expect(category.actions(for: .minimal), equals: [actions[2]])
    expect(category.actions(for: .default)?.map(\.isDestructive), equals: [false, true, false])
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: [category])
    expect(settings.categories?.first?.identifier == "category" && settings.types.contains(.badge))
  }
}
