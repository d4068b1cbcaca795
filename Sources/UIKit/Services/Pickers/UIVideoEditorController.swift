import Foundation

/// Trims a movie. No video is decoded on Linux, so no movie can be edited and the delegate is called with an error.
open class UIVideoEditorController: UINavigationController {
  /// The path of the movie; empty by default.
  open var videoPath = ""
  /// The maximum length in seconds; ten minutes by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of the result.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  /// Returns whether a movie can be edited: false on Linux.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3302, userInfo: [NSLocalizedDescriptionKey: "Movies cannot be edited on Linux."])
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      (delegate as? any UIVideoEditorControllerDelegate)?.videoEditorController(self, didFailWithError: error)
    }
  }
}

/// Receives the result of trimming a movie. Every method is optional.
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: AnyObject {
  /// Called with the file of the result. Never called on Linux.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Called when the movie cannot be edited, which is always the case on Linux.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Called when the user cancels.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String) {}
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
