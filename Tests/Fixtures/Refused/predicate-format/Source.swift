import UIKit

let adults = NSPredicate(format: "age > 17")
