import CoreGraphics
import Foundation

/// Opens what a drag rests on.
@MainActor final class SpringLoading {
  private weak var current: UISpringLoadedInteraction?

  /// The drag is where it is now.
  func follow(_ drag: DragInProgress) {
    var node = drag.window.hitTest(drag.point, with: nil)
    var found: UISpringLoadedInteraction?
    while let view = node, found == nil {
      found = view.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      node = view.superview
    }
    if found !== current {
      current?.leave()
      current = found
    }
    found?.follow(drag)
  }

  func end() {
    current?.leave()
    current = nil
  }
}

/// The interaction of a view that has `isSpringLoaded`.
private final class StandardSpring: UISpringLoadedInteraction {}

extension UIView {
  fileprivate var standardSpring: StandardSpring? { interactions.lazy.compactMap { $0 as? StandardSpring }.first }

  fileprivate func setStandardSpring(
    _ isOn: Bool, _ open: @escaping @MainActor (UIView, any UISpringLoadedInteractionContext) -> Void
  ) {
    if !isOn {
      if let standardSpring { removeInteraction(standardSpring) }
    } else if standardSpring == nil {
      addInteraction(
        StandardSpring { interaction, context in
          if let view = interaction.view { open(view, context) }
        })
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on the button presses it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { standardSpring != nil }
    set {
      setStandardSpring(newValue) { view, _ in
        guard let button = view as? UIButton, button.isEnabled else { return }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .primaryActionTriggered)
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a segment chooses it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { standardSpring != nil }
    set {
      setStandardSpring(newValue) { view, context in
        guard let control = view as? UISegmentedControl, control.isEnabled, control.numberOfSegments > 0, control.bounds.width > 0 else {
          return
        }
        let x = context.location(in: control).x
        let place = control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? control.bounds.width - x : x
        let index = min(max(0, Int(place / control.bounds.width * CGFloat(control.numberOfSegments))), control.numberOfSegments - 1)
        guard index != control.selectedSegmentIndex, control.isEnabledForSegment(at: index) else { return }
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
      }
    }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a row selects it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { standardSpring != nil }
    set {
      setStandardSpring(newValue) { view, context in
        guard let table = view as? UITableView, let path = table.indexPathForRow(at: context.location(in: table)) else { return }
        table.selectRow(at: path, animated: true, scrollPosition: .none)
        table.delegate?.tableView(table, didSelectRowAt: path)
      }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on an item selects it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { standardSpring != nil }
    set {
      setStandardSpring(newValue) { view, context in
        guard let grid = view as? UICollectionView, let path = grid.indexPathForItem(at: context.location(in: grid)) else { return }
        grid.selectItem(at: path, animated: true, scrollPosition: [])
        grid.delegate?.collectionView(grid, didSelectItemAt: path)
      }
    }
  }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a tab chooses it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { standardSpring != nil }
    set {
      setStandardSpring(newValue) { view, context in
        // The tab's own button knows what choosing it does.
        let hit = view.hitTest(context.location(in: view), with: nil)
        (hit as? UIControl)?.sendActions(for: .primaryActionTriggered)
      }
    }
  }
}
