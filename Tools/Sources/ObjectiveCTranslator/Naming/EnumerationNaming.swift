/// The names of an enumeration's cases: their common prefix, as far as it is the type's name, is dropped.
enum EnumerationNaming {
  static func names(_ cases: [String], of type: String) -> [String] {
    let split = cases.map { Words.split($0) }
    let typeWords = Words.split(type)
    var common = Int.max
    for words in split {
      let start = words.first == "k" ? 1 : 0
      var count = 0
      while start + count < words.count - 1, count < typeWords.count, matches(words[start + count], typeWords[count]) { count += 1 }
      common = min(common, count == 0 ? 0 : count + start)
    }
    if common == Int.max { common = 0 }
    return zip(cases, split).map { name, words in
      var drop = common
      while drop > 0, words[drop].first?.isNumber == true { drop -= 1 }
      guard drop > 0 else { return Words.lowercasedFirst(name) }
      var dropped = name[...]
      for word in words[..<drop] {
        while dropped.first == "_" { dropped.removeFirst() }
        dropped = dropped.dropFirst(word.count)
      }
      while dropped.first == "_" { dropped.removeFirst() }
      return Words.lowercasedFirst(String(dropped))
    }
  }

  private static func matches(_ word: String, _ typeWord: String) -> Bool {
    word == typeWord || word + "s" == typeWord || word + "es" == typeWord
      || (typeWord.hasSuffix("ies") && word == typeWord.dropLast(3) + "y")
  }
}
