import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// All kinds of presentations, compared with stored checksums.
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

  @Test("Everything that is presented looks as stored at rest", arguments: PresentationLook.allCases)
  func atRest(_ look: PresentationLook) {
    for scene in PresentationScene.allCases {
      let stage = PresentationStage(look, wide: scene.isWide, scale: 1)
      stage.show(scene)
      assertSnapshotChecksum(stage.screen.snapshot(), named: "\(look)-\(scene.rawValue)")
    }
  }

  @Test("Transitions look as stored at quarters of the way in and out", arguments: [PresentationLook.light, .classic])
  func moving(_ look: PresentationLook) {
    for scene in [PresentationScene.alertTwo, .sheetActions, .large, .fullScreen, .popoverUp, .form] {
      let stage = PresentationStage(look, wide: scene.isWide, scale: 1)
      for presents in [true, false] {
        if presents { stage.begin(scene) } else { stage.root.dismiss(animated: true) }
        stage.screen.layout()
        let length = stage.root.presentedViewController?.transitionCoordinator?.transitionDuration ?? 0.4
        for quarter in 0...4 {
          assertSnapshotChecksum(stage.screen.snapshot(), named: "\(look)-\(scene)-\(presents ? "in" : "out")-\(quarter * 25)")
          stage.screen.advance(by: length / 4)
        }
        stage.screen.settle()
      }
    }
  }
}
