import CoreGraphics

/// Stacks sheets: a lower sheet that would be hidden is lifted slightly, so that its edge is visible above.
extension UISheetPresentationController {
  /// The lower sheet that this one would hide, because both have the same height.
  private var hiddenSheet: UISheetPresentationController? {
    guard let presenter = presenting, presenter.presentingStorage != nil,
      let sheet = presenter.presentationStorage?.acting as? UISheetPresentationController, sheet.stage == .presented
    else { return nil }
    return isCard || sheet.isCard || coversWhole || abs(currentRest.top - sheet.currentRest.top) > 0.5 ? nil : sheet
  }

  /// Lifts the sheet that this one hides, or lowers it again. Called inside the animation.
  final func liftSheetBeneath(_ lifts: Bool) {
    let sheet = lifts ? hiddenSheet : nil
    if let lifted = liftedSheet, lifted !== sheet {
      liftedSheet = nil
      lifted.lift(by: 0)
    }
    guard let sheet else { return }
    liftedSheet = sheet
    sheet.lift(by: min(metrics.stackedSheetLift, sheet.highestTop))
  }

  private func lift(by distance: CGFloat) {
    guard lift != distance else { return }
    lift = distance
    sheetView.frame = currentSheetFrame
  }
}
