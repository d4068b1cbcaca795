/// The progress of a long build, in one line with its share and the time that is left.
public struct BuildProgress {
  private let name: String
  private let start = ContinuousClock.now
  private var share = 0.0

  public init(of name: String) { self.name = name }

  /// Returns the line to show for a line of the package manager; nil for one that is no progress.
  ///
  /// The package manager counts more steps during a build, so the share does not fall.
  public mutating func text(for line: String) -> String? {
    guard let match = line.prefixMatch(of: /\[(\d+)\/(\d+)\]/), let done = Double(match.1), let all = Double(match.2), all > 0 else {
      return nil
    }
    share = max(share, min(done / all, 1))
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    return Self.text(name, share: share, elapsed: elapsed)
  }

  /// - Parameter elapsed: In seconds. The remaining time is shown after ten, when the share allows an estimate.
  static func text(_ name: String, share: Double, elapsed: Double) -> String {
    let percent = "\(name): \(Int(share * 100)) %"
    guard elapsed >= 10, share >= 0.02 else { return percent }
    let left = elapsed * (1 - share) / share
    return percent + (left < 60 ? ", less than a minute left" : ", about \(Int((left / 60).rounded())) min left")
  }
}
