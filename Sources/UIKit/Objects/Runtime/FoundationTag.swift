/// The first stored property of a class whose objects are text attributes.
///
/// When Foundation on Linux compares the attributes of neighboring runs, it reads the word after an object's header as the number of the
/// object's type, and stops the program if the number is zero. With any other number it calls `isEqual(_:)`. The word is the first stored
/// property of the class that derives from `NSObject`, so it must not be zero.
package struct FoundationTag: Sendable {
  private let word: UInt = 0x100

  package init() {}
}
