/// The body of a method or function. One that was not understood is left out when the program runs, with the reason.
public enum CBody: Equatable, Sendable {
  case statements([CStatement])
  case unread(reason: String, line: Int)
}
