import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// `trestle test` with tests of the interface: a project as Xcode has it, whose tests drive the whole application.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct UITestTests {
  private func project() throws -> String {
    let folder = try Folders.temporary()
    try FileManager.default.copyItem(atPath: Folders.root + "/Tests/Fixtures/TaskList", toPath: folder + "/TaskList")
    return folder
  }

  @Test("Lists, text, alerts, navigation, gestures and rotation are tested by XCUIApplication, in a process for each test")
  func whole() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try TrestleProgram.run(["test", folder + "/TaskList", "--parallel"])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    let last = try #require(outcome.output.split(separator: "\n").last { $0.contains("tests:") })
    expect(last.hasPrefix("44 tests: 44 passed, 0 failed"), "\(last)")
    expect(last.hasSuffix("and 44 processes"), "\(last)")
    expect(outcome.output.contains("attachment: "))
  }

  /// A fault of the application, and the tests that must see it.
  private struct Fault {
    let file: String
    let text: String
    let replacement: String
    let tests: [String]
    init(_ file: String, _ text: String, _ replacement: String, _ tests: String...) {
      (self.file, self.text, self.replacement, self.tests) = (file, text, replacement, tests)
    }
  }

  /// Faults that do not hide each other, a kind of element or gesture each.
  private static let faults = [
    Fault(
      "TasksController", "accessibilityIdentifier = \"tasks\"", "accessibilityIdentifier = \"list\"", "testFirstRowsAreShown",
      "testRowsAreInOrder", "testSwipeUpScrolls", "testBackByTheFirstButton", "testLaunchPerformance"),
    Fault(
      "TasksController", "tasks.remove(at: indexPath.row)\n    tableView.deleteRows(at: [indexPath], with: .automatic)", "",
      "testSwipeLeftDeletes"),
    Fault("TasksController", "navigationItem.leftBarButtonItem = editButtonItem", "", "testEditingDeletes"),
    Fault(
      "TasksController", "title = name", "title = \"Task\"", "testTapScrollsToTheRow", "testTapPushesAndBackPops", "testEdgeSwipePops",
      "testInterruptionMonitor"),
    Fault("TasksController", "title: \"Share Task\"", "title: \"Send Task\"", "testSheet"),
    Fault("TasksController", "title: \"Save\"", "title: \"Keep\"", "testAlertAdds"),
    Fault(
      "TasksController", "title: \"Cancel\", style: .cancel))\n    alert", "title: \"Stop\", style: .cancel))\n    alert",
      "testAlertIsCancelled"),
    Fault("TasksController", "view.addSubview(notes)", "notes.isEditable = false\n    view.addSubview(notes)", "testTextView"),
    Fault("AppDelegate", "(TilesController(), \"Tiles\"), ", "", "testTabs", "testTiles", "testTilesScroll"),
    Fault("FormController", "name.placeholder = \"Your name\"", "", "testTypingIntoAField", "testDeletingText", "testClearButton"),
    Fault("FormController", "summary.text = \"Returned\"", "", "testReturnKey"),
    Fault("FormController", "password.isSecureTextEntry = true", "", "testSecureField"),
    Fault("FormController", "notify.accessibilityIdentifier", "notify.isEnabled = false\n    notify.accessibilityIdentifier", "testSwitch"),
    Fault(
      "FormController", "level.accessibilityIdentifier", "level.isUserInteractionEnabled = false\n    level.accessibilityIdentifier",
      "testSlider"),
    Fault("FormController", "count.text = \"\\(Int(steps.value)) steps\"", "", "testStepper"),
    Fault("FormController", "kind.selectedSegmentIndex = 0", "kind.isEnabled = false", "testSegments"),
    Fault("FormController", "\"Cherry\"", "\"Grape\"", "testPicker"),
    Fault("FormController", "off.isEnabled = false", "", "testDisabledButton"),
    Fault("TouchController", "word.text = \"Double\"", "word.text = \"Single\"", "testDoubleTapAndPress"),
    Fault("TouchController", "word.text = sender.scale > 1 ? \"Larger\" : \"Smaller\"", "", "testPinch"),
    Fault(
      "TouchController", "[UISwipeGestureRecognizer.Direction.left, .right, .up, .down]",
      "[UISwipeGestureRecognizer.Direction.left, .right, .up]", "testSwipes"),
    Fault("TouchController", "? \"Wide\" : \"Tall\"", "? \"Wide\" : \"Wide\"", "testRotation"),
    Fault("TouchController", "self?.state.text = \"Returned\"", "self?.state.text = \"Back\"", "testHomeButtonAndReturn"),
    Fault("TouchController", "contains(\"--quiet\")", "contains(\"--silent\")", "testLaunchValues"),
    Fault("TouchController", ".now() + 0.3", ".now() + 30", "testWaiting", "testExpectationOfAPredicate"),
  ]

  /// Faults of the list that would hide others.
  private static let listFaults = [
    Fault(
      "TasksController", "(1...60)", "(1...61)", "testAllRowsAreCounted", "testRowsAreInOrder", "testRowOutOfSightExistsAndIsNotHittable",
      "testPredicateFindsRows", "testSwipeLeftDeletes", "testAlertAdds", "testAlertIsCancelled"),
    Fault(
      "TasksController", "present(alert, animated: true)", "", "testAlertCoversTheList", "testAlertAdds", "testAlertIsCancelled",
      "testInterruptionMonitor"),
    Fault(
      "FormController", "name.delegate = self", "name.delegate = self\n    name.isEnabled = false", "testTypingIntoAField",
      "testDeletingText", "testClearButton", "testReturnKey", "testKeyWithModifier"),
  ]

  private func failures(with faults: [Fault]) throws -> (failed: Set<String>, output: String) {
    let folder = try project()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for fault in faults {
      let source = folder + "/TaskList/TaskList/\(fault.file).swift"
      let text = try String(contentsOfFile: source, encoding: .utf8)
      expect(text.components(separatedBy: fault.text).count, equals: 2, "\(fault.text)")
      try text.replacing(fault.text, with: fault.replacement).write(toFile: source, atomically: true, encoding: .utf8)
    }
    let outcome = try TrestleProgram.run(["test", folder + "/TaskList", "--parallel"])
    expect(outcome.status, equals: 1)
    let failed = outcome.output.matches(
      of: #/(?m)^failed: TaskListUITests\.\w+/(\w+): (?:TaskListUITests/\w+\.swift:\d+: |failed - No matches found)/#
    ).map { String($0.1) }
    return (Set(failed), outcome.output)
  }

  /// Each of these runs is 44 processes, so that two of three wait for `Scripts/soak`.
  private static let isSoaking = ProcessInfo.processInfo.environment["TRESTLE_SOAK"] != nil

  @Test("Each fault of an application fails the tests that see it and no others", arguments: isSoaking ? [0, 1] : [0])
  func broken(part: Int) throws {
    let faults = [Self.faults, Self.listFaults][part]
    let (failed, output) = try failures(with: faults)
    let expected = Set(faults.flatMap(\.tests))
    expect(failed, equals: expected, "unseen: \(expected.subtracting(failed).sorted()), wrong: \(failed.subtracting(expected).sorted())")
    if part == 0 { expect(output.contains("No matches found for") && output.contains("'Save'")) }
  }

  @Test(
    "Each test of an application that shows nothing fails, but for the one that only launches it",
    .enabled(if: isSoaking, "Scripts/soak runs it"))
  func blank() throws {
    let start = Fault("AppDelegate", "window.rootViewController = tabs", "window.rootViewController = UIViewController()")
    let (failed, output) = try failures(with: [start])
    let tests = try String(contentsOfFile: Folders.root + "/Tests/Fixtures/TaskList/TaskListUITests/TaskListUITests.swift", encoding: .utf8)
    let names = tests.matches(of: #/func (test\w+)\(/#).map { String($0.1) }
    expect(names.count, equals: 42)
    expect(failed, equals: Set(names + ["testLaunchPerformance"]), "\(Set(names).subtracting(failed).sorted())")
    expect(output.contains("44 tests: 1 passed, 43 failed"))
  }
}
