import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

private final class Received {
  var texts: [String] = []
}

@MainActor struct CFNotificationCenterTests {
  @Test(
    "A function receives the notifications of a name until it is removed: without content and on the main queue those of Darwin's center",
    arguments: [true, false])
  func delivery(isOfDarwin: Bool) async {
    let center = isOfDarwin ? CFNotificationCenterGetDarwinNotifyCenter() : CFNotificationCenterGetLocalCenter()
    let received = Received()
    let observer = Unmanaged.passUnretained(received).toOpaque()
    func post(_ name: String) async {
      CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, ["key": 1] as CFDictionary, true)
      expect(received.texts.isEmpty, equals: isOfDarwin || name == "other")
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, _, userInfo in
        guard let observer, let name else { return }
        Unmanaged<Received>.fromOpaque(observer).takeUnretainedValue().texts.append("\(name.rawValue) \(userInfo?.count ?? 0)")
      }, "message" as CFString, nil, .deliverImmediately)
    await post("other")
    await post("message")
    expect(received.texts, equals: [isOfDarwin ? "message 0" : "message 1"])
    received.texts = []
    CFNotificationCenterRemoveObserver(center, observer, CFNotificationName("message" as CFString), nil)
    await post("other")
    CFNotificationCenterPostNotification(center, CFNotificationName("message" as CFString), nil, nil, true)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    expect(received.texts, equals: [])
  }
}
