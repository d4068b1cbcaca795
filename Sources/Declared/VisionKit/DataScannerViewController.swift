import TrestleSupport
@_exported import UIKit

/// Receives the results of a document camera. All methods are optional.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Called when pages were scanned.
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user canceled.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// The pages that the user scanned. None is scanned on Linux.
nonisolated open class VNDocumentCameraScan: NSObject {
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// The title of the document camera scan.
  open var title: String { "" }
  /// Returns the picture of a scanned page. Always empty on Linux.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A document camera. There is no camera: the delegate receives an error when the page appears.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  /// Whether the device supports it; always `false` on Linux.
  open class var isSupported: Bool { false }
  /// The object that receives the results of the camera.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
  }
}

/// Recognizes texts and codes with the camera. There is no camera: it is not supported, and starting throws.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  /// Reasons for which the scanner is unavailable.
  public enum ScanningUnavailable: Error, Sendable {
    /// The device cannot scan.
    case unsupported
    /// The user does not allow it.
    case cameraRestricted
  }
  /// The kinds of data to search for.
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    /// Codes of the given symbologies, or of all if there are none.
    public static func barcode(symbologies: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    /// Text in the given languages, or in those of the user if there are none.
    public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
  }
  /// The accuracy of recognition.
  public enum QualityLevel: Sendable {
    /// Quality and speed are weighed against each other; the default.
    case balanced
    /// The quickest recognition, for large text.
    case fast
    /// The best recognition, for small text.
    case accurate
  }
  /// Whether the device supports it; always `false` on Linux.
  open class var isSupported: Bool { false }
  /// Whether the feature is available; always `false` on Linux.
  open class var isAvailable: Bool { false }
  /// Whether the scanner is running; always `false` on Linux.
  open var isScanning: Bool { false }
  /// Creates a scanner for types of data. On Linux the camera does not start.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates a scanner from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Always throws on Linux.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Does nothing, because no scan is running.
  open func stopScanning() { withoutEffect("there is no camera") }
}
