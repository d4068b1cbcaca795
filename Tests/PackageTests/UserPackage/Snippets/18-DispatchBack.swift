import UIKit

class LoadingController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .medium)

  func load() {
    spinner.startAnimating()
    DispatchQueue.global().async {
      let text = String(repeating: "x", count: 10)
      DispatchQueue.main.async {
        self.finish(text)
      }
    }
  }

  func loadLater() {
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000)
      finish("done")
    }
  }

  private func finish(_ text: String) {
    spinner.stopAnimating()
    title = text
  }
}
