import PDFKit
import UIKit

/// A document of three pages, drawn here and read back as PDF.
final class PaperController: UIViewController {
  private let mode: PDFDisplayMode
  let paper = PDFView()

  init(_ mode: PDFDisplayMode) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = paper }

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.displayMode = mode
    if mode == .singlePage { paper.usePageViewController(true) }
    paper.autoScales = true
    paper.document = PDFDocument(data: Self.document())
  }

  static func document() -> Data {
    let page = CGRect(x: 0, y: 0, width: 300, height: 400)
    return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      for (number, season) in ["Spring", "Summer", "Autumn"].enumerated() {
        context.beginPage()
        let hue = CGFloat(number) * 0.12 + 0.1
        UIColor(hue: hue, saturation: 0.5, brightness: 0.95, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 75, y: 130, width: 150, height: 150)).fill()
        let title = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.black]
        (season as NSString).draw(at: CGPoint(x: 24, y: 24), withAttributes: title)
        ("\(number + 1)" as NSString).draw(at: CGPoint(x: 24, y: 350), withAttributes: title)
      }
    }
  }
}
