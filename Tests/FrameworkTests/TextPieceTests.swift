import CoreSpotlight
import Foundation
import FoundationNetworking
import Testing
import TrestleExpectations
import UIKit
import TrestleURLConnections

@Suite struct TextPieceTests {
  @Test("Words and sentences are enumerated, with the text around them, in both directions and until the closure stops")
  func pieces() {
    let text = "Hello, big world! Good day."
    func words(_ options: String.EnumerationOptions, until last: String = "") -> [String] {
      var found: [String] = []
      text._enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { word, range, _, stop in
        found.append(word ?? String(text[range].count))
        stop = word == last
      }
      return found
    }
    expect(words(._byWords), equals: ["Hello", "big", "world", "Good", "day"])
    expect(words([._byWords, .reverse], until: "world"), equals: ["day", "Good", "world"])
    expect(words([._byWords, .substringNotRequired]), equals: ["5", "3", "5", "4", "3"])
    expect(words(._bySentences), equals: ["Hello, big world! ", "Good day."])
    var ranges: [NSRange] = []
    (text as NSString)._enumerateSubstrings(in: NSRange(location: 0, length: 17), options: ._byWords) { _, range, _, stop in
      ranges.append(range)
      stop.pointee = ObjCBool(ranges.count == 2)
    }
    expect(ranges, equals: [NSRange(location: 0, length: 5), NSRange(location: 7, length: 3)])
    var around: [String] = []
    text._enumerateSubstrings(in: text.index(after: text.startIndex)..<text.endIndex, options: ._byWords) { _, _, range, _ in
      around.append(String(text[range]))
    }
    expect(around, equals: ["ello, ", "big ", "world! ", "Good ", "day."])
  }

  @Test("The text of an attributed string changes with its attributes") func attributedText() {
    let text = NSMutableAttributedString(string: "")
    text._mutableString.append("Hello")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
    text._mutableString.append(" world world")
    expect(text._mutableString.length == 17 && text.attribute(.kern, at: 16, effectiveRange: nil) as? Int == 2)
    let replaced = text._mutableString._replaceOccurrences(of: "world", with: "moon", options: [], range: NSRange(location: 0, length: 17))
    expect(replaced == 2 && text.string == "Hello moon moon" && text._mutableString as String == text.string)
    text._mutableString._replaceOccurrences(
      of: "M(o+)N", with: "$1-", options: [.regularExpression, .caseInsensitive], range: NSRange(location: 6, length: 9))
    expect(text.string, equals: "Hello oo- oo-")
    text._mutableString.deleteCharacters(in: NSRange(location: 0, length: text.length))
    text._mutableString.setString("end")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 3))
    expect(text.string, equals: "end")
  }

  @Test("An activity keeps the attributes for a search") func attributes() {
    let activity = NSUserActivity(activityType: "read")
    expect(activity.contentAttributeSet == nil)
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    activity.contentAttributeSet = attributes
    expect(activity.contentAttributeSet === attributes)
  }

  @Test("A cache of addresses has its files in the folder it is given") func cache() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 10_000_000, directory: folder)
    let url = try #require(URL(string: "https://example.org/a"))
    let response = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["Cache-Control": "max-age=9"]))
    cache.storeCachedResponse(CachedURLResponse(response: response, data: Data("a".utf8)), for: URLRequest(url: url))
    expect(cache.memoryCapacity, equals: 1_000_000)
    expect(FileManager.default.fileExists(atPath: folder.path))
  }
}
