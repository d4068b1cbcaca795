import SwiftUI
import UIKit

extension Color {
    static let brand = Color.red
}

final class Model {
    enum State { case idle }
    var state = State.idle
}

final class CardCell: UITableViewCell {
    func show(_ name: String) { print(Text(name)) }
}
