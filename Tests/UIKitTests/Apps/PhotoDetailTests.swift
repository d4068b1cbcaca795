import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// An image that is zoomed by pinching and by a double tap, and centered while it is smaller than the screen.
private final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  private let image: UIImage

  init(image: UIImage) {
    self.image = image
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.decelerationRate = .fast
    view.addSubview(scrollView)
    imageView.image = image
    imageView.frame = CGRect(origin: .zero, size: image.size)
    imageView.isUserInteractionEnabled = true
    scrollView.addSubview(imageView)
    scrollView.contentSize = image.size
    let doubleTap = UITapGestureRecognizer(target: self, action: PhotoViewController.doubleTapped)
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    let singleTap = UITapGestureRecognizer(target: self, action: PhotoViewController.singleTapped)
    singleTap.require(toFail: doubleTap)
    scrollView.addGestureRecognizer(singleTap)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: PhotoViewController.share)
  }

  override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden == true }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateScales()
    centre()
  }

  private func updateScales() {
    let size = scrollView.bounds.size
    let scale = min(size.width / image.size.width, size.height / image.size.height)
    guard scrollView.minimumZoomScale != scale else { return }
    scrollView.minimumZoomScale = scale
    scrollView.maximumZoomScale = 2
    scrollView.zoomScale = scale
  }

  private func centre() {
    let size = scrollView.bounds.size
    let horizontal = max(0, (size.width - imageView.frame.width) / 2)
    let vertical = max(0, (size.height - imageView.frame.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

  func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let scale = scrollView.maximumZoomScale
      let point = recognizer.location(in: imageView)
      let size = CGSize(width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
      scrollView.zoom(
        to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }
  }

  func singleTapped() {
    let isHidden = navigationController?.isNavigationBarHidden ?? false
    navigationController?.setNavigationBarHidden(!isHidden, animated: true)
    setNeedsStatusBarAppearanceUpdate()
  }

  func share() {
    let sheet = UIAlertController(title: "Share Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default) { [image] _ in UIPasteboard.general.image = image })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}

@Suite("Apps: a photo") @MainActor
struct PhotoDetailTests {
  private func photo(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: size.width * 0.7, y: size.height * 0.7, width: 60, height: 60)).fill()
    }
  }

  private func show() -> (TestScreen, PhotoViewController, UINavigationController) {
    let screen = TestScreen()
    let controller = PhotoViewController(image: photo(CGSize(width: 640, height: 400)))
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.layout()
    return (screen, controller, navigation)
  }

  @Test("A double tap zooms to its location, and back; a small image is centered")
  func doubleTap() {
    let (screen, controller, _) = show()
    let scroll = controller.scrollView
    expect(scroll.zoomScale == 0.5 && controller.imageView.frame.size == CGSize(width: 320, height: 200))
    let frame = controller.imageView.convert(controller.imageView.bounds, to: nil)
    expect(abs(frame.midY - scroll.convert(CGPoint(x: 0, y: scroll.bounds.midY), to: nil).y), below: 1)
    let point = CGPoint(x: frame.minX + frame.width * 0.75, y: frame.midY)
    screen.tap(point, count: 2)
    screen.settle()
    expect(scroll.zoomScale, equals: 2)
    let shown = scroll.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: controller.imageView)
    expect(abs(shown.x - 480) < 2 && abs(shown.y - 200) < 2)
    screen.tap(CGPoint(x: 160, y: 240), count: 2)
    screen.settle()
    expect(scroll.zoomScale == 0.5 && scroll.contentOffset.x == 0)
  }

  @Test("A pinch zooms as far as allowed and springs back beyond; a zoomed image is dragged")
  func pinch() {
    let (screen, controller, _) = show()
    let scroll = controller.scrollView
    screen.pinch(center: CGPoint(x: 160, y: 250), from: 60, to: 180)
    screen.settle()
    expect(scroll.zoomScale > 1 && scroll.zoomScale < 2)
    let offset = scroll.contentOffset
    screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 120, y: 250))
    screen.settle()
    expect(scroll.contentOffset.x, above: offset.x + 50)
    screen.pinch(center: CGPoint(x: 160, y: 250), from: 240, to: 20)
    screen.settle()
    expect(scroll.zoomScale, equals: 0.5)
  }

  @Test("One tap hides the bar and the next shows it, once no second tap has followed")
  func bar() {
    let (screen, _, navigation) = show()
    screen.tap(CGPoint(x: 160, y: 240))
    expect(!navigation.isNavigationBarHidden)
    screen.advance(by: 0.6)
    screen.settle()
    expect(navigation.isNavigationBarHidden)
    screen.tap(CGPoint(x: 160, y: 240))
    screen.advance(by: 0.6)
    screen.settle()
    expect(!navigation.isNavigationBarHidden)
  }

  @Test("The action sheet copies the image")
  func share() {
    let (screen, controller, _) = show()
    screen.tap("Share")
    expect(controller.presentedViewController is UIAlertController)
    screen.tap("Copy")
    expect(controller.presentedViewController == nil)
    expect(UIPasteboard.general.image?.size, equals: CGSize(width: 640, height: 400))
  }
}
