extension SelectionModel {
  /// A finger or button went down on an item.
  package mutating func touchDown(_ path: ItemPath) {
    guard allowsSelection else { return }
    enqueue([.shouldHighlight(path)])
  }

  /// The finger was lifted at its initial position: the highlight ends and the item is selected, or deselected in multiple selection.
  package mutating func touchUp() {
    guard let path = highlighted else { return }
    let change: Step = allowsMultipleSelection && isSelected(path) ? .willDeselect(path) : .willSelect(path)
    switch order {
    case .table: enqueue(unhighlighting(path) + [change])
    case .collection: enqueue([change] + unhighlighting(path))
    }
  }

  /// The touch was canceled: the highlight ends and the selection does not change.
  package mutating func touchCancelled() {
    guard let path = highlighted else { return }
    enqueue(unhighlighting(path))
  }

  /// Selects an item in the same way as a tap, but without the highlight (keyboard, accessibility).
  package mutating func activate(_ path: ItemPath) {
    guard allowsSelection else { return }
    enqueue([allowsMultipleSelection && isSelected(path) ? .willDeselect(path) : .willSelect(path)])
  }

  /// Returns the next step, given the answer to the previous one; nil when the sequence is finished.
  package mutating func next(_ answer: Answer = .proceed) -> Step? {
    if let question = asked {
      asked = nil
      digest(question, answer)
    }
    while let step = pending.first, step.isMoot(in: self) { pending.removeFirst() }
    guard !pending.isEmpty else { return nil }
    let step = pending.removeFirst()
    switch step {
    case .shouldHighlight, .willSelect, .willDeselect: asked = step
    case .setHighlighted(let path, let isOn): highlighted = isOn ? path : nil
    case .setSelected(let path, true): insert(path)
    case .setSelected(let path, false): ordinals[path] = nil
    case .didHighlight, .didUnhighlight, .didSelect, .didDeselect: break
    }
    return step
  }

  private func unhighlighting(_ path: ItemPath) -> [Step] {
    [.setHighlighted(path, false), .didUnhighlight(path)]
  }

  private mutating func enqueue(_ steps: [Step]) {
    pending.append(contentsOf: steps)
  }

  /// Inserts the steps that follow from an answer before the pending ones.
  private mutating func digest(_ question: Step, _ answer: Answer) {
    if answer == .refuse { return }
    switch question {
    case .shouldHighlight(let path):
      pending.insert(contentsOf: [.setHighlighted(path, true), .didHighlight(path)], at: 0)
    case .willSelect(let path):
      let target = answer.target ?? path
      var steps: [Step] = []
      if !allowsMultipleSelection {
        // Each previously selected item is asked about and deselected before the new one is selected.
        let others = selected.filter { $0 != target }
        switch order {
        case .table: steps += others.map { .willDeselect($0) }
        case .collection: steps += others.flatMap { [.setSelected($0, false), .didDeselect($0)] }
        }
      }
      steps += [.setSelected(target, true), .didSelect(target)]
      pending.insert(contentsOf: steps, at: 0)
    case .willDeselect(let path):
      let target = answer.target ?? path
      guard isSelected(target) else { return }
      pending.insert(contentsOf: [.setSelected(target, false), .didDeselect(target)], at: 0)
    default: break
    }
  }
}

extension SelectionModel.Step {
  /// Returns whether the step deselects an item that is no longer selected.
  fileprivate func isMoot(in model: SelectionModel) -> Bool {
    switch self {
    case .willDeselect(let path), .setSelected(let path, false): !model.isSelected(path)
    default: false
    }
  }
}

extension SelectionModel.Answer {
  fileprivate var target: ItemPath? {
    if case .redirect(let path) = self { return path }
    return nil
  }
}
