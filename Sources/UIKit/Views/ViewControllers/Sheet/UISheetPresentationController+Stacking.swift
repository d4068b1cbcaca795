import CoreGraphics

/// Stacks sheets: a lower sheet that would be hidden is lifted slightly, so that its edge is visible above. The view of another presenter
/// moves back behind a sheet of full height.
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

  /// Moves the presenter's view behind a sheet of full height back, or forward again. Called inside the animation.
  final func movePresenterBack(_ dims: Bool) {
    guard let container else { return }
    let isLarge = !isCard && !coversWhole && container.traitCollection.verticalSizeClass != .compact && currentRest.top <= highestTop
    let fills = presenting?.viewIfLoaded?.bounds.size == container.bounds.size
    let back = dims && isLarge && fills && metrics.presenterMargin != nil
    if back, presenterCard == nil { presenterCard = PresenterCard(of: presenting?.viewIfLoaded, metrics: metrics) }
    presenterCard?.move(back: back, in: container)
  }
}
