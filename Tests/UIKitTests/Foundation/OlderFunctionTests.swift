import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Functions and constants of older sources.
@MainActor struct OlderFunctionTests {
  @Test("Atomic functions return the new value, and replace only an expected one")
  func atomics() {
    var count: Int32 = 0
    expect(OSAtomicIncrement32(&count), equals: 1)
    expect(OSAtomicAdd32(5, &count), equals: 6)
    expect(OSAtomicDecrement32Barrier(&count), equals: 5)
    expect(!OSAtomicCompareAndSwap32(4, 9, &count))
    expect(OSAtomicCompareAndSwap32(5, 9, &count) && count == 9)
    var large: Int64 = .max - 1
    expect(OSAtomicIncrement64(&large), equals: INT64_MAX)
    expect(UInt64.max, equals: UINT64_MAX)
  }

  @Test("A spin lock is taken once until it is unlocked")
  func spinLock() {
    var lock = OS_SPINLOCK_INIT
    OSSpinLockLock(&lock)
    expect(!OSSpinLockTry(&lock))
    OSSpinLockUnlock(&lock)
    expect(OSSpinLockTry(&lock))
  }

  @Test("Many threads that increment one number lose no step")
  func manyThreads() {
    nonisolated(unsafe) let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    count.initialize(to: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement32(count) }
    expect(count.pointee, equals: 1000)
    count.deallocate()
  }

  @Test("An object of unknown class is the key of a dictionary if it can be copied")
  func copiedKey() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = "name" as NSString
    dictionary.setObject(1, forKey: key)
    expect(dictionary["name"] as? Int, equals: 1)
    let text = NSMutableString()
    text.append("a")
    expect(text, equals: "a")
    let numbers: Any = [1, 2] as NSArray
    expect(numbers is any NSFastEnumeration)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row" }
  }

  @Test("The color of a picker's rows is set through the key that apps use")
  func pickerColor() {
    let screen = TestScreen()
    let rows = Rows()
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    screen.show(picker)
    screen.settle()
    picker.setValue(UIColor.red, forKey: "textColor")
    screen.settle()
    expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.textColor, equals: .red)
    let dates = UIDatePicker()
    dates.setValue(UIColor.red, forKey: "textColor")
    expect(dates.value(forKey: "textColor") as? UIColor, equals: .red)
    dates.perform(Selector("setHighlightsToday:"), with: false)
  }

  @Test("An undo is a message with one argument")
  func undoMessage() {
    let controller = UIViewController()
    let undo = UndoManager()
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    undo.registerUndo(withTarget: controller, selector: Selector("setTitle:"), object: "Old")
    controller.title = "New"
    undo.endUndoGrouping()
    undo.undo()
    expect(controller.title, equals: "Old")
    controller.perform(Selector("setTitle:"), on: Thread.current, with: "Third", waitUntilDone: true)
    expect(controller.title, equals: "Third")
  }

  @Test("A document's type is that of its name's suffix unless the app sets another")
  func documentType() {
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/photo.png"))
    expect(controller.uti, equals: "public.png")
    controller.uti = "com.example.photo"
    expect(controller.uti, equals: "com.example.photo")
  }
}
