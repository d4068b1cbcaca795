/// The names that Swift gives to methods of Objective-C, by the rules of Clang's importer.
struct MethodNaming {
  struct Name: Equatable {
    var base: String
    var labels: [String]

    /// The selector that Swift gives to this name: `setTitle:for:`.
    var selector: String {
      guard let first = labels.first else { return base }
      let start = first == "_" ? base : base + (first.hasPrefix("with") ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
      return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `setTitle(_:for:)`.
    var full: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
  }

  /// The words of a type that a name may repeat: of `NSString *` String, of an integer Index.
  struct TypeWords {
    var names: [[String]]

    init(_ type: CType?) {
      switch type {
      case .annotated(let inner, _): names = TypeWords(inner).names
      case .object(let name, let protocols, let arguments, _):
        var result: [[String]] = []
        switch name {
        case "id":
          result = protocols.isEmpty ? [["Object"]] : protocols.map { Words.split($0) }
        case "instancetype": result = []
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet":
          result = [Words.split(name), ["Objects"]]
          if case .object(let element, _, _, _)? = arguments.first, var last = Words.split(element).last {
            last += "s"
            result.append(Words.split(element).dropLast() + [last])
          }
        case "SEL": result = [["Selector"]]
        case "Class": result = [["Class"]]
        default:
          result = [Words.split(name)] + protocols.map { Words.split($0) }
          // `NSURL` is one word.
          if name.hasPrefix("NS") { result.append(Words.split(name.dropFirst(2))) }
        }
        names = result
      case .named(let name):
        switch name {
        case "NSInteger", "NSUInteger", "int", "long", "unsigned", "unsigned int", "unsigned long", "long long", "size_t":
          names = [["Index"], ["Integer"], ["Int"]]
        case "SEL": names = [["Selector"]]
        case "BOOL", "bool": names = [["Bool"]]
        // A number, whose type the importer names by what it is made of.
        case "NSTimeInterval", "CFTimeInterval", "CGFloat", "double": names = [["Double"]]
        case "float": names = [["Float"]]
        default:
          var words = Words.split(name)
          if let last = words.last, ["Ref", "Type", "Mask", "t"].contains(last), words.count > 1 {
            names = [words]
            words.removeLast()
            names.append(words)
          } else {
            names = [words]
          }
        }
      case .block: names = [["Block"], ["Closure"]]
      case .pointer(let inner, _): names = TypeWords(inner).names + [["Pointer"]]
      default: names = []
      }
    }

    /// The number of words at the end of a name that repeat the type.
    func matched(_ words: [String]) -> Int {
      var best = 0
      for name in names {
        var count = 0
        while count < words.count, count < name.count,
          words[words.count - 1 - count].lowercased() == name[name.count - 1 - count].lowercased()
        { count += 1 }
        best = max(best, count)
      }
      return best
    }
  }

  /// The class's properties, which keep a method's words: `pushViewController` beside `viewControllers`.
  var properties: Set<String> = []

  /// Returns the Swift name of a method that is no initializer.
  func method(selector: String, parameters: [CType], result: CType = .void, context: String? = nil) -> Name {
    let parts = pieces(selector)
    var words = Words.split(parts[0], keepsUnderscores: true)
    words = withoutContext(words, result: result, context: context)
    guard selector.contains(":") else {
      // `+ sharedStore` of Store is `shared()`.
      if let context, case .object(let name, _, _, _) = result, name == context || name == "instancetype" {
        let count = TypeWords(.object(name: context, protocols: [], arguments: [], nullability: .nonnull)).matched(words)
        if count > 0, count < words.count, !Self.keywords.contains(words.dropLast(count).joined().lowercased()) {
          return Name(base: Words.join(words.dropLast(count)), labels: [])
        }
      }
      return Name(base: Words.join(words), labels: [])
    }
    words = withoutClass(words, context: context, type: parameters.first)
    var labels: [String] = []
    var base = words
    var first = ""
    if words.count > 1, words.last == "Animated", case .named(let type)? = parameters.first, type == "BOOL" || type == "bool" {
      (base, first) = (words.dropLast(), "animated")
    } else if let split = splitPoint(words) {
      base = Array(words[..<split])
      var label = Array(words[split...])
      label = stripped(label, type: parameters.first, isBase: false)
      first = Words.join(label)
      if let word = label.first?.lowercased(), word == "with", label.count > 1,
        ["completion", "block", "handler"].contains(label[1].lowercased())
      {
        first = Words.join(label.dropFirst())
      }
      if ["with", "using"].contains(first), case .block? = parameters.first { first = "_" }
    } else {
      base = stripped(words, type: parameters.first, isBase: true)
      first = "_"
    }
    labels.append(first)
    for (index, part) in parts.dropFirst().enumerated() {
      guard !part.isEmpty else {
        labels.append("_")
        continue
      }
      let type = index + 1 < parameters.count ? parameters[index + 1] : nil
      labels.append(Words.join(stripped(Words.split(part, keepsUnderscores: true), type: type, isBase: false)))
    }
    if labels.last == "error", case .pointer(.object(name: "NSError", _, _, _), _)? = parameters.last { labels.removeLast() }
    return Name(base: Words.join(base), labels: labels)
  }

  /// Returns the Swift name of an initializer or, after the words of the class, of a factory method.
  func initializer(selector: String, parameters: [CType], dropping count: Int = 1) -> Name {
    let parts = pieces(selector)
    var words = Array(Words.split(parts[0]).dropFirst(count))
    if words.first?.lowercased() == "with", words.count > 1 { words.removeFirst() }
    guard selector.contains(":") else { return Name(base: "init", labels: words.isEmpty ? [] : [Words.join(words)]) }
    var labels = [words.isEmpty ? "_" : Words.join(stripped(words, type: parameters.first, isBase: false))]
    for (index, part) in parts.dropFirst().enumerated() {
      let type = index + 1 < parameters.count ? parameters[index + 1] : nil
      labels.append(part.isEmpty ? "_" : Words.join(stripped(Words.split(part), type: type, isBase: false)))
    }
    if labels.last == "error", case .pointer(.object(name: "NSError", _, _, _), _)? = parameters.last { labels.removeLast() }
    return Name(base: "init", labels: labels)
  }

  /// The number of words of a factory method's selector that name the class: 1 in `colorWithHex:` of `UIColor`. Nil if it is none.
  func factoryWords(selector: String, className: String) -> Int? {
    let words = Words.split(pieces(selector)[0])
    let classWords = Words.split(className)
    for count in stride(from: min(classWords.count, words.count), to: 0, by: -1)
    where zip(words, classWords.suffix(count)).allSatisfy({ $0.lowercased() == $1.lowercased() }) {
      // `+ color` has no arguments that say which initializer it is.
      guard selector.contains(":"), words.count > count else { return nil }
      return count
    }
    return nil
  }

  private func pieces(_ selector: String) -> [String] {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return selector.hasSuffix(":") ? Array(parts.dropLast()) : parts.isEmpty ? [""] : parts
  }

  /// Returns the word at which the label of the first argument begins: the last preposition.
  private func splitPoint(_ words: [String]) -> Int? {
    guard words.count > 1 else { return nil }
    return stride(from: words.count - 1, to: 0, by: -1).first { Words.isPreposition(words[$0]) }
  }

  /// Drops words at the end that repeat the type, where a preposition or a verb precedes them.
  func stripped(_ words: [String], type: CType?, isBase: Bool) -> [String] {
    let types = TypeWords(type)
    let count = types.matched(words)
    guard count > 0, count < words.count else { return words }
    let rest = Array(words.dropLast(count))
    guard let last = rest.last else { return words }
    if Words.isPreposition(last) { return isBase && rest.count == 1 ? words : rest }
    if Words.isVerb(last) || Words.isGerund(last) {
      if !isBase, rest.count == 1, Words.isGerund(last) { return words }
      if isBase {
        let removed = Words.join(words.suffix(count))
        if properties.contains(removed) || properties.contains(removed + "s") { return words }
        if ["set", "get", "is"].contains(last.lowercased()) && rest.count == 1 && last.lowercased() != "set" { return words }
      }
      if Self.keywords.contains(rest.joined().lowercased()) { return words }
      return rest
    }
    return words
  }

  static let keywords: Set<String> = [
    "is", "in", "for", "return", "switch", "repeat", "import", "init", "as", "default", "case", "class", "func", "self",
  ]

  /// `showHUDAddedTo:` of a HUD is `showAdded(to:)`: words of the class after a verb and before others are dropped.
  private func withoutClass(_ words: [String], context: String?, type: CType?) -> [String] {
    guard let context, words.count > 2 else { return words }
    let own = Words.split(context)
    // The words at the end that repeat the argument's type are its own: `pushViewController:` of a view.
    let end = words.count - TypeWords(type).matched(words)
    for count in stride(from: min(own.count, words.count - 2), to: 0, by: -1) {
      let name = own.suffix(count).map { $0.lowercased() }
      for start in 1..<(words.count - count) where start + count <= end && words[start..<start + count].map({ $0.lowercased() }) == name {
        // `hideHUDForView:` is `hide(for:)`.
        let isLast = start == 1 && splitPoint(words) == start + count
        if Words.isVerb(words[start - 1]), isLast || !Words.isPreposition(words[start + count]) {
          return Array(words[..<start] + words[(start + count)...])
        }
      }
    }
    return words
  }

  /// `stringByTrimming` of a string is `trimming`, `imageWithTint:` of an image `withTint`.
  private func withoutContext(_ words: [String], result: CType, context: String?) -> [String] {
    guard let context, case .object(let name, _, _, _) = result,
      name == context || name == "instancetype" || "NSMutable\(name.dropFirst(2))" == context,
      let last = Words.split(context).last, words.count > 1, words[0].lowercased() == last.lowercased(), Words.isPreposition(words[1])
    else { return words }
    if words[1].lowercased() == "by", words.count > 2, Words.isGerund(words[2]) { return Array(words.dropFirst(2)) }
    return Array(words.dropFirst())
  }
}
