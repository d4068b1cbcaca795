import Contacts
import CoreBluetooth
import Foundation
import Speech
import Testing
import TrestleExpectations
import UIKit

/// Logs the calls of delegates.
private final class ServiceLog: NSObject, SFSpeechRecognitionTaskDelegate, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
  var lines: [String] = []
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
    lines.append("speech \(successfully) \(task.state)")
  }
  func centralManagerDidUpdateState(_ central: CBCentralManager) { lines.append("central \(central.state)") }
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { lines.append("peripheral \(peripheral.state)") }
}

/// Services that a desktop lacks: every request ends, and objects created by an app keep their values.
@Suite("Services that are not available") @MainActor
struct DeniedServiceTests {
  private let log = ServiceLog()

  /// Waits until the main queue has called the handlers.
  private func wait(for count: Int) async {
    for _ in 0..<200 where log.lines.count < count { try? await Task.sleep(nanoseconds: 5_000_000) }
  }

  @Test("Speech is denied: the handler gets an error, the delegate an unsuccessful end")
  func speech() async throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de_DE")))
    expect(!recognizer.isAvailable && recognizer.locale.identifier == "de_DE" && SFSpeechRecognizer.authorizationStatus() == .denied)
    let status = await withCheckedContinuation { next in SFSpeechRecognizer.requestAuthorization { next.resume(returning: $0) } }
    expect(status, equals: .denied)
    let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/tmp/speech.wav"))
    let reason: String = await withCheckedContinuation { next in
      recognizer.recognitionTask(with: request) { result, error in
        next.resume(returning: result == nil ? error?.localizedDescription ?? "" : "")
      }
    }
    expect(reason.contains("not available on Linux"))
    let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: log)
    await wait(for: 1)
    expect(log.lines, equals: ["speech false completed"])
    task.cancel()
    expect(task.isCancelled && task.state == .canceling)
  }

  @Test("Bluetooth is unsupported; services that the app makes keep their characteristics")
  func bluetooth() async {
    let central = CBCentralManager(delegate: log, queue: nil)
    await wait(for: 1)
    let peripheral = CBPeripheralManager(delegate: log, queue: nil)
    await wait(for: 2)
    expect(log.lines, equals: ["central unsupported", "peripheral unsupported"])
    central.scanForPeripherals(withServices: nil)
    peripheral.startAdvertising([CBAdvertisementDataLocalNameKey: "Here"])
    expect(!central.isScanning && !peripheral.isAdvertising && central.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
    let service = CBMutableService(type: CBUUID(string: "180d"), primary: true)
    let rate = CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
    rate.value = Data([1, 60])
    service.characteristics = [rate]
    expect(service.uuid == CBUUID(string: "180D") && service.characteristics?.first?.value == Data([1, 60]))
    expect(rate.properties.contains(.notify) && !peripheral.updateValue(Data(), for: rate, onSubscribedCentrals: nil))
  }

  @Test("Contacts are sorted and found by the predicates of their class")
  func contacts() throws {
    func contact(_ given: String, _ family: String, mail: String = "", phone: String = "") -> CNMutableContact {
      let made = CNMutableContact()
      (made.givenName, made.familyName) = (given, family)
      if !mail.isEmpty { made.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: mail as NSString)] }
      if !phone.isEmpty { made.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: phone))] }
      return made
    }
    let people = [contact("Ada", "Young", mail: "ada@b.org"), contact("Bo", "Adams", phone: "+1 (555) 1"), contact("Cy", "Adams")]
    func names(_ predicate: NSPredicate) -> [String] { people.filter { predicate.evaluate(with: $0) }.map(\.givenName) }
    expect(names(CNContact.predicateForContacts(matchingName: "adam")), equals: ["Bo", "Cy"])
    expect(names(CNContact.predicateForContacts(matchingEmailAddress: "ADA@b.org")), equals: ["Ada"])
    expect(names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "15551"))), equals: ["Bo"])
    expect(names(CNContact.predicateForContacts(withIdentifiers: [people[2].identifier])), equals: ["Cy"])
    let byFamily = people.shuffled().sorted { CNContact.comparator(forNameSortOrder: .familyName)($0, $1) == .orderedAscending }
    expect(byFamily.map(\.givenName), equals: ["Bo", "Cy", "Ada"])
    let copy = try #require(people[0].copy() as? CNContact)
    people[0].givenName = "Eve"
    expect(copy.givenName == "Ada" && copy.identifier == people[0].identifier)
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("1 Main St", "Springfield")
    people[0].postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    expect(people[0].postalAddresses.first?.value.city, equals: "Springfield")
  }
}
