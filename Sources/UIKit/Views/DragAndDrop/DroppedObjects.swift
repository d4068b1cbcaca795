import Foundation

/// Collects the objects of dropped items, and shows progress if loading takes long.
@MainActor enum DroppedObjects {
  /// The loading time in seconds after which progress is shown.
  private static let patience = 1.0

  static func load(
    _ providers: [NSItemProvider], _ aClass: any NSItemProviderReading.Type, for session: DragInProgress,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = providers.filter { $0.canLoadObject(ofClass: aClass) }
    let progress = session.progress
    progress.totalUnitCount += Int64(able.count)
    let results = Results(count: able.count)
    for (index, provider) in able.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        if results.put(object, at: index) { Task { @MainActor in results.finish?() } }
      }
    }
    var alert: UIViewController?
    results.finish = {
      results.finish = nil
      progress.completedUnitCount += Int64(able.count)
      alert?.dismiss(animated: true)
      completion(results.objects)
    }
    if results.isComplete {
      results.finish?()
    } else if session.progressIndicatorStyle == .default {
      Deadlines.add(after: patience) { [weak session] in
        guard results.finish != nil, session != nil else { return }
        alert = showAlert {
          progress.cancel()
          alert = nil
          results.finish?()
        }
      }
    }
    return progress
  }

  /// The objects in the order of their items. Handlers fill it on any thread.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [(any NSItemProviderReading)?]
    private var left: Int
    /// Set and called on the main actor only.
    var finish: (() -> Void)?

    init(count: Int) {
      found = Array(repeating: nil, count: count)
      left = count
    }

    var isComplete: Bool { lock.withLock { left == 0 } }
    var objects: [any NSItemProviderReading] { lock.withLock { found.compactMap { $0 } } }

    /// Returns whether this was the last object.
    func put(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
      lock.withLock {
        found[index] = object
        left -= 1
        return left == 0
      }
    }
  }
}
