import UIKit

/// Gestures, delays, the orientation, and the values of the launch.
class TouchController: UIViewController {
  private let pad = UIView()
  private let word = UILabel()
  private let place = UILabel()
  private let launch = UILabel()
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    word.accessibilityIdentifier = "word"
    word.text = "Nothing"
    pad.isAccessibilityElement = true
    pad.accessibilityIdentifier = "pad"
    pad.backgroundColor = .systemYellow
    pad.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
    let double = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    double.numberOfTapsRequired = 2
    pad.addGestureRecognizer(double)
    pad.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
      swipe.direction = direction
      pad.addGestureRecognizer(swipe)
    }
    place.accessibilityIdentifier = "place"
    launch.accessibilityIdentifier = "launch"
    let environment = ProcessInfo.processInfo.environment["MODE"] ?? "none"
    let flag = ProcessInfo.processInfo.arguments.contains("--quiet") ? "quiet" : "loud"
    launch.text = "\(environment) \(flag) \(UserDefaults.standard.string(forKey: "theme") ?? "plain")"
    state.accessibilityIdentifier = "state"
    state.text = "Fresh"
    let wait = UIButton(type: .system)
    wait.setTitle("Wait", for: .normal)
    wait.addTarget(self, action: #selector(begin), for: .touchUpInside)
    view.addSubview(pad)
    for (index, other) in [word, place, launch, state, wait].enumerated() {
      other.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 32, width: 280, height: 30)
      view.addSubview(other)
    }
    NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.state.text = "Returned" } }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pad.frame = CGRect(x: 20, y: 270, width: view.bounds.width - 40, height: max(80, view.bounds.height - 380))
    place.text = view.bounds.width > view.bounds.height ? "Wide" : "Tall"
  }

  @objc private func pressed(_ sender: UILongPressGestureRecognizer) { if sender.state == .began { word.text = "Pressed" } }
  @objc private func doubleTapped() { word.text = "Double" }
  @objc private func pinched(_ sender: UIPinchGestureRecognizer) { word.text = sender.scale > 1 ? "Larger" : "Smaller" }
  @objc private func swiped(_ sender: UISwipeGestureRecognizer) {
    switch sender.direction {
    case .left: word.text = "Left"
    case .right: word.text = "Right"
    case .up: word.text = "Up"
    default: word.text = "Down"
    }
  }

  @objc private func begin() {
    word.text = "Waiting"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self else { return }
      let done = UILabel(frame: CGRect(x: 160, y: 228, width: 160, height: 30))
      done.text = "Done waiting"
      self.view.addSubview(done)
    }
  }
}
