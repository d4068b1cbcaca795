internal import TrestlePlatform

/// The keys of one viewer, which are released when it leaves.
struct ViewerKeys {
  private var held: [Int: KeyEvent] = [:]
  private(set) var modifiers: KeyModifiers = []

  private static let modifierUsages: [Int: KeyModifiers] = [
    0xe0: .control, 0xe1: .shift, 0xe2: .alternate, 0xe3: .command, 0xe4: .control, 0xe5: .shift, 0xe6: .alternate, 0xe7: .command,
  ]

  /// Translates a key of a viewer: by the place of the key if it is known, else by the symbol, of which a keyboard of the United States
  /// tells the place. A symbol that is a character also types it.
  mutating func events(isDown: Bool, symbol: UInt32, code: UInt32?) -> [InputEvent] {
    let character = KeySymbols.character(of: symbol)
    guard let usage = code.flatMap({ KeyUsage.ofScanCode[$0] }) ?? KeySymbols.usage(of: symbol) else {
      // A character without a key, as of another alphabet.
      return isDown && !holdsCommand ? character.map { [.text(String($0))] } ?? [] : []
    }
    let isRepeat = isDown && held[usage] != nil
    if let modifier = Self.modifierUsages[usage] {
      if isDown { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
    }
    var now = modifiers
    if (0x53...0x63).contains(usage) { now.insert(.numericPad) }
    let key = KeyEvent(
      isDown ? .down : .up, usage: usage, characters: character.map { $0.lowercased() } ?? "", modifiers: now, isRepeat: isRepeat)
    guard isDown || held[usage] != nil else { return [] }
    held[usage] = isDown ? key : nil
    var events: [InputEvent] = [.key(key)]
    if isDown, let character, !holdsCommand { events.append(.text(String(character))) }
    return events
  }

  private var holdsCommand: Bool { !modifiers.isDisjoint(with: [.control, .command, .alternate]) }

  /// Keeps track of a key of the page; returns false for the release of one that is not pressed.
  mutating func take(_ key: KeyEvent) -> Bool {
    modifiers = key.modifiers
    if key.phase == .down {
      held[key.usage] = key
      return true
    }
    return held.removeValue(forKey: key.usage) != nil
  }

  /// The releases of what is pressed.
  mutating func leave() -> [InputEvent] {
    let events = held.values.sorted { $0.usage < $1.usage }.map {
      InputEvent.key(KeyEvent(.up, usage: $0.usage, characters: $0.characters))
    }
    held = [:]
    modifiers = []
    return events
  }
}
