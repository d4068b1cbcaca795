import UIKit

class DownloadView: UIView {
  private let bar = UIProgressView(progressViewStyle: .default)

  func update(_ progress: Float) {
    bar.progressTintColor = .green
    bar.setProgress(progress, animated: true)
  }
}
