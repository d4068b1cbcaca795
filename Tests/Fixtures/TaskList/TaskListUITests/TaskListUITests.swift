import XCTest

/// Tests of the whole application, as Xcode runs them on a simulator.
final class TaskListUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDownWithError() throws { app = nil }

  private func show(_ tab: String) { app.tabBars.buttons[tab].tap() }

  // MARK: Lists

  func testFirstRowsAreShown() {
    XCTAssertTrue(app.tables["tasks"].exists)
    XCTAssertTrue(app.staticTexts["Task 1"].exists)
    XCTAssertTrue(app.cells.staticTexts["Task 2"].isHittable)
  }

  func testAllRowsAreCounted() { XCTAssertEqual(app.tables.cells.count, 60) }

  func testRowsAreInOrder() {
    let cells = app.tables["tasks"].cells
    XCTAssertTrue(cells.element(boundBy: 0).staticTexts["Task 1"].exists)
    XCTAssertTrue(cells.element(boundBy: 2).staticTexts["Task 3"].exists)
    XCTAssertEqual(cells.allElementsBoundByIndex.count, 60)
  }

  func testRowOutOfSightExistsAndIsNotHittable() {
    XCTAssertTrue(app.staticTexts["Task 50"].exists)
    XCTAssertFalse(app.staticTexts["Task 50"].isHittable)
    XCTAssertFalse(app.staticTexts["Task 61"].exists)
  }

  func testTapScrollsToTheRow() {
    app.staticTexts["Task 55"].tap()
    XCTAssertTrue(app.navigationBars["Task 55"].waitForExistence(timeout: 2))
  }

  func testSwipeUpScrolls() {
    XCTAssertTrue(app.staticTexts["Task 1"].isHittable)
    app.tables["tasks"].swipeUp()
    XCTAssertFalse(app.staticTexts["Task 1"].isHittable)
    app.tables["tasks"].swipeDown(velocity: .fast)
    app.tables["tasks"].swipeDown(velocity: .fast)
    XCTAssertTrue(app.staticTexts["Task 1"].isHittable)
  }

  func testSwipeLeftDeletes() {
    app.cells.containing(.staticText, identifier: "Task 2").element.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Task 2"].exists)
    XCTAssertEqual(app.cells.count, 59)
  }

  func testEditingDeletes() {
    app.navigationBars.buttons["Edit"].tap()
    XCTAssertTrue(app.navigationBars.buttons["Done"].exists)
    app.navigationBars.buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars.buttons["Edit"].exists)
  }

  func testPredicateFindsRows() {
    let sixties = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH 'Task 6'"))
    XCTAssertEqual(sixties.count, 2)
    XCTAssertEqual(app.cells.containing(NSPredicate(format: "label == %@", "Task 3")).count, 1)
  }

  func testTiles() {
    show("Tiles")
    XCTAssertTrue(app.collectionViews.cells["tile-1"].exists)
    app.collectionViews.cells["tile-2"].tap()
    XCTAssertTrue(app.navigationBars["Tile 2 chosen"].exists)
    XCTAssertTrue(app.cells["tile-2"].isSelected)
    XCTAssertFalse(app.cells["tile-1"].isSelected)
  }

  func testTilesScroll() {
    show("Tiles")
    let tile = app.cells["tile-80"]
    for _ in 0..<20 where !tile.exists { app.collectionViews.firstMatch.swipeUp() }
    XCTAssertTrue(tile.exists)
    tile.tap()
    XCTAssertTrue(app.navigationBars["Tile 80 chosen"].exists)
  }

  // MARK: Navigation

  func testTapPushesAndBackPops() {
    app.cells.element(boundBy: 3).tap()
    XCTAssertTrue(app.navigationBars["Task 4"].exists)
    app.navigationBars.buttons["Tasks"].tap()
    XCTAssertTrue(app.navigationBars["Tasks"].exists)
    XCTAssertFalse(app.navigationBars["Task 4"].exists)
  }

  func testBackByTheFirstButton() {
    app.staticTexts["Task 5"].tap()
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.tables["tasks"].waitForExistence(timeout: 1))
  }

  func testEdgeSwipePops() {
    app.staticTexts["Task 1"].tap()
    XCTAssertTrue(app.navigationBars["Task 1"].exists)
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.005, dy: 0.5))
    edge.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
    XCTAssertTrue(app.navigationBars["Tasks"].exists)
  }

  func testTabs() {
    XCTAssertEqual(app.tabBars.buttons.count, 4)
    XCTAssertTrue(app.tabBars.buttons["Tasks"].isSelected)
    show("Form")
    XCTAssertTrue(app.tabBars.buttons["Form"].isSelected)
    XCTAssertFalse(app.tabBars.buttons["Tasks"].isSelected)
    XCTAssertFalse(app.tables["tasks"].exists)
  }

  // MARK: Alerts

  func testAlertAdds() {
    app.navigationBars.buttons["Add"].tap()
    let alert = app.alerts["New Task"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertTrue(alert.staticTexts["What is to be done?"].exists)
    alert.textFields["Name"].tap()
    alert.textFields["Name"].typeText("Water the plants")
    alert.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["Water the plants"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 61)
  }

  func testAlertIsCancelled() {
    app.buttons["Add"].tap()
    app.alerts.buttons["Cancel"].tap()
    XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 60)
  }

  func testAlertCoversTheList() {
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Task 1"].exists)
    XCTAssertFalse(app.staticTexts["Task 1"].isHittable)
  }

  func testSheet() {
    app.staticTexts["Task 1"].tap()
    app.buttons["Share"].tap()
    XCTAssertTrue(app.sheets["Share Task"].exists)
    app.sheets.buttons["Mail"].tap()
    XCTAssertTrue(app.navigationBars["Shared by Mail"].waitForExistence(timeout: 2))
  }

  func testInterruptionMonitor() {
    var handled = 0
    let monitor = addUIInterruptionMonitor(withDescription: "New task") { alert in
      handled += 1
      alert.buttons["Cancel"].tap()
      return true
    }
    app.buttons["Add"].tap()
    app.staticTexts["Task 1"].tap()
    XCTAssertEqual(handled, 1)
    XCTAssertTrue(app.navigationBars["Task 1"].exists)
    removeUIInterruptionMonitor(monitor)
  }

  // MARK: Text

  func testTypingIntoAField() {
    show("Form")
    let field = app.textFields["name"]
    XCTAssertEqual(field.value as? String, "Your name")
    XCTAssertEqual(field.placeholderValue, "Your name")
    field.tap()
    field.typeText("Ada Lovelace")
    XCTAssertEqual(field.value as? String, "Ada Lovelace")
  }

  func testDeletingText() {
    show("Form")
    let field = app.textFields["Your name"]
    field.tap()
    app.textFields["name"].typeText("Adam")
    app.textFields["name"].typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
  }

  func testClearButton() {
    show("Form")
    let field = app.textFields["name"]
    field.tap()
    field.typeText("Ada")
    field.buttons["Clear text"].tap()
    XCTAssertEqual(field.value as? String, "Your name")
  }

  func testReturnKey() {
    show("Form")
    app.textFields["name"].tap()
    XCTAssertTrue(app.keyboards.element.exists)
    app.typeText("Ada\n")
    XCTAssertEqual(app.staticTexts["summary"].label, "Returned")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testKeyWithModifier() {
    show("Form")
    let field = app.textFields["name"]
    field.tap()
    field.typeText("Ada")
    app.typeKey("a", modifierFlags: .command)
    field.typeText("Grace")
    XCTAssertEqual(field.value as? String, "Grace")
  }

  func testSecureField() {
    show("Form")
    let field = app.secureTextFields["Password"]
    field.tap()
    field.typeText("secret")
    XCTAssertEqual(app.secureTextFields.firstMatch.value as? String, "••••••")
  }

  func testTextView() {
    app.staticTexts["Task 9"].tap()
    let notes = app.textViews["notes"]
    notes.tap()
    notes.typeText("First\nSecond")
    XCTAssertEqual(notes.value as? String, "First\nSecond")
    XCTAssertTrue(notes.hasFocus)
  }

  // MARK: Controls

  func testSwitch() {
    show("Form")
    let control = app.switches["notify"]
    XCTAssertEqual(control.value as? String, "0")
    control.tap()
    XCTAssertEqual(control.value as? String, "1")
  }

  func testSlider() {
    show("Form")
    let slider = app.sliders["level"]
    slider.adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.8, accuracy: 0.05)
  }

  func testStepper() {
    show("Form")
    app.steppers.buttons["Increment"].tap()
    app.steppers.buttons["Increment"].tap()
    app.steppers.buttons["Decrement"].tap()
    XCTAssertTrue(app.staticTexts["1 steps"].exists)
  }

  func testSegments() {
    show("Form")
    app.segmentedControls.buttons["Three"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["Three"].isSelected)
    XCTAssertFalse(app.segmentedControls.buttons["One"].isSelected)
  }

  func testPicker() {
    show("Form")
    app.pickerWheels.element.adjust(toPickerWheelValue: "Cherry")
    app.buttons["Submit"].tap()
    XCTAssertEqual(app.staticTexts["summary"].label, " off 0 Cherry")
  }

  func testDisabledButton() {
    show("Form")
    XCTAssertFalse(app.buttons["Not available"].isEnabled)
    XCTAssertTrue(app.buttons["Submit"].isEnabled)
  }

  // MARK: Gestures

  func testDoubleTapAndPress() {
    show("Touch")
    let pad = app.otherElements["pad"]
    pad.doubleTap()
    XCTAssertEqual(app.staticTexts["word"].label, "Double")
    pad.press(forDuration: 1)
    XCTAssertEqual(app.staticTexts["word"].label, "Pressed")
  }

  func testSwipes() {
    show("Touch")
    let pad = app.otherElements["pad"]
    pad.swipeLeft()
    XCTAssertEqual(app.staticTexts["word"].label, "Left")
    pad.swipeRight()
    XCTAssertEqual(app.staticTexts["word"].label, "Right")
    pad.swipeUp()
    XCTAssertEqual(app.staticTexts["word"].label, "Up")
    pad.swipeDown()
    XCTAssertEqual(app.staticTexts["word"].label, "Down")
  }

  func testPinch() {
    show("Touch")
    app.otherElements["pad"].pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(app.staticTexts["word"].label, "Larger")
  }

  // MARK: The device

  func testRotation() {
    show("Touch")
    XCTAssertEqual(app.staticTexts["place"].label, "Tall")
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.staticTexts["place"].label, "Wide")
    XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertEqual(app.staticTexts["place"].label, "Tall")
  }

  func testHomeButtonAndReturn() {
    show("Touch")
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    XCTAssertEqual(app.staticTexts["state"].label, "Returned")
  }

  func testLaunchValues() {
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    app.launchArguments = ["--quiet", "-theme", "dark"]
    app.launchEnvironment["MODE"] = "demo"
    app.launch()
    show("Touch")
    XCTAssertEqual(app.staticTexts["launch"].label, "demo quiet dark")
  }

  // MARK: Waiting and pictures

  func testWaiting() {
    show("Touch")
    app.buttons["Wait"].tap()
    XCTAssertFalse(app.staticTexts["Done waiting"].exists)
    XCTAssertTrue(app.staticTexts["Done waiting"].waitForExistence(timeout: 3))
  }

  func testExpectationOfAPredicate() {
    show("Touch")
    app.buttons["Wait"].tap()
    expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.staticTexts["Done waiting"])
    waitForExpectations(timeout: 3)
  }

  func testScreenshot() {
    let picture = app.screenshot()
    XCTAssertEqual(picture.image.size, app.frame.size)
    let attachment = XCTAttachment(screenshot: picture)
    attachment.name = "Tasks"
    attachment.lifetime = .keepAlways
    add(attachment)
    XCTAssertLessThan(app.cells.firstMatch.screenshot().image.size.height, picture.image.size.height)
  }
}
