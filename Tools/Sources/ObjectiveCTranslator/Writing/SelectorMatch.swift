/// Finds the member in Swift that a selector of Objective-C names, among the members of the frameworks.
struct SelectorMatch {
  let facts: FactTable

  /// The types whose members a value of the type has, from its class up.
  func ancestry(_ name: String) -> [String] {
    var result: [String] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard !result.contains(next), result.count < 80 else { continue }
      result.append(next)
      guard let type = facts.types[next] else {
        if let alias = facts.aliases[next] { waiting.append(alias) }
        continue
      }
      waiting.append(contentsOf: type.protocols.reversed())
      if let superclass = type.superclass { waiting.append(superclass) }
    }
    return result
  }

  /// Returns the member with the fewest words left out. Nearer types are preferred.
  func member(_ selector: String, isStatic: Bool, of name: String, initializers: Bool = false) -> FactMember? {
    facts.matches.value(of: "\(isStatic ? "+" : "-")\(initializers ? "i" : "") \(name) \(selector)") {
      find(selector, isStatic: isStatic, of: name, initializers: initializers)
    }
  }

  private func find(_ selector: String, isStatic: Bool, of name: String, initializers: Bool) -> FactMember? {
    var best: (member: FactMember, cost: Int)?
    let shape = SelectorShape(selector, of: name)
    for type in ancestry(name) {
      for member in facts.types[type]?.members ?? [] {
        guard initializers ? member.kind == .initializer : (member.isStatic == isStatic && member.kind != .initializer),
          shape.admits(member)
        else { continue }
        guard let cost = initializers ? Self.initializerCost(selector, member, of: name) : Self.cost(selector, member, of: name) else {
          continue
        }
        guard let known = best else {
          best = (member, cost)
          continue
        }
        let isNamed = Self.namesType(selector, of: member) && !Self.namesType(selector, of: known.member)
        if cost < known.cost || cost == known.cost && isNamed { best = (member, cost) }
      }
      if let best, best.cost == 0 { return best.member }
    }
    return best?.member
  }

  /// Whether the first part of a selector ends in the type of its argument: `downloadTaskWithURL:` takes a `URL` and no `URLRequest`.
  private static func namesType(_ selector: String, of member: FactMember) -> Bool {
    guard let type = member.parameterTexts.first, !type.isEmpty else { return false }
    return selector.prefix { $0 != ":" }.lowercased().hasSuffix(type.lowercased())
  }

  static func pieces(_ selector: String) -> [String] {
    selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init).dropLast(selector.hasSuffix(":") ? 1 : 0).map { $0 }
  }

  /// The structures of Core Graphics by Foundation's names.
  private static let structures = ["NSPoint": "CGPoint", "NSSize": "CGSize", "NSRect": "CGRect"]
  /// Methods whose names in Swift do not follow from the selectors.
  fileprivate static let renamed = [
    "transitionDuration:": "transitionDuration(using:)", "animateTransition:": "animateTransition(using:)",
    "interruptibleAnimatorForTransition:": "interruptibleAnimator(using:)",
    "fontDescriptorWithSymbolicTraits:": "withSymbolicTraits(_:)", "fontDescriptorWithSize:": "withSize(_:)",
    "fontDescriptorWithDesign:": "withDesign(_:)", "fontDescriptorByAddingAttributes:": "addingAttributes(_:)",
    "addPersistentStoreWithType:configuration:URL:options:error:": "addPersistentStore(ofType:configurationName:at:options:)",
    "metadataForPersistentStoreOfType:URL:options:error:": "metadataForPersistentStore(ofType:at:options:)",
    "isConfiguration:compatibleWithStoreMetadata:": "isConfiguration(withName:compatibleWithStoreMetadata:)",
  ]

  /// The number of words that the member's name leaves out; nil if it does not match.
  static func cost(_ selector: String, _ member: FactMember, of type: String) -> Int? {
    if let name = renamed[selector] { return member.name == name ? 0 : nil }
    var parts = pieces(selector)
    if member.kind == .property || member.kind == .enumCase {
      if !selector.contains(":") {
        if member.name == selector { return 0 }
        if member.name == "is" + selector.prefix(1).uppercased() + selector.dropFirst() { return 1 }
        if member.name == Words.lowercasedFirst(selector) { return 1 }
        let words = Words.lowercased(selector)
        let name = Words.lowercased(member.name)
        guard name.count < words.count, Array(words.prefix(name.count)) == name else { return nil }
        let typeWords = Set(Words.lowercased(type) + Words.lowercased(String(member.resultText)))
        let dropped = words.dropFirst(name.count)
        return dropped.allSatisfy { typeWords.contains($0) } ? dropped.count + 2 : nil
      }
      guard parts.count == 1, selector.hasPrefix("set"), !member.isReadOnly else { return nil }
      let wanted = Words.lowercasedFirst(String(parts[0].dropFirst(3)))
      if member.name == wanted { return 0 }
      if member.name == "is" + wanted.prefix(1).uppercased() + wanted.dropFirst() { return 1 }
      return nil
    }
    var labels = member.labels
    if !selector.contains(":") {
      guard labels.isEmpty else { return nil }
      if member.base == selector { return 0 }
      if let short = withoutContext(selector, type), short.count > 0, Words.lowercased(member.base) == short {
        return 2
      }
      let words = Words.lowercased(selector)
      let name = Words.lowercased(member.base)
      guard name.count < words.count, Array(words.prefix(name.count)) == name else { return nil }
      return words.count - name.count + 3
    }
    // `save:` is `save()`.
    if member.isThrowing, labels.isEmpty, parts == [member.base] { return 0 }
    if member.isThrowing, parts.last?.lowercased().hasSuffix("error") == true {
      if parts.count == labels.count + 1 { parts.removeLast() }
      if parts.isEmpty { return nil }
    }
    labels = member.labels(givenFirst: parts.count)
    let more = labels.count < member.labels.count ? 1 : 0
    guard parts.count == labels.count else { return nil }
    let first = Words.lowercased(parts[0])
    let base = Words.lowercased(member.base) + (labels[0] == "_" ? [] : Words.lowercased(labels[0]))
    var found = omitted(base, from: first, needsFirst: true).map { $0 + more }
    if found == nil, let short = withoutContext(parts[0], type) {
      found = omitted(base, from: short, needsFirst: true).map { $0 + 2 + more }
    }
    guard var cost = found else { return nil }
    // `registerClass:` and `registerNib:` differ by the types of their arguments.
    if base.count < first.count, let text = member.parameterTexts.first {
      let type = (structures[String(text)] ?? String(text)).lowercased() + (text.contains("->") ? " with block handler" : "")
      for word in first.dropFirst(base.count) where !type.contains(word) { cost += 1 }
    }
    for (part, label) in zip(parts, labels).dropFirst() {
      let words = Words.lowercased(part)
      if label == "_" {
        cost += words.count + 2
        continue
      }
      guard let more = omitted(Words.lowercased(label), from: words, needsFirst: true) else { return nil }
      cost += more
    }
    return cost
  }

  static func initializerCost(_ selector: String, _ member: FactMember, of type: String) -> Int? {
    var parts = pieces(selector)
    var words = Words.lowercased(parts.first ?? "")
    if words.first == "init" {
      words.removeFirst()
      if !selector.contains(":") { return words.isEmpty && member.labels.isEmpty ? 0 : nil }
    } else {
      let typeWords = Words.lowercased(type)
      var count = 0
      for length in stride(from: min(typeWords.count, words.count), to: 0, by: -1)
      where Array(words.prefix(length)) == typeWords.suffix(length) {
        count = length
        break
      }
      guard count > 0 else { return nil }
      words.removeFirst(count)
      if !selector.contains(":") { return words.isEmpty && member.labels.isEmpty ? 0 : nil }
    }
    if member.isThrowing, parts.last?.lowercased().hasSuffix("error") == true, parts.count == member.labels.count + 1 { parts.removeLast() }
    let labels = member.labels(givenFirst: parts.count)
    guard parts.count == labels.count, !labels.isEmpty else { return nil }
    if words.first == "with" { words.removeFirst() }
    var cost = 0
    if labels[0] == "_" {
      cost += words.count + 1
    } else {
      let label = Words.lowercased(labels[0])
      guard let more = omitted(label, from: words, needsFirst: false) else { return nil }
      cost += more
    }
    for (part, label) in zip(parts, labels).dropFirst() {
      let words = Words.lowercased(part)
      if label == "_" {
        cost += words.count + 2
        continue
      }
      guard let more = omitted(Words.lowercased(label), from: words, needsFirst: true) else { return nil }
      cost += more
    }
    return cost
  }

  /// The words of a selector after those that name the type of its object: `appending`, `string` of `stringByAppendingString`.
  fileprivate static func withoutContext(_ selector: String, _ type: String) -> [String]? {
    var words = Words.lowercased(selector)
    guard words.count > 1, let last = Words.split(type).last?.lowercased(), words[0] == last else { return nil }
    words.removeFirst()
    if words.count > 1, words[0] == "by" { words.removeFirst() }
    return words
  }

  /// How many words are left out if `short` is a part of `words` in its order; nil if it is not.
  private static func omitted(_ short: [String], from words: [String], needsFirst: Bool) -> Int? {
    guard !short.isEmpty, short.count <= words.count else { return nil }
    if needsFirst, short[0] != words[0] { return nil }
    var index = 0
    for word in words where index < short.count && short[index] == word { index += 1 }
    guard index == short.count else { return nil }
    // Words in the middle are less likely to be left out.
    return words.count - short.count + (words.starts(with: short) ? 0 : 2)
  }
}

