#sourceLocation(file: "Input.swift", line: 1)
// framework
import UIKit

public final class Card: UIView {
    enum Parts { final class Token {} }

    static func picture() -> UIImage? { UIImage(named: "card", in: (_TrestleModule.bundlePath.flatMap { Foundation.Bundle(path: $0) } ?? Foundation.Bundle.main), compatibleWith: nil) }
    var own: Bundle { (_TrestleModule.bundlePath.flatMap { Foundation.Bundle(path: $0) } ?? Foundation.Bundle.main) }
    var part: Bundle { return (_TrestleModule.bundlePath.flatMap { Foundation.Bundle(path: $0) } ?? Foundation.Bundle.main) }
    var other: Bundle { Bundle(for: UIView.self) }
}
