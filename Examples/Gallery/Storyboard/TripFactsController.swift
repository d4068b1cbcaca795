import UIKit

/// Three lines about a trip.
final class TripFactsController: UIViewController {
  var facts: [String] = []
  private var lines: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (line, fact) in zip(lines, facts) { line.text = fact }
  }
}
