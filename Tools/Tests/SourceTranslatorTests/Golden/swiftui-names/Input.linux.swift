#sourceLocation(file: "Input.swift", line: 1)
              
import UIKit

                 
                                
 

final class Model {
    enum State { case idle }
    var state = State.idle
}

final class CardCell: UITableViewCell {
    func show(_ name: String) { _trestleLeftOut("CardCell.show(_:)", "it uses Text of SwiftUI, which does not exist on Linux.") }
}
