/// The activity of a list while it calls its data source and delegate.
///
/// It determines what a callback may do:
///
/// - `idle`: Anything. Changes take effect immediately: `reloadData()` queries counts and heights, an update is validated and shown.
/// - `asking`: The list queries counts, and a table the heights of all rows. The geometry is the previous one. A change or a reload marks
///   the answers as outdated: they are discarded, and the queries start over.
/// - `tiling`: The list updates the visible views, or performs an update. The geometry, the selection and the visible views may be read, and
///   items may be selected. A change or a reload marks the pass as outdated: it makes no further queries and lays out nothing more. When
///   the pass ends, all views are recycled and everything is queried again at the next layout.
///
/// A nested pass is part of the outer one: only the outer one ends it and handles an outdated pass.
struct ListPass: Equatable {
  enum Activity {
    case idle
    case asking
    case tiling
  }

  var activity = Activity.idle
  /// Whether a callback has changed or reloaded the list. Answers that became outdated outside of a pass are handled by the following one.
  var isOutdated = false
}

/// What a list has loaded from its data source, with the active pass.
protocol ListLoading {
  var pass: ListPass { get set }
}

extension ListLoading {
  /// Whether a change has to wait for the end of a pass.
  var isBusy: Bool { pass.activity != .idle }
  var isAsking: Bool { pass.activity == .asking }
  /// Whether views are being laid out or measured.
  var isTiling: Bool { pass.activity == .tiling }
  /// Whether the current pass must not query anything else.
  var isOutdated: Bool { pass.isOutdated }

  /// Returns the counts that the data source of a `list` gives, without negative ones.
  @MainActor static func checkedCounts(_ list: String, _ sections: Int, _ items: String, in count: (Int) -> Int) -> [Int] {
    if sections < 0 { UIKitError.raise("\(list) dataSource returned a negative number of sections (\(sections))") }
    return (0..<max(0, sections)).map { section in
      let number = count(section)
      if number < 0 { UIKitError.raise("\(list) dataSource returned a negative number of \(items) (\(number)) in section \(section)") }
      return max(0, number)
    }
  }
}

/// A list that shows its data in passes.
@MainActor protocol PassingList: AnyObject {
  associatedtype Loading: ListLoading
  var loading: Loading { get set }
  /// Recycles all views after an outdated pass, and queries everything again at the next layout.
  func startOver()
  func setNeedsLayout()
}

extension PassingList {
  var isInPass: Bool { loading.isBusy }

  /// Runs `body` as a pass, or as a part of the active pass. See `ListPass` for what callbacks may do meanwhile.
  ///
  /// - Returns: `false` if the pass has ended outdated. The views of the pass have then been recycled.
  @discardableResult func pass(_ body: () -> Void) -> Bool {
    guard !loading.isBusy else {
      body()
      return true
    }
    loading.pass.activity = .tiling
    body()
    let isOutdated = loading.isOutdated
    loading.pass = ListPass()
    if isOutdated { startOver() }
    return !isOutdated
  }

  /// Requests a reload at the end of the active pass.
  func outdate() {
    loading.pass.isOutdated = true
    setNeedsLayout()
  }
}
