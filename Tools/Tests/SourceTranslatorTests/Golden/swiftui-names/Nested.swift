import SwiftUI
import UIKit

final class Palette {
    struct Color { var hex = 0 }
    struct Box<Text> { var text: Text }
    let color = Color(hex: 1)
    let box = Box(text: "a")
}
