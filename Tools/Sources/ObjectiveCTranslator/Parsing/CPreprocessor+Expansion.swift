extension CPreprocessor {
  /// Replaces the macros of some tokens. In a condition also constants and the values that headers of Apple define are replaced.
  mutating func expanded(_ tokens: [CToken], isCondition: Bool = false, depth: Int = 0) -> [CToken] {
    guard depth < 40 else { return tokens }
    // The tokens that come next are at the end.
    var pending = Array(tokens.reversed())
    var result: [CToken] = []
    result.reserveCapacity(tokens.count)
    while let token = pending.popLast() {
      guard token.kind == .identifier else {
        result.append(token)
        continue
      }
      let name = token.text
      if let macro = macros[name] {
        guard budget > 0, token.macros.count < 40, !token.macros.contains(name) else {
          result.append(token)
          continue
        }
        if macro.isNamed, !isCondition, !needsText(macro, token, after: result.last, before: pending.last) {
          result.append(token)
          continue
        }
        var arguments: [[CToken]] = []
        var place = token
        if macro.parameters != nil {
          guard pending.last?.isPunctuation("(") == true, let (read, end) = takeArguments(&pending) else {
            result.append(token)
            continue
          }
          arguments = read
          // A macro that made the name alone, and not its arguments, may be used again in the replacement.
          place.macros.removeAll { !end.macros.contains($0) }
        }
        let replacement = replacement(of: macro, arguments, at: place, isCondition: isCondition, depth: depth)
        budget -= replacement.count + 1
        pending.append(contentsOf: replacement.reversed())
      } else if isCondition, let value = conditionValue(name) {
        result.append(CToken(.number, String(value), line: token.line))
      } else if let place = place(name, line: token.line) {
        result.append(place)
      } else if let word = CKnownNames.replacedMacros[name] {
        var replaced = token
        replaced.text = word
        result.append(replaced)
      } else if name == "__attribute__" || name == "__attribute" {
        keepAttribute(&pending, at: token, in: &result)
      } else if CKnownNames.ignoredMacros.contains(name) {
        if pending.last?.isPunctuation("(") == true, Self.takesArguments(name) { _ = takeArguments(&pending) }
        if !isCondition, CKnownNames.noescapeMacros.contains(name) { result.append(.noescape(line: token.line)) }
      } else {
        result.append(token)
      }
    }
    return result
  }

  /// Qualifiers such as `__block` may have a parenthesis after them that is not theirs.
  private static func takesArguments(_ name: String) -> Bool {
    switch name {
    case "__asm", "__asm__", "__declspec", "__deprecated_msg", "__printflike", "__scanflike": true
    default: !name.hasPrefix("__") || name.hasPrefix("__OSX") || name.hasPrefix("__IOS")
    }
  }

  /// Keeps the attributes in `__attribute__((…))` that change which methods may be called, or that a block does not escape.
  private mutating func keepAttribute(_ pending: inout [CToken], at token: CToken, in result: inout [CToken]) {
    guard pending.last?.isPunctuation("(") == true, let (arguments, _) = takeArguments(&pending) else { return }
    for word in arguments.joined() where word.kind == .identifier {
      if word.text == "unavailable" || word.text == "__unavailable__" {
        result.append(CToken(.identifier, "NS_UNAVAILABLE", line: token.line))
      } else if word.text == "objc_designated_initializer" {
        result.append(CToken(.identifier, "NS_DESIGNATED_INITIALIZER", line: token.line))
      } else if word.text == "noescape" || word.text == "__noescape__" {
        result.append(.noescape(line: token.line))
      }
    }
  }

  /// A constant is replaced where its name would not do: between strings that are joined, and as a statement.
  private func needsText(_ macro: CMacro, _ token: CToken, after: CToken?, before: CToken?) -> Bool {
    if macro.isOnlyStrings {
      if let after, after.kind == .string || after.isPunctuation("@") { return true }
      guard let before else { return false }
      if before.kind == .string || before.isPunctuation("@") { return true }
      return before.kind == .identifier && macros[before.text]?.isOnlyStrings == true
    }
    guard let before, before.isPunctuation(";"), let after else { return false }
    return after.isPunctuation(";") || after.isPunctuation("{") || after.isPunctuation("}")
  }

  /// Takes `( … )` from the end of `pending`, with the last parenthesis. Nil, and nothing is taken, if it is not closed.
  private mutating func takeArguments(_ pending: inout [CToken]) -> (arguments: [[CToken]], end: CToken)? {
    guard budget > 0 else { return nil }
    var index = pending.count - 2
    var open = 0
    var arguments: [[CToken]] = []
    var argument: [CToken] = []
    while index >= 0 {
      let token = pending[index]
      if token.kind == .punctuation {
        switch token.text {
        case ")" where open == 0:
          if !arguments.isEmpty || !argument.isEmpty { arguments.append(argument) }
          pending.removeSubrange(index...)
          return (arguments, token)
        case "," where open == 0:
          arguments.append(argument)
          argument = []
          index -= 1
          continue
        // Brackets and braces do not protect commas in C either.
        case "(": open += 1
        case ")": open -= 1
        default: break
        }
      }
      argument.append(token)
      index -= 1
    }
    budget -= pending.count
    return nil
  }

  private mutating func replacement(
    of macro: CMacro, _ arguments: [[CToken]], at place: CToken, isCondition: Bool, depth: Int
  ) -> [CToken] {
    let parameters = macro.parameters ?? []
    var values: [String: [CToken]] = [:]
    for (index, name) in parameters.enumerated() { values[name] = index < arguments.count ? arguments[index] : [] }
    if let name = macro.variadicName {
      values[name] = Array(arguments.dropFirst(parameters.count).joined(separator: [CToken(.punctuation, ",", line: place.line)]))
    }
    var expandedValues: [String: [CToken]] = [:]
    var result: [CToken] = []
    let body = macro.body
    var index = 0
    while index < body.count, result.count < 20_000 {
      let token = body[index]
      index += 1
      if macro.parameters != nil, token.isPunctuation("#"), index < body.count, let value = values[body[index].text] {
        index += 1
        result.append(CToken(.string, Self.spelling(of: value), line: place.line))
      } else if token.isPunctuation("##"), index < body.count, !result.isEmpty {
        let next = body[index]
        index += 1
        let right = next.kind == .identifier ? values[next.text] ?? [next] : [next]
        Self.paste(right, to: &result, isVariadic: next.text == macro.variadicName)
      } else if token.kind == .identifier, let value = values[token.text] {
        if index < body.count, body[index].isPunctuation("##") {
          result += value
          // An empty value leaves nothing to paste to.
          if value.isEmpty, index + 1 < body.count { index += 1 }
        } else {
          if expandedValues[token.text] == nil {
            expandedValues[token.text] = expanded(value, isCondition: isCondition, depth: depth + 1)
          }
          result += expandedValues[token.text] ?? []
        }
      } else {
        result.append(token)
      }
    }
    let macros = place.macros + [macro.name]
    for index in result.indices {
      result[index].line = place.line
      result[index].startsLine = false
      if result[index].macros.isEmpty {
        result[index].macros = macros
      } else {
        for name in macros where !result[index].macros.contains(name) { result[index].macros.append(name) }
      }
    }
    return result
  }

  private static func spelling(of tokens: [CToken]) -> String {
    var text = ""
    for (index, token) in tokens.enumerated() { text += (index > 0 && token.followsSpace ? " " : "") + token.spelling }
    return text
  }

  /// Joins the last token of `result` with the first one of `right`. A comma before no values is left out.
  private static func paste(_ right: [CToken], to result: inout [CToken], isVariadic: Bool) {
    guard let left = result.last else { return }
    if isVariadic, left.isPunctuation(",") {
      if right.isEmpty { result.removeLast() } else { result += right }
      return
    }
    guard let first = right.first else { return }
    let pasted = CLexer.tokens(of: left.spelling + first.spelling, line: left.line)
    if pasted.count == 1 {
      result[result.count - 1] = pasted[0]
      result += right.dropFirst()
    } else {
      result += right
    }
  }
}
