import UIKit

final class Later: NSObject {
  func run() {
    autoreleasepool { _ = NSAttributedString() }
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    NSLog("%@ %d", text, 3)
    let table = NSHashTable<UIViewForTable>.weakObjects()
    table.add(UIViewForTable())
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(self, forKey: "a")
    _ = map.object(forKey: "a")
    _ = UserDefaults.standard.value(forKey: "a")
  }
}

final class UIViewForTable: NSObject {}
