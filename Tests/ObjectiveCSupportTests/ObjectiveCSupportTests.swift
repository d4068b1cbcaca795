import Testing
import TrestleExpectations
import UIKit

/// The supporting Swift of translated Objective-C, which is compiled beside these tests as it is beside the sources of a target.
@MainActor struct ObjectiveCSupportTests {
  @Test("Formats have positions, widths, objects, letters of C, and zero or (null) for values that are missing") func formats() {
    expect(_format("%@ and %d%%", "a" as Any?, 3), equals: "a and 3%")
    expect(_format("%2$@ %1$@", "a" as Any?, "b" as Any?), equals: "b a")
    expect(_format("%05.1f|%-4d|%*d|%x|%c", 2.25, 7, 3, 5, 255, 65), equals: "002.2|7   |  5|ff|A")
    expect(_format("%lld %lu", Int64.min, -1), equals: "-9223372036854775808 18446744073709551615")
    expect(_format("%s", [72, 105, 0, 99] as [CChar]), equals: "Hi")
    expect(_format("%@ %d", nil as Any?), equals: "(null) 0")
    expect(_format("100%", 1) == "100%" && _format("%", 1) == "%" && _format("%5", 1) == "" && _format(nil, 1) == "")
    expect(_format("%@ %@", list: [true, ["x"]]).hasPrefix("1 ("))
  }

  @Test("A number is read of numbers, texts, raw values and nil") func numbers() {
    expect(_number("12abc").intValue == 12 && _number(" -3.5").doubleValue == -3.5 && _number("YES").boolValue)
    expect(_number(nil).intValue == 0 && _number(UInt64.max).int64Value == -1 && _number(CGFloat(0.5)).doubleValue == 0.5)
    expect(_number(UIView.ContentMode.center).intValue, equals: UIView.ContentMode.center.rawValue)
    expect(_truth(1) && !_truth(false) && !_truth(nil))
  }

  @Test("Objects are equal by value and the same by identity") func equality() {
    let view = UIView()
    expect(_isEqual("a", "a") && !_isEqual("a", "b") && _isEqual([1] as NSArray, [1] as NSArray))
    expect(!_isEqual(nil, nil) && !_isEqual("a", nil))
    expect(_isSame(view, view) && !_isSame(view, UIView()) && _isSame(nil, nil) && !_isSame(nil, view))
    expect(_isKind(UILabel(), UIView.self) && !_isKind(UIView(), UILabel.self) && !_isKind(nil, UIView.self))
  }

  @Test("Elements of every kind of collection are counted, found, enumerated until stopped, and sorted stably") func collections() {
    let array: [Any] = ["b", "a", "c"]
    expect(_count(array) == 3 && _count(NSSet(array: array)) == 3 && _count(["k": 1] as NSDictionary) == 1 && _count(nil) == 0)
    expect(_contains(array, "a") && !_contains(nil, "a") && _index(array, "c") == 2 && _index(array, "z") == NSNotFound)
    var seen: [String] = []
    _enumerate(array) { (item: String, index: Int, stop) in
      seen.append("\(index)\(item)")
      if index == 1 { stop.pointee = ObjCBool(true) }
    }
    expect(seen, equals: ["0b", "1a"])
    var pairs = 0
    _enumeratePairs(["a": 1, "b": 2] as NSDictionary) { (_: String, value: Int, _) in pairs += value }
    expect(pairs, equals: 3)
    expect(_sorted([3, 1, 2]) { $0 < $1 ? .orderedAscending : $0 > $1 ? .orderedDescending : .orderedSame }, equals: [1, 2, 3])
    expect(_sorted(["bb", "a", "cc"]) { _compare("\($0.count)", "\($1.count)") }, equals: ["a", "bb", "cc"])
    expect(_sorted(["b", "A"], "caseInsensitiveCompare:"), equals: ["A", "b"])
    expect(_value(of: [["n": 1], ["m": 2]] as [Any], forKey: "n").map { ($0 as? [Any])?.count }, equals: 2)
  }

  @Test("A call that throws becomes a result and an error") func errors() {
    struct Failure: Error {}
    var error: Error?
    expect(_attempt(&error) { 3 } == 3 && error == nil)
    expect(_attempt(&error) { () throws -> Int in throw Failure() } == nil && error is Failure)
    expect(!_succeeds { throw Failure() } && _succeeds {})
    #expect(throws: (any Error).self) { try _value(nil as Int?) }
    var message: String?
    _catching({ UIKitError.raise("told") }, caught: { message = $0.reason })
    expect(message?.contains("told"), equals: true)
  }

