#sourceLocation(file: "Input.swift", line: 1)
// framework
import UIKit

public final class Card: UIView {
    enum Parts { final class Token {} }

    static func picture() -> UIImage? { UIImage(named: "card", in: UIKit._bundle(for: Card.self), compatibleWith: nil) }
    var own: Bundle { UIKit._bundle(for: type(of: self)) }
    var part: Bundle { return UIKit._bundle(for: Parts.Token.self) }
    var other: Bundle { UIKit._bundle(for: UIView.self) }
}
