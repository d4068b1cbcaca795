import ContactsUI
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import EventKit
import LocalAuthentication
import MessageUI
import PhotosUI
import StoreKit
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
@testable import UserNotifications

@Suite(.serialized) @MainActor struct AbsenceTests {
  @Test("The photo library is denied and empty")
  func photos() async {
    expect(PHPhotoLibrary.authorizationStatus(), equals: .denied)
    await expect(PHPhotoLibrary.requestAuthorization(for: .readWrite), equals: .denied)
    expect(PHAsset.fetchAssets(with: .image, options: nil).count, equals: 0)
    #expect(throws: (any Error).self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  @Test("Contacts are denied, while contacts of the app's own work")
  func contacts() {
    expect(CNContactStore.authorizationStatus(for: .contacts), equals: .denied)
    let keys = [CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactEmailAddressesKey] as [Any]
    #expect(throws: CNError.self) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys as! [CNKeyDescriptor])) { _, _ in }
    }
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
    expect(CNContactFormatter.string(from: contact, style: .fullName), equals: "Ada Lovelace")
    expect((contact.copy() as? CNContact)?.emailAddresses.first?.value, equals: "ada@example.com")
  }

  @Test("Sensors, biometry, the store and messages say that they are absent")
  func rest() async {
    expect(!CMMotionManager().isAccelerometerAvailable && !CMPedometer.isStepCountingAvailable())
    var error: NSError?
    expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    if let error {
      switch error as any Error {
      case LAError.userCancel: Issue.record("The kind of the error is another one.")
      case LAError.biometryNotAvailable: break
      default: Issue.record("The error does not match its kind.")
      }
    }
    expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
    expect(CBCentralManager(delegate: nil, queue: nil).state, equals: .unsupported)
    expect(EKEventStore.authorizationStatus(for: .event) == .denied && !CSSearchableIndex.isIndexingAvailable())
    let answer = await withCheckedContinuation { continuation in
      EKEventStore().requestAccess(to: .event) { isGranted, error in continuation.resume(returning: isGranted || error == nil) }
    }
    expect(!answer)
    expect(SKDownload().state == .failed && SKDownload().contentURL == nil)
    expect(SKDownload().transaction.transactionState, equals: .failed)
    let payment = SKMutablePayment(product: SKProduct())
    expect(payment.paymentDiscount == nil)
    payment.paymentDiscount = SKPaymentDiscount(identifier: "spring", keyIdentifier: "K", nonce: UUID(), signature: "S", timestamp: 1)
    expect(payment.paymentDiscount?.identifier, equals: "spring")
    expect(!MFMessageComposeViewController.canSendText())
  }

  @Test("A notification is pending until its time, then the delegate decides on its banner")
  func notifications() async throws {
    final class Delegate: NSObject, UNUserNotificationCenterDelegate {
      var presented: [String] = []
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
      ) {
        presented.append(notification.request.identifier)
        completionHandler([.alert, .sound])
      }
    }
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    let request = UNNotificationRequest(
      identifier: "tea", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 0.05, repeats: false))
    var banners: [String] = []
    center.showBanner = { banners.append($0.title) }
    await #expect(throws: UNError.self) { try await center.add(request) }
    try await expect(center.requestAuthorization(options: [.alert]))
    let delegate = Delegate()
    center.delegate = delegate
    try await center.add(request)
    await expect(center.pendingNotificationRequests().map(\.identifier), equals: ["tea"])
    let end = Date().addingTimeInterval(5)
    while delegate.presented.isEmpty, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
    expect(delegate.presented == ["tea"] && banners == ["Tea"])
    await expect(center.deliveredNotifications().map(\.request.identifier), equals: ["tea"])
    center.setNotificationCategories([UNNotificationCategory(identifier: "drink", actions: [], intentIdentifiers: [])])
    await expect(center.notificationCategories().map(\.identifier), equals: ["drink"])
    await expect(center.pendingNotificationRequests().isEmpty)
    center.removeAllDeliveredNotifications()
  }
}
