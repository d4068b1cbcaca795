import CoreGraphics

internal import TrestleListModel

/// The move of a lifted item: it follows the finger, a gap shows its target, and the drop moves it there.
@MainActor final class ItemReorderSession {
  private unowned let host: any ItemReorderHost
  let cell: UIView
  private(set) var source: ItemPath
  private var proposed: ItemPath
  private var target: ItemPath
  /// The touch position in the item.
  private let grip: CGPoint
  /// The touch position relative to the host's origin.
  private var finger: CGPoint
  private let shadow: any HeldShadow
  private let scroller: EdgeScroller

  /// Lifts the item, which was touched at `point` of the content.
  init(host: any ItemReorderHost, cell: UIView, path: ItemPath, point: CGPoint) {
    self.host = host
    self.cell = cell
    source = path
    proposed = path
    target = path
    let frame = host.itemFrame(at: path)
    grip = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    finger = Self.onScreen(point, host)
    shadow = host.makeShadow(for: cell)
    scroller = EdgeScroller(host)
    scroller.scrolled = { [weak self] in self?.follow() }
  }

  private static func onScreen(_ point: CGPoint, _ host: any ItemReorderHost) -> CGPoint {
    CGPoint(x: point.x - host.layer.bounds.minX, y: point.y - host.layer.bounds.minY)
  }

  func lift() {
    host.reordering = self
    host.gapMoved(to: source)
    host.setHeld(true, cell: cell)
    UIView.performWithoutAnimation {
      host.bringHeldToFront(cell, shadow: shadow)
      shadow.show(cell, frame: frame)
      shadow.alpha = 0
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.cell.alpha = self.host.heldAlpha
      self.shadow.alpha = 1
    }
    PointerDrags.began(self) { [weak self] in self?.cancel() }
  }

  /// The frame of the lifted item in the content.
  var frame: CGRect { host.heldFrame(of: source, finger: finger, grip: grip) }

  func move(to point: CGPoint) {
    guard host.reordering === self else { return }
    finger = Self.onScreen(point, host)
    scroller.follow(finger.y)
    follow()
  }

  private func follow() {
    guard host.reordering === self else { return }
    let frame = frame
    cell.frame = frame
    shadow.show(cell, frame: frame)
    guard let place = host.place(for: frame, source: source, present: proposed), place != proposed else { return }
    proposed = place
    let answer = host.allowedTarget(from: source, to: place)
    guard host.reordering === self else { return }
    target = answer
    host.showGap(source: source, held: source, target: target, animated: true)
  }

  // MARK: Ending

  /// Drops the item into the gap.
  func drop() {
    guard host.reordering === self else { return }
    scroller.stop()
    if target != source {
      let followed = host.commitMove(from: source, to: target)
      guard host.reordering === self else { return }
      if !followed {
        abandon()
        return
      }
    }
    settle(at: target)
  }

  /// Returns the item to its original place.
  func cancel() {
    guard host.reordering === self else { return }
    scroller.stop()
    host.showGap(source: source, held: source, target: source, animated: true)
    settle(at: source)
  }

  private func settle(at path: ItemPath) {
    end()
    let isTiled = host.isTiled(cell) || host.takeIn(cell, at: path)
    let frame = host.containsItem(at: path) ? host.itemFrame(at: path) : cell.frame
    host.contextsChanged()
    guard host.window != nil else { return finish(path, isTiled) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        // Sizes may have changed during the drag, so all items are positioned again.
        self.host.placeItems()
        self.cell.frame = frame
        self.cell.alpha = 1
        self.shadow.show(self.cell, frame: frame)
        self.shadow.alpha = 0
      }, completion: { [weak host = self.host] _ in if host != nil { self.finish(path, isTiled) } })
    host.setNeedsLayout()
  }

  /// Ends the move without changes, because the list has changed during the drag.
  func abandon() {
    guard host.reordering === self else { return }
    scroller.stop()
    end()
    host.placeItems()
    finish(source, host.isTiled(cell))
    host.setNeedsLayout()
  }

  /// Ends the move of an item that an update deletes or reloads; the update animates it.
  func release() {
    guard host.reordering === self else { return }
    scroller.stop()
    end()
    shadow.removeFromSuperview()
    cell.alpha = 1
    if host.isTiled(cell) { host.putBack(cell) } else { host.endDisplaying(cell, at: source) }
  }

  private func end() {
    PointerDrags.ended(self)
    host.reordering = nil
    host.forgetGap()
    host.setHeld(false, cell: cell)
  }

  /// - Parameters:
  ///   - path: The target of the item.
  ///   - wasTiled: Whether it was visible then.
  private func finish(_ path: ItemPath, _ wasTiled: Bool) {
    shadow.removeFromSuperview()
    cell.alpha = 1
    guard wasTiled else {
      host.endDisplaying(cell, at: path)
      host.setNeedsLayout()
      return
    }
    // The list may have recycled the item meanwhile.
    if cell.superview === host, host.isTiled(cell) { host.putBack(cell) }
  }

  /// Called when an update moved the item within the list; the gap starts from there.
  func sourceMoved(to new: ItemPath) {
    source = new
    proposed = new
    target = new
    host.gapMoved(to: new)
  }
}
