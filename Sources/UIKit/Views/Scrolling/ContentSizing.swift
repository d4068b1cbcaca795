/// A scroll view that determines its content size itself, so that constraints of its content do not.
@MainActor package protocol ContentSizing: UIScrollView {}
