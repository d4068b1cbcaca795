import Testing
import TrestleExpectations

import TrestleListModel

@Suite struct SelectionModelTests {
  private let a = ItemPath(section: 0, item: 0)
  private let b = ItemPath(section: 0, item: 1)
  private let c = ItemPath(section: 1, item: 0)

  private func run(
    _ model: inout SelectionModel, answer: (SelectionModel.Step) -> SelectionModel.Answer = { _ in .proceed }
  ) -> [SelectionModel.Step] {
    var steps: [SelectionModel.Step] = []
    var last = SelectionModel.Answer.proceed
    while let step = model.next(last) {
      steps.append(step)
      last = answer(step)
    }
    return steps
  }

  private func tap(
    _ model: inout SelectionModel, _ path: ItemPath, answer: (SelectionModel.Step) -> SelectionModel.Answer = { _ in .proceed }
  ) -> [SelectionModel.Step] {
    model.touchDown(path)
    var steps = run(&model, answer: answer)
    model.touchUp()
    steps += run(&model, answer: answer)
    return steps
  }

  @Test("SE-03 A tap queries, highlights, ends the highlight, deselects the old row, and selects the new one, in this order")
  func order() {
    var model = SelectionModel()
    _ = tap(&model, a)
    expect(
      tap(&model, b) == [
        .shouldHighlight(b), .setHighlighted(b, true), .didHighlight(b), .setHighlighted(b, false), .didUnhighlight(b), .willSelect(b),
        .willDeselect(a), .setSelected(a, false), .didDeselect(a), .setSelected(b, true), .didSelect(b),
      ])
    expect(model.selected, equals: [b])
  }

  @Test("SE-02 A tap on a selected row leaves it selected in single mode and deselects it in multiple mode")
  func secondTap() {
    var model = SelectionModel()
    _ = tap(&model, a)
    expect(tap(&model, a).suffix(3), equals: [.willSelect(a), .setSelected(a, true), .didSelect(a)])
    expect(model.selected, equals: [a])
    model.allowsMultipleSelection = true
    _ = tap(&model, c)
    _ = tap(&model, b)
    expect(model.selected, equals: [a, c, b])
    expect(tap(&model, a).suffix(3), equals: [.willDeselect(a), .setSelected(a, false), .didDeselect(a)])
    expect(model.selected, equals: [c, b])
  }

  @Test("SE-04 A row that may not be highlighted is not selected")
  func refusedHighlight() {
    var model = SelectionModel()
    expect(tap(&model, a) { _ in .refuse }, equals: [.shouldHighlight(a)])
    expect(model.isEmpty && model.highlighted == nil)
  }

  @Test("SE-05 Will-select and will-deselect may refuse and redirect")
  func redirection() {
    var model = SelectionModel()
    _ = tap(&model, a)
    expect(tap(&model, b) { $0 == .willSelect(b) ? .refuse : .proceed }.last, equals: .willSelect(b))
    expect(model.selected, equals: [a])
    _ = tap(&model, b) { $0 == .willSelect(b) ? .redirect(c) : .proceed }
    expect(model.selected, equals: [c])
    _ = tap(&model, b) { $0 == .willDeselect(c) ? .refuse : .proceed }
    expect(model.selected, equals: [c, b])
  }

  @Test("SE-06 Selecting in code calls no delegate method")
  func programmatic() {
    var model = SelectionModel()
    let dropped = [model.select(a), model.select(b)]
    expect(dropped, equals: [[], [a]])
    expect(run(&model).isEmpty)
    let wasSelected = [model.deselect(b), model.deselect(b)]
    expect(wasSelected, equals: [true, false])
  }

  @Test("SE-10 A touch that becomes something else ends the highlight and selects nothing")
  func cancelled() {
    var model = SelectionModel()
    model.touchDown(a)
    _ = run(&model)
    expect(model.highlighted, equals: a)
    model.touchCancelled()
    expect(run(&model), equals: [.setHighlighted(a, false), .didUnhighlight(a)])
    model.touchUp()
    expect(run(&model).isEmpty && model.isEmpty)
  }

  @Test("SE-13 Deselecting inside will-select plus a refusal makes a second tap deselect; reloading inside it does no harm")
  func reentrance() {
    var model = SelectionModel()
    _ = tap(&model, a)
    model.touchDown(a)
    _ = run(&model)
    model.touchUp()
    var last = SelectionModel.Answer.proceed
    while let step = model.next(last) {
      last = .proceed
      if step == .willSelect(a) {
        let wasSelected = model.deselect(a)
        expect(wasSelected)
        last = .refuse
      }
    }
    expect(model.isEmpty)

    _ = tap(&model, b)
    model.touchDown(a)
    _ = run(&model)
    model.touchUp()
    var steps: [SelectionModel.Step] = []
    while let step = model.next() {
      steps.append(step)
      if step == .willSelect(a) { model.reload { $0 == a } }
    }
    expect(steps.suffix(3), equals: [.willSelect(a), .setSelected(a, true), .didSelect(a)])
    expect(model.selected, equals: [a])
  }

  @Test("BU-10 SE-08 The selection follows its rows through an update; deleted and reloaded rows lose it")
  func updates() throws {
    var model = SelectionModel()
    model.allowsMultipleSelection = true
    let paths = (0..<5).map { ItemPath(section: 0, item: $0) }
    for path in paths { _ = model.select(path) }
    var update = BatchUpdate()
    update.deleteItems([paths[0]])
    update.reloadItems([paths[1]])
    update.moveItem(from: paths[4], to: ItemPath(section: 1, item: 0))
    update.insertItems([ItemPath(section: 0, item: 1)])
    let lost = model.apply(try update.resolve(before: [5, 0], after: [4, 1]))
    expect(lost, equals: [paths[0], paths[1]])
    expect(model.selected, equals: [ItemPath(section: 0, item: 2), ItemPath(section: 0, item: 3), ItemPath(section: 1, item: 0)])
  }
}
