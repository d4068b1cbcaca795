import UIKit

let sum = NSExpression(format: "17 + 1")
