import Foundation

/// Inserts dictated text into the text being edited.
@MainActor package final class Dictation {
  @InterfaceState(.activity, end: { $0.end() }) package private(set) static var shared = Dictation()

  /// Starts to listen in a language. Calls `heard` for each phrase and `ended` once; returns a function that stops listening.
  package typealias Listener =
    @MainActor (
      _ language: String, _ heard: @escaping @MainActor (String) -> Void, _ ended: @escaping @MainActor (_ succeeded: Bool) -> Void
    ) -> (@MainActor () -> Void)?

  /// The command that recognizes speech; `nil` if there is none.
  package var listener: Listener? = DictationCommand.fromEnvironment

  private weak var input: (any UITextInput)?
  private var stopListening: (@MainActor () -> Void)?
  private var changed: @MainActor () -> Void = {}
  private var hasHeard = false
  /// Incremented with each dictation, so that late phrases of an earlier one are dropped.
  private var generation = 0

  package var isAvailable: Bool { listener != nil }
  package var isListening: Bool { stopListening != nil }

  /// Inserts text dictated from now on into `input`. `changed` is called after each change of the text or of `isListening`.
  func begin(for input: any UITextInput, language: String, changed: @escaping @MainActor () -> Void) {
    end()
    generation += 1
    let turn = generation
    self.input = input
    self.changed = changed
    hasHeard = false
    let stop = listener?(
      language, { [weak self] in self?.insert($0, turn) }, { [weak self] in self?.finish($0, turn) })
    // A listener may end before it returns.
    if turn == generation { stopListening = stop }
  }

  private func insert(_ text: String, _ turn: Int) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard turn == generation, !text.isEmpty else { return }
    hasHeard = true
    input?.insertDictationResult([UIDictationPhrase(text)])
    changed()
  }

  private func finish(_ succeeded: Bool, _ turn: Int) {
    guard turn == generation else { return }
    generation += 1
    stopListening = nil
    if succeeded || hasHeard { input?.dictationRecordingDidEnd() } else { input?.dictationRecognitionFailed() }
    changed()
    changed = {}
  }

  /// Ends dictation, if it is in progress.
  func end() {
    guard let stop = stopListening else { return }
    stop()
    finish(true, generation)
  }
}
