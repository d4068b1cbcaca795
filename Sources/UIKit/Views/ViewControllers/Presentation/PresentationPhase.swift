/// Whether a view controller is being presented or dismissed.
enum PresentationPhase {
  case none
  case beingPresented
  case beingDismissed
}
