import Foundation

/// The sex of a user.
public enum HKBiologicalSex: Int, Sendable {
  case notSet
  case female, male, other
}

/// The answer to a request for the sex of a user.
open class HKBiologicalSexObject: NSObject {
  public let biologicalSex: HKBiologicalSex
  init(_ sex: HKBiologicalSex) { biologicalSex = sex }
}

/// The blood type of a user.
public enum HKBloodType: Int, Sendable {
  case notSet
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The answer to a request for the blood type of a user.
open class HKBloodTypeObject: NSObject {
  public let bloodType: HKBloodType
  init(_ type: HKBloodType) { bloodType = type }
}
