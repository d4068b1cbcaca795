import Foundation

/// The file dialog of the desktop, which document pickers use where there is one.
@MainActor package enum DesktopFiles {
  /// The kind of dialog that a picker requests.
  package struct Request {
    package enum Kind: Equatable {
      /// Files with one of these extensions, or all files.
      case open(extensions: Set<String>?, several: Bool)
      case folder
    }

    package let kind: Kind
    package let title: String
    package let folder: URL?
  }

  package enum Answer: Equatable {
    case chosen([URL])
    case canceled
    /// There is no dialog after all: the picker lists the files itself.
    case unavailable
  }

  /// Shows the dialog; the returned closure closes it. Nil if the desktop has none. The program's connection with the desktop sets it.
  package static var choose: (@MainActor (Request, @escaping @MainActor (Answer) -> Void) -> @MainActor () -> Void)?
}

/// The content of a document picker while the dialog of the desktop is open.
final class DesktopFilesController: UIViewController {
  private let request: DesktopFiles.Request
  private let choose: ([URL]) -> Void
  private let fallBack: () -> Void
  private var close: (@MainActor () -> Void)?
  private var isAsked = false

  /// `choose` gets the files, none if the user cancels; `fallBack` is called if there is no dialog.
  init(_ request: DesktopFiles.Request, choose: @escaping ([URL]) -> Void, fallBack: @escaping () -> Void) {
    self.request = request
    self.choose = choose
    self.fallBack = fallBack
    super.init(nibName: nil, bundle: nil)
    title = request.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.choose([]) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsked, let ask = DesktopFiles.choose else { return }
    isAsked = true
    close = ask(request) { [weak self] answer in
      guard let self else { return }
      self.close = nil
      switch answer {
      case .chosen(let urls): self.choose(urls)
      case .canceled: self.choose([])
      case .unavailable: self.fallBack()
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    close?()
    close = nil
  }
}
