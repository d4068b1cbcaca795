import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

/// All kinds of presentations on sheets of images, one per appearance, compared with their references.
@Suite("Presenting: images") @MainActor
struct PresentationPictureTests {

  @Test("All presentations are drawn the same with and without caches", arguments: [PresentationLook.light, .classic])
  func sameBits(_ look: PresentationLook) {
    for scene in PresentationScene.allCases where !scene.isWide {
      let stage = PresentationStage(look, wide: false, scale: 1)
      stage.begin(scene)
      stage.screen.advance(by: 0.15)
      expectSameBits(stage.screen)
      stage.screen.settle()
      expectSameBits(stage.screen)
    }
  }

  @Test("A sheet of everything presented, at rest", arguments: PresentationLook.allCases)
  func atRest(_ look: PresentationLook) throws {
    let scale: CGFloat = look == .rightToLeft || look == .classicRightToLeft ? 1 : 2
    for wide in [false, true] {
      let pictures = PresentationScene.allCases.filter { $0.isWide == wide }.map { scene in
        let stage = PresentationStage(look, wide: wide, scale: scale)
        stage.show(scene)
        return (scene.rawValue, stage.screen.snapshot())
      }
      try write(pictures, "presented-\(look)\(wide ? "-wide" : "")", columns: wide ? 3 : 5)
    }
  }

  @Test(
    "Sheets of transitions, at quarters of their duration in both directions", arguments: [PresentationLook.light, .classic])
  func moving(_ look: PresentationLook) throws {
    var pictures: [(String, CGImage)] = []
    for scene in [PresentationScene.alertTwo, .sheetActions, .large, .fullScreen, .popoverUp, .form] {
      let stage = PresentationStage(look, wide: scene.isWide, scale: 1)
      for presents in [true, false] {
        if presents { stage.begin(scene) } else { stage.root.dismiss(animated: true) }
        stage.screen.layout()
        let length = stage.root.presentedViewController?.transitionCoordinator?.transitionDuration ?? 0.4
        for quarter in 0...4 {
          pictures.append(("\(scene) \(presents ? "in" : "out") \(quarter * 25) %", stage.screen.snapshot()))
          stage.screen.advance(by: length / 4)
        }
        stage.screen.settle()
      }
    }
    try write(pictures, "moving-\(look)", columns: 10)
  }

  private func write(_ pictures: [(String, CGImage)], _ name: String, columns: Int) throws {
    let widest = pictures.map { CGFloat($0.1.width) / 2 }.max() ?? 1
    let cell = CGSize(width: widest + 12, height: (pictures.map { CGFloat($0.1.height) / 2 }.max() ?? 1) + 24)
    let rows = (pictures.count + columns - 1) / columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
    let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.darkGray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, picture) in pictures.enumerated() {
        let origin = CGPoint(x: cell.width * CGFloat(index % columns) + 6, y: cell.height * CGFloat(index / columns) + 20)
        (picture.0 as NSString).draw(
          at: CGPoint(x: origin.x, y: origin.y - 17),
          withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
        UIImage(cgImage: picture.1).draw(
          in: CGRect(origin: origin, size: CGSize(width: CGFloat(picture.1.width) / 2, height: CGFloat(picture.1.height) / 2)))
      }
    }
    try expectPicture(#require(sheet.cgImage), name)
  }
}
