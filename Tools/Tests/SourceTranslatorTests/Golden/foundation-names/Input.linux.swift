#sourceLocation(file: "Input.swift", line: 1)
             
import UIKit; import FoundationNetworking

func total(_ text: String) -> Double? {
    let expression: UIKit._Expression = UIKit._Expression(format: text)
    let whole = expression.expressionValue(with: nil, context: nil, as: (Int).self) as! Int
    print(whole, UIKit._ComparisonPredicate.Operator.equalTo)
    return UIKit._Expression(format: text).expressionValue(with: nil, context: nil, as: (Double).self) as? Double
}

class Label: UILabel {
    let style: [Foundation.NSAttributedString.Key: Any] = [NSFontAttributeName: UIFont.systemFont(ofSize: 12), NSKernAttributeName: 1]
    let names: [String: Any] = ["NSFontAttributeName": 1]

    func write(_ text: String) {
        attributedText = NSAttributedString(string: text, attributes: [NSForegroundColorAttributeName: UIColor.red] as [Foundation.NSAttributedString.Key: AnyObject])
    }

    func write(_ view: MKAnnotationView) {
        text = view.annotation!.title!  + view.annotation!.subtitle! 
    }
}

@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }

let number = ProcessInfo.processInfo.processorCount
extension CGFloat {
    func size() -> CGFloat { Swift.abs(self) }
}
func context() -> Unmanaged<NSString> { Unmanaged.passRetained("a" as NSString) }
func encoded(_ layer: CALayer) -> String { NSStringFromClass(layer.classForCoder) }
func locations(_ places: [CGFloat]) -> [NSNumber] { UIKit._numbers(places) as [NSNumber] }
let fixed = [0, 0.5, 1] as [NSNumber]

class Loader {
    var session: FoundationNetworking.URLSession = FoundationNetworking.URLSession(configuration: .default)
    var now: Foundation.Date { Foundation.Date() }
}

func seek(_ offset: Swift.Int64) -> Swift.Int64 { Swift.Int64(Int(offset) + 1) }
let limits = Swift.Int.min...Swift.Int.max
func changed(_ status: stat) -> timespec { status.st_mtim }

func names(_ formatter: DateFormatter, _ calendar: Calendar) -> [String] {
    formatter.weekdaySymbols + [formatter.shortMonthSymbols[0], Optional(formatter.monthSymbols)?.first ?? ""] + calendar.monthSymbols
}

extension stat {
    var read: timespec { st_atim }
}

let digits = CharacterSet.decimalDigits
var others = CharacterSet.decimalDigits.union(.letters)._inverted
func separators(_ set: CharacterSet = .alphanumerics._inverted) -> CharacterSet { CharacterSet(charactersIn: "a")._inverted }
let turned = CGAffineTransform.identity.inverted()

extension Collection {
    subscript(safe index: Index) -> Iterator.Element? { indices.contains(index) ? self[index] : nil }
}

let library = FileManager.default._urls(for: .libraryDirectory, in: .userDomainMask)[0]
let caches = try? FileManager.default._url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
let paths = UIKit._searchPaths(.documentDirectory, .userDomainMask, true)

class Words {
    var count = 0
    func read(_ text: String, _ expression: NSRegularExpression) {
        expression._enumerateMatches(in: text, range: NSRange(location: 0, length: 1)) { match, _, _ in count += 1 }
    }
}

let countries = NSLocale._isoCountryCodes.map { $0 } + Locale._isoRegionCodes
let language = Bundle.main._preferredLocalizations.first ?? Bundle.preferredLocalizations(from: ["en"])[0]

func className(of object: AnyObject) -> String { NSStringFromClass(type(of: object)) }

func read(_ url: URL) throws -> [Data] { [try Data(contentsOf: url), try Data(_contentsOf: url, options: .mappedIfSafe)] }

// The constant of Core Foundation for nothing.
let nothing: [String: Any] = ["space": Foundation.NSNull(), "other": Foundation.NSNull() as Any]

func join(_ text: NSMutableAttributedString, _ more: String) -> Int {
    text._mutableString.append(more)
    text._mutableString._replaceOccurrences(of: "a", with: "b", options: [], range: NSRange(location: 0, length: 1))
    return text._mutableString.length
}

func words(_ text: String, _ other: NSString) -> [String] {
    var found: [String] = []
    text._enumerateSubstrings(in: text.startIndex..., options: ._byWords) { word, _, _, _ in found.append(word ?? "") }
    other._enumerateSubstrings(in: NSRange(location: 0, length: 1), options: [._bySentences, .reverse]) { piece, _, _, _ in found.append(piece!) }
    text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, _ in found.append(line ?? "") }
    return found
}
fileprivate func NSStringFromClass(_ aClass: AnyClass) -> String { let name = String(reflecting: aClass); return name.split(separator: ".").count == 2 ? Foundation.NSStringFromClass(aClass) : name.replacing(#/\(unknown context at \$?\w+\)\./#, with: "") }