import Foundation

/// The enabled update links.
@MainActor enum UpdateLinks {
  @InterfaceState(.activity) private static var links: [UIUpdateLink] = []
  /// The current update.
  @InterfaceState(.activity) private(set) static var info: UIUpdateInfo? = nil

  static func add(_ link: UIUpdateLink) { links.append(link) }
  static func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  /// Whether frames are needed although nothing has changed.
  static var needsFrames: Bool { links.contains { $0.requiresContinuousUpdates && $0.isConnected } }

  static func begin(at time: TimeInterval) {
    guard !links.isEmpty else { return }
    links.removeAll(where: \.isAbandoned)
    let info = UIUpdateInfo(time: time)
    self.info = info
    for link in links { link.begin(info) }
    perform([.afterUpdateScheduled, .beforeEventDispatch])
  }

  static func perform(_ phases: [UIUpdateActionPhase]) {
    guard let info else { return }
    for phase in phases { for link in links { link.perform(phase, info) } }
  }

  static func end() {
    perform([.afterUpdateComplete])
    if info != nil { info = nil }
  }
}
