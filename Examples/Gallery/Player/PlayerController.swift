import AVKit

/// A clip with the controls of AVKit, at three speeds, once or again and again.
final class PlayerController: UIViewController {
  let player = AVPlayer(url: Bundle.module.url(forResource: "Sunrise", withExtension: "webm")!)
  private let screen = AVPlayerViewController()
  let speeds = UISegmentedControl(items: ["½×", "1×", "2×"])
  let loops = UISwitch()
  private var token: (any NSObjectProtocol)?

  private static let rates: [Float] = [0.5, 1, 2]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    view.backgroundColor = .systemBackground
    screen.player = player
    screen.view.layer.cornerRadius = 12
    screen.view.clipsToBounds = true
    addChild(screen)
    speeds.selectedSegmentIndex = 1
    speeds.accessibilityLabel = "Speed"
    speeds.addAction(UIAction { [weak self] _ in self?.speedChosen() }, for: .valueChanged)
    let label = UILabel()
    label.text = "Play again at the end"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    loops.setContentHuggingPriority(.required, for: .horizontal)
    loops.accessibilityLabel = label.text
    label.isAccessibilityElement = false
    let row = UIStackView(arrangedSubviews: [label, loops])
    row.alignment = .center
    row.spacing = 12
    let stack = UIStackView(arrangedSubviews: [screen.view, speeds, row])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let (room, content) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: room.widthAnchor, constant: -32),
      screen.view.heightAnchor.constraint(equalTo: screen.view.widthAnchor, multiplier: 9.0 / 16),
    ])
    screen.didMove(toParent: self)
    token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
    ) { [weak self] _ in
      let controller = self
      MainActor.assumeIsolated { controller?.ended() }
    }
  }

  isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Playback continues in full screen.
    if presentedViewController == nil { player.pause() }
  }

  private func speedChosen() {
    let rate = Self.rates[speeds.selectedSegmentIndex]
    player.defaultRate = rate
    if player.rate != 0 { player.rate = rate }
  }

  private func ended() {
    guard loops.isOn else { return }
    player.seek(to: .zero)
    player.play()
  }
}
