import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleDesktop
import TrestleTrials

@MainActor struct KeyQueueTests {
  @MainActor private final class Fixture {
    var delivered: [InputEvent] = []
    var questions: [@MainActor (Bool?) -> Void] = []
    lazy var queue = KeyQueue(
      ask: { [unowned self] _, answer in questions.append(answer) }, deliver: { [unowned self] in delivered.append($0) })

    func press(_ text: String) {
      _ = queue.takes(down(text))
      _ = queue.takes(.text(text))
    }

    func down(_ text: String) -> InputEvent { .key(KeyEvent(.down, usage: 4, characters: text)) }
  }

  @Test("Keys wait for the reader, and keep their order when it answers out of order")
  func order() {
    let fixture = Fixture()
    fixture.press("a")
    fixture.press("b")
    fixture.questions[1](false)
    expect(fixture.delivered.isEmpty)
    fixture.questions[0](false)
    expect(fixture.delivered, equals: [fixture.down("a"), .text("a"), fixture.down("b"), .text("b")])
  }

  @Test("A key that the reader takes is dropped with its text")
  func taken() {
    let fixture = Fixture()
    fixture.press("a")
    fixture.press("b")
    fixture.questions[0](true)
    fixture.questions[1](false)
    expect(fixture.delivered, equals: [fixture.down("b"), .text("b")])
  }

  @Test("Text that comes after the answer is dropped too")
  func lateText() {
    let fixture = Fixture()
    _ = fixture.queue.takes(fixture.down("a"))
    fixture.questions[0](true)
    expect(fixture.queue.takes(.text("a")))
    expect(fixture.delivered.isEmpty)
  }

  @Test("Whatever the order of the answers, all keys that are not taken arrive in order with their texts", arguments: 1...20)
  func anyOrder(seed: UInt64) {
    var random = Noise(seed: seed)
    let fixture = Fixture()
    var expected: [InputEvent] = []
    var waiting: [(index: Int, isTaken: Bool)] = []
    for index in 0..<60 {
      let text = String(index)
      let isTaken = Int.random(in: 0..<3, using: &random) == 0
      fixture.press(text)
      if !isTaken { expected += [fixture.down(text), .text(text)] }
      waiting.append((index, isTaken))
      while !waiting.isEmpty, Bool.random(using: &random) {
        let (answered, isTaken) = waiting.remove(at: Int.random(in: waiting.indices, using: &random))
        fixture.questions[answered](isTaken)
      }
    }
    for (index, isTaken) in waiting.shuffled(using: &random) { fixture.questions[index](isTaken) }
    expect(fixture.delivered, equals: expected)
  }

  @Test("Nobody is asked again where nobody answers")
  func noRegistry() {
    let fixture = Fixture()
    fixture.press("a")
    fixture.questions[0](nil)
    expect(fixture.delivered.count, equals: 2)
    expect(!fixture.queue.takes(fixture.down("b")))
  }

  @Test("What waits is delivered when the reader ends, and a late answer does nothing")
  func end() {
    let fixture = Fixture()
    fixture.press("a")
    fixture.queue.end()
    fixture.questions[0](false)
    expect(fixture.delivered.count, equals: 2)
  }

  @Test("Other input does not wait")
  func pointer() { expect(!Fixture().queue.takes(.hover(nil))) }
}
