// Parts of Foundation that Linux lacks and UIKit code expects.
import UIKit

func porting_objects(object: NSObject, path: NSIndexPath) {
  NSLog("%@", object)
  _ = String(format: "%@", object)
  _ = NSIndexPath(row: 1, section: 2).row + path.section + path.item
  _ = autoreleasepool { 3 }
  _ = String(localized: "Hello", comment: "A greeting")
  _ = UserDefaults.standard.value(forKey: "key")
  let text = NSMutableAttributedString()
  text.append(NSAttributedString())
  _ = UIView.description()
}

func porting_formatters(date: Date) -> [String?] {
  let length = DateComponentsFormatter()
  length.unitsStyle = .positional
  length.allowedUnits = [.hour, .minute, .second]
  length.zeroFormattingBehavior = .pad
  let relative = RelativeDateTimeFormatter()
  relative.unitsStyle = .full
  let measure = MeasurementFormatter()
  measure.unitOptions = .providedUnit
  return [
    length.string(from: 3600), relative.localizedString(for: date, relativeTo: Date()),
    measure.string(from: Measurement(value: 1, unit: UnitLength.meters)), ListFormatter.localizedString(byJoining: ["a", "b"]),
  ]
}

protocol PortingListener: AnyObject {}

class PortingSubject {
  let listeners = NSHashTable<AnyObject>.weakObjects()
  let names = NSMapTable<NSString, NSObject>.strongToWeakObjects()
  func add(_ listener: PortingListener) {
    listeners.add(listener)
    for case let listener as PortingListener in listeners.allObjects { _ = listener }
    names.setObject(NSObject(), forKey: "name")
  }
}

private nonisolated(unsafe) var portingKey: UInt8 = 0

extension UIView {
  var porting_tag: String? {
    get { objc_getAssociatedObject(self, &portingKey) as? String }
    set { objc_setAssociatedObject(self, &portingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@MainActor class PortingObserver {
  private var observation: NSKeyValueObservation?
  func watch(_ scrollView: UIScrollView, _ progress: Progress) {
    observation = scrollView.observe(\.contentOffset, options: [.new, .old]) { scrollView, change in
      guard let offset = change.newValue else { return }
      _ = (offset.y, scrollView.contentSize)
    }
    _ = progress.observe(\.fractionCompleted) { progress, _ in _ = progress.fractionCompleted }
  }
}

func porting_sequence() async {
  for await notification in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
    _ = notification.name
    break
  }
}

func porting_core_foundation() {
  let name = "name" as CFString
  let url = URL(fileURLWithPath: "/") as CFURL
  let options = ["key": 1] as CFDictionary
  let any: CFTypeRef = name
  _ = (name, url, options, any)
}
