/// The contents of a target whose name is a general word.
public struct Word {
  public init() {}
}
