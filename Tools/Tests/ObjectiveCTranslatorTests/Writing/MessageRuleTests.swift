import Foundation
import Testing
import TrestleExpectations

@testable import ObjectiveCTranslator

struct MessageRuleTests {
  private func body(_ source: String) -> String {
    var reader = CReader()
    let file = reader.read(path: "A.m", text: "@implementation A\n- (id)run {\n\(source)\n}\n@end")
    let header = reader.read(path: "A.h", text: "@interface A : NSObject\n@property NSString *name;\n@end")
    return ObjectiveCTranslation(headers: [header], sources: [file]).files.map(\.text).joined()
  }

  @Test("The rows are sorted, and each uses only arguments that its selector has") func rows() throws {
    let text = String(decoding: try TranslatorData.shared.read(MessageRules.fileName), as: UTF8.self)
    let keys = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) }
    expect(keys == keys.sorted() && Set(keys) == Set(MessageRules.shared.rules.keys) && keys.count > 120)
    for (key, rule) in MessageRules.shared.rules {
      let count = key.count { $0 == ":" }
      let used = rule.parts.compactMap { if case .argument(let index, _) = $0 { index } else { nil } }
      expect(used.allSatisfy { $0 < count }, "\(key)")
      let isValue = !key.hasPrefix("-[") && !key.hasPrefix("+[")
      expect(isValue || !rule.isMember && !rule.parts.contains(.value) && !rule.parts.contains(.operand), "\(key)")
      if case .raw = rule.type { Issue.record("\(key) has a type that is not read") }
    }
  }

  @Test("Messages to classes, to new objects and to values are written as their rows say") func messages() {
    let text = body(
      """
      NSData *data = [NSData data];
      NSString *a = [[NSString alloc] initWithData:data encoding:4];
      NSArray *parts = [a componentsSeparatedByCharactersInSet:[NSCharacterSet controlCharacterSet]];
      BOOL b = [self.name hasPrefix:@"x"];
      NSIndexPath *path = [NSIndexPath indexPathForRow:1 inSection:2];
      BOOL c = [data writeToFile:a atomically:YES];
      return [NSURL URLWithString:a];
      """)
    for wanted in [
      "encoding: String.Encoding(rawValue: ", ".components(separatedBy: CharacterSet.controlCharacters)", ".hasPrefix(\"x\")",
      "IndexPath(row: 1, section: 2)", "_succeeds({ try data", "URL(string: ",
    ] { expect(text.contains(wanted), "\(wanted) in \(text)") }
  }

  @Test("A calendar has the identifier that it is given, of a constant or of a variable") func calendars() {
    for (constant, identifier) in [
      ("NSCalendarIdentifierGregorian", "gregorian"), ("NSCalendarIdentifierBuddhist", "buddhist"),
      ("NSCalendarIdentifierISO8601", "iso8601"),
      ("NSCalendarIdentifierIslamicUmmAlQura", "islamicUmmAlQura"), ("NSGregorianCalendar", "gregorian"), ("NSHebrewCalendar", "hebrew"),
    ] {
      expect(body("return [[NSCalendar alloc] initWithCalendarIdentifier:\(constant)];").contains("Calendar(identifier: .\(identifier))"))
      expect(body("return [NSCalendar calendarWithIdentifier:\(constant)];").contains("Calendar(identifier: .\(identifier))"))
    }
    expect(body("return [NSCalendar calendarWithIdentifier:self.name];").contains("_calendar(self.name)"))
    // The name of a variable says nothing of its value.
    let variable = body("NSString *hebrew = self.name;\nreturn [NSCalendar calendarWithIdentifier:hebrew];")
    expect(variable.contains("_calendar(hebrew)") && !variable.contains(".hebrew"), "\(variable)")
  }

  @Test("An array is a key of a dictionary as an object") func keys() {
    let text = body(
      """
      NSMutableDictionary *cache = [NSMutableDictionary new];
      NSArray *key = @[@"a"];
      cache[key] = @"b";
      return cache[key];
      """)
    expect(text.contains("cache[(key as NSArray)] = \"b\"") && text.contains("cache[_for: (key as NSArray)]"), "\(text)")
  }
}