  @Test("Counters, arrays of C and letters wrap and stop at their ends") func memory() {
    var small: UInt8 = 255
    expect(_post(&small, 1) == 255 && small == 0 && _pre(&small, -1) == 255)
    var large = Int32.max
    expect(_pre(&large, 1), equals: Int32.min)
    expect((_characters("abc", 2) as [UInt8]) == [97, 98] && (_characters("a", nil) as [CChar]) == [97, 0])
    var values: [UInt16] = [1, 2]
    _fill(&values, 255, 3)
    expect(values, equals: [0xffff, 0x00ff])
    _fill(&values, 0, 100)
    _copy(&values, [7, 8, 9], 100)
    expect(values, equals: [7, 8])
    expect(_string(_letters("é")) == "é" && _letters(nil) == nil && _length("😀") == 2 && _bytes(Data()) == nil)
  }

  @Test("Hexadecimal digits are scanned after spaces and a prefix, up to the largest value") func scanning() {
    let scanner = Scanner(string: " 0x1Fz")
    var value: UInt32 = 0
    expect(_scanHex(scanner, &value) && value == 31 && scanner.scanLocation == 5)
    expect(!_scanHex(Scanner(string: "z"), &value) && !_scanHex(nil, &value))
    expect(_scanHex(Scanner(string: "fffffffffffffffffffff"), &value) && value == UInt32.max)
  }

  @Test("Components of dates have the wanted units, and calendars their identifiers") func calendars() {
    let date = Date(timeIntervalSince1970: 86_400 * 400)
    var calendar = _calendar(NSCalendar.Identifier.gregorian) ?? .current
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let parts = _components(calendar, [.year, .month], date)
    expect(parts.year == 1971 && parts.month == 2 && parts.day == nil)
    expect(_components(calendar, .day, date, date + 86_400 * 3).day, equals: 3)
    for (given, wanted) in [
      (NSCalendar.Identifier.buddhist, Calendar.Identifier.buddhist), (.ISO8601, .iso8601), (.hebrew, .hebrew), (.japanese, .japanese),
      (.islamicUmmAlQura, .islamicUmmAlQura), (.gregorian, .gregorian), (.chinese, .chinese), (.persian, .persian),
    ] {
      expect(_calendar(given)?.identifier == wanted && _calendar(given.rawValue)?.identifier == wanted)
    }
    expect(_calendar("nothing") == nil && _calendar(nil) == nil)
  }

  @Test("Values are associated with an object, and selectors are performed where they are known") func runtime() {
    let owner = NSObject()
    _setAssociated(owner, "k", 3)
    expect(_associated(owner, "k") as? Int == 3 && _associated(NSObject(), "k") == nil)
    _setAssociated(owner, "k", nil)
    expect(_associated(owner, "k") == nil)
    expect(_perform(owner, Selector("unknownMessage")) == nil && _perform(nil, nil) == nil)
    expect(_address(in: _value(at: _address(ofObject: owner))), equals: _address(ofObject: owner))
    expect(_unboxed(_box(3)) as? Int == 3 && _unboxed(nil) == nil)
  }

  @Test("Attributes of a text have names or strings as keys; another key is left out") func attributes() {
    let font = NSAttributedString.Key.font
    let mixed: [AnyHashable: Any] = [font: 1, "own": 2, 3: 4]
    expect(_attributes(mixed)?.count == 2 && _attributes(mixed)?[NSAttributedString.Key("own")] as? Int == 2)
    expect(_attributes(NSMutableDictionary(dictionary: [font.rawValue: 5]))?[font] as? Int == 5 && _attributes(nil) == nil)
  }

  @Test("An object that gives a block is kept until the run loop continues") @MainActor func kept() async {
    final class Giver {}
    weak var giver: Giver?
    func give() { giver = _kept(Giver()) }
    give()
    expect(giver != nil)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(giver == nil)
  }

  @Test("Labels of queues have one address, numbers go into places, and the keys of a dictionary are sorted by values") func system() {
    expect(_label(of: nil) != nil && _label(of: nil) == _label(of: .main) && _label(of: DispatchQueue(label: "a")) != _label(of: .main))
    var (count, share): (UInt, Double) = (2, 0)
    expect(_fetchAdd(&count, 3) == 2 && count == 5)
    expect(_number(2.5, into: &share) && share == 2.5 && !_number(nil, into: &count) && count == 0)
    var flag = false
    expect(!_testAndSet(&flag) && _testAndSet(&flag))
    let keys = _keys(of: ["a": 2, "b": 1] as NSDictionary) { (a: NSNumber, b: NSNumber) in a.compare(b) }
    expect(keys as? [String], equals: ["b", "a"])
    expect(_isSubclass(UILabel.self, of: UIView.self) && !_isSubclass(UIView.self, of: UILabel.self) && !_isSubclass(nil, of: UIView.self))
    expect(_responds(UILabel(), Selector("a"), [UIView.self]) && !_responds("a", Selector("a"), [UIView.self]))
    var bytes: [UInt8] = [0, 0]
    _copy(Data([1, 2, 3]), NSRange(location: 1, length: 2), to: &bytes)
    expect(bytes, equals: [2, 3])
  }
}