/// The number of parameters and the first letters that members with the name of a selector can have. Most members have others, so that their
/// names need not be divided into words.
struct SelectorShape {
  private let count: Int
  private let letters: [UInt8?]
  private let isRenamed: Bool

  init(_ selector: String, of type: String) {
    let parts = SelectorMatch.pieces(selector)
    count = selector.utf8.contains(UInt8(ascii: ":")) ? parts.count : 0
    isRenamed = SelectorMatch.renamed[selector] != nil
    let short = SelectorMatch.withoutContext(parts.first ?? selector, type)?.first
    letters = [Self.letter(selector)] + (short.map { [Self.letter($0)] } ?? [])
  }

  func admits(_ member: FactMember) -> Bool {
    if isRenamed { return true }
    switch member.kind {
    case .property, .enumCase:
      // `setTitle:`, and `isHidden` of `hidden`.
      return count == 1 || count == 0 && (letters.contains(Self.letter(member.name)) || member.name.utf8.first == UInt8(ascii: "i"))
    case .initializer: return isFitting(member) || member.defaults.contains(true)
    case .method: return letters.contains(Self.letter(member.name)) && (isFitting(member) || member.defaults.contains(true))
    }
  }

  private func isFitting(_ member: FactMember) -> Bool {
    let labels = member.name.utf8.count { $0 == UInt8(ascii: ":") }
    return labels == count || member.isThrowing && labels == count - 1
  }

  /// The first letter in lower case.
  private static func letter(_ name: String) -> UInt8? {
    name.utf8.first { $0 != UInt8(ascii: "_") }.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}
