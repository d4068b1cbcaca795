import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit

@Suite("Views: snapshots") @MainActor
struct SnapshotTests {
  private let stage = Stage()

  @Test("A snapshot shows the view and its subviews, without the view's own transform")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    stage.root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    expect(snapshot.bounds.size, equals: CGSize(width: 40, height: 20))
    let image = snapshot.layer.contents as! CGImage
    expect(image.width == 80 && image.height == 40)
    let red = image.rgb(40, 10)
    let blue = image.rgb(40, 30)
    expect(red != blue)
    var drew = false
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
      drew = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    expect(drew)
    expect(view.layer.affineTransform(), equals: CGAffineTransform(rotationAngle: 1))
    let half = try #require(
      view.resizableSnapshotView(from: CGRect(x: 0, y: 10, width: 40, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
    expect((half.layer.contents as! CGImage).rgb(40, 10), equals: blue)
    expect(half.layer.contentsCenter, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
    let caps = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
    let capped = try #require(view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: caps))
    expect(capped.layer.contentsCenter, equals: CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5))
  }
}
