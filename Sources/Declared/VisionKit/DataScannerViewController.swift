import TrestleSupport
@_exported import UIKit

/// Receives the results of a document camera. All methods are optional.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// The pages that the user scanned. It is never created on Linux.
nonisolated open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  /// Returns the image of a scanned page. Always empty on Linux.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// A document camera. There is no camera on Linux: the delegate receives an error when the page appears.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  /// Whether the device supports it; always `false` on Linux.
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
  }
}

/// Recognizes texts and codes with the camera. There is no camera on Linux: it is not supported, and starting throws.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  public enum ScanningUnavailable: Error, Sendable {
    case unsupported
    case cameraRestricted
  }
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    public static func barcode(symbologies: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
  }
  public enum QualityLevel: Sendable {
    /// A balance of quality and speed; the default.
    case balanced
    case fast
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
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Throws on Linux, which has no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Has no effect on Linux, where no scan is running.
  open func stopScanning() { withoutEffect("there is no camera") }
}
