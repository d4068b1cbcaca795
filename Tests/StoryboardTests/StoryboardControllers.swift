import UIKit

import UIKitTesting

/// A controller of the fixtures that logs its callbacks under its title.
class LoggingController: UIViewController {
  /// The result of `shouldPerformSegue`.
  var allowsSegues = true
  var container: UIView?
  var lastSegue: UIStoryboardSegue?
  var lastSender: Any?
  var prepared: (UIStoryboardSegue) -> Void = { _ in }

  func log(_ line: String) { CallLog.add("\(title ?? "\(type(of: self))") \(line)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    lastSegue = segue
    lastSender = sender
    log("prepare \(segue.identifier ?? "-") to \(segue.destination.title ?? "-"), loaded \(segue.destination.isViewLoaded)")
    prepared(segue)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("willMove \(parent == nil ? "out" : "in")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("didAppear")
  }
}

/// A custom segue that places the destination's view over the source's.
class SlidingSegue: UIStoryboardSegue {
  let made: String

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    made = "made by the class's own initialiser"
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    CallLog.add("SlidingSegue perform \(identifier ?? "-"), \(made)")
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// The destination of unwind segues.
class UnwindTarget: LoggingController {
  override class var selectors: [Selector: UISelectorAction] { ["backToStart:": .init(UnwindTarget.backToStart)] }

  func backToStart(_ segue: UIStoryboardSegue) {
    log("backToStart from \(segue.source.title ?? "-")")
  }

  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    log("canPerform \(action): \(answer)")
    return answer
  }
}

class SegueActionSource: LoggingController {
  func makeDestination(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    log("makeDestination for \(identifier ?? "-") by \((sender as? UIButton)?.currentTitle ?? "-")")
    return CreatedController(coder: coder, word: "by action")
  }

  func makeNothing(_ coder: NSCoder) -> UIViewController? { nil }

  static var table: _ClassTable {
    var table = _ClassTable(SegueActionSource.self)
    table.method("makeDestination:sender:identifier:") { (source: SegueActionSource, arguments) in
      source.makeDestination(arguments[0] as! NSCoder, sender: arguments[1], identifier: arguments[2] as? String)
    }
    table.action("makeNothing:", SegueActionSource.makeNothing(_:))
    return table
  }
}

class CreatedController: LoggingController {
  let word: String

  init?(coder: NSCoder, word: String) {
    self.word = word
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    word = "by the storyboard"
    super.init(coder: coder)
  }
}

class ActionController: LoggingController {
  static var table: _ClassTable {
    var table = _ClassTable(ActionController.self)
    table.action("pressed:", ActionController.pressed(_:))
    table.action("pressed:event:", ActionController.pressed(_:event:))
    table.action("plain", ActionController.plain)
    table.action("changed:", ActionController.changed(_:))
    table.action("found:", ActionController.found(_:))
    return table
  }

  private func pressed(_ sender: UIButton) { log("pressed \(sender.currentTitle ?? "-")") }
  private func pressed(_ sender: Any, event: UIEvent?) { log("pressed with event \(event != nil)") }
  private func plain() { log("plain") }
  private func changed(_ sender: UISwitch) { log("changed \(sender.isOn)") }
  private func found(_ sender: Any?) { log("found in the chain") }
}

class PrototypeCell: UITableViewCell {
  var label: UILabel?
}

class PrototypeTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PrototypeCell)?.label?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { CallLog.add("didSelect \(indexPath.row)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    CallLog.add("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? PrototypeCell).flatMap { tableView.indexPath(for: $0) }?.row ?? -1
    CallLog.add("prepare \(segue.identifier ?? "-") row \(row) selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
}
