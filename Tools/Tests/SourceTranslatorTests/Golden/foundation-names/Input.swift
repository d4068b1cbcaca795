import MapKit
import UIKit

func total(_ text: String) -> Double? {
    let expression: NSExpression = NSExpression(format: text)
    let whole = expression.expressionValue(with: nil, context: nil) as! Int
    print(whole, NSComparisonPredicate.Operator.equalTo)
    return NSExpression(format: text).expressionValue(with: nil, context: nil) as? Double
}

class Label: UILabel {
    let style: [String: Any] = [NSFontAttributeName: UIFont.systemFont(ofSize: 12), NSKernAttributeName: 1]
    let names: [String: Any] = ["NSFontAttributeName": 1]

    func write(_ text: String) {
        attributedText = NSAttributedString(string: text, attributes: [NSForegroundColorAttributeName: UIColor.red] as [String: AnyObject])
    }

    func write(_ view: MKAnnotationView) {
        text = view.annotation!.title!! + view.annotation!.subtitle!!
    }
}

func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

let number = ProcessInfo().processorCount
extension CGFloat {
    func size() -> CGFloat { abs(self) }
}
func context() -> Unmanaged<CFString> { Unmanaged.passRetained("a" as CFString) }
func encoded(_ layer: CALayer) -> String { layer.classForCoder.description() }
func locations(_ places: [CGFloat]) -> [NSNumber] { places as [NSNumber] }
let fixed = [0, 0.5, 1] as [NSNumber]

class Loader {
    var session: Foundation.URLSession = Foundation.URLSession(configuration: .default)
    var now: Foundation.Date { Foundation.Date() }
}

func seek(_ offset: fpos_t) -> fpos_t { fpos_t(Int(offset) + 1) }
let limits = NSIntegerMin...NSIntegerMax
func changed(_ status: stat) -> timespec { status.st_mtimespec }

func names(_ formatter: DateFormatter, _ calendar: Calendar) -> [String] {
    formatter.weekdaySymbols! + [formatter.shortMonthSymbols![0], formatter.monthSymbols?.first ?? ""] + calendar.monthSymbols
}

extension stat {
    var read: timespec { st_atimespec }
}

let digits = CharacterSet.decimalDigits
var others = CharacterSet.decimalDigits.union(.letters).inverted
func separators(_ set: CharacterSet = .alphanumerics.inverted) -> CharacterSet { CharacterSet(charactersIn: "a").inverted }
let turned = CGAffineTransform.identity.inverted()

extension Collection {
    subscript(safe index: Index) -> Generator.Element? { indices.contains(index) ? self[index] : nil }
}

let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
let caches = try? FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
let paths = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)

class Words {
    var count = 0
    func read(_ text: String, _ expression: NSRegularExpression) {
        expression.enumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in count += 1 }
    }
}

let countries = NSLocale.isoCountryCodes.map { $0 } + Locale.isoRegionCodes
let language = Bundle.main.preferredLocalizations.first ?? Bundle.preferredLocalizations(from: ["en"])[0]

func className(of object: AnyObject) -> String { NSStringFromClass(type(of: object)) }

func read(_ url: URL) throws -> [Data] { [try Data(contentsOf: url), try Data(contentsOf: url, options: .mappedIfSafe)] }

// The constant of Core Foundation for nothing.
let nothing: [String: Any] = ["space": kCFNull!, "other": kCFNull as Any]

func join(_ text: NSMutableAttributedString, _ more: String) -> Int {
    text.mutableString.append(more)
    text.mutableString.replaceOccurrences(of: "a", with: "b", options: [], range: NSRange(location: 0, length: 1))
    return text.mutableString.length
}

func words(_ text: String, _ other: NSString) -> [String] {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in found.append(word ?? "") }
    other.enumerateSubstrings(in: NSRange(location: 0, length: 1), options: [.bySentences, .reverse]) { piece, _, _, _ in found.append(piece!) }
    text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, _ in found.append(line ?? "") }
    return found
}
