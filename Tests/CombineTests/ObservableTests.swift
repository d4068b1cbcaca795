import Combine
import Foundation
import Testing
import TrestleExpectations

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private class Base: ObservableObject {
  @Published var first = 0
}

private final class Derived: Base {
  @Published var second = 0
}

@Suite struct ObservableTests {
  @Test("A published property sends its value, then each new one before it is set") func published() {
    let model = Model()
    var log: [String] = []
    let stream = model.$name.sink { log.append("\($0) while \(model.name)") }
    model.name = "b"
    stream.cancel()
    model.name = "c"
    expect(log, equals: ["a while a", "b while a"])
  }

  @Test("An observable object announces each change of its published properties, inherited ones too") func objectWillChange() {
    let derived = Derived()
    var changes = 0
    let stream = derived.objectWillChange.sink { changes += 1 }
    derived.first = 1
    derived.second = 1
    expect(changes, equals: 2)
    expect(derived.objectWillChange === derived.objectWillChange)
    stream.cancel()
  }

  @Test("assign(to:) updates a published property until it is deallocated") func assigning() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    subject.assign(to: &model!.$count)
    subject.send(5)
    expect(model?.count, equals: 5)
    weak let released = model
    model = nil
    expect(released == nil)
    subject.send(6)
  }

  @Test("assign(to:on:) sets a property") func assigningOn() {
    let model = Model()
    let stream = Just(7).assign(to: \.count, on: model)
    expect(model.count, equals: 7)
    stream.cancel()
  }

  @Test("Notifications are published until the stream is canceled") func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var seen = 0
    let stream = center.publisher(for: name).sink { _ in seen += 1 }
    center.post(name: name, object: nil)
    stream.cancel()
    center.post(name: name, object: nil)
    expect(seen, equals: 1)
  }

  @Test("Values arrive as an asynchronous sequence") func values() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    expect(seen, equals: [1, 2, 3])
    await #expect(throws: Fault.self) {
      for try await _ in Fail<Int, Fault>(error: Fault()).values {}
    }
  }

  @Test("Values are coded") func coding() {
    let encoded = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    expect(record(encoded).values, equals: [[1, 2]])
  }
}
