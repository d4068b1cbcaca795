// framework
import UIKit

public final class Card: UIView {
    enum Parts { final class Token {} }

    static func picture() -> UIImage? { UIImage(named: "card", in: Bundle(for: Card.self), compatibleWith: nil) }
    var own: Bundle { Bundle(for: type(of: self)) }
    var part: Bundle { return Bundle(for: Parts.Token.self) }
    var other: Bundle { Bundle(for: UIView.self) }
}
