import Foundation

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket,
    crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
    functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody,
    mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing,
    skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField,
    traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
  case other = 3000
}

/// The kinds of moments of a workout.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume = 2
  case lap = 3
  case marker = 4
}

/// A moment of a workout.
open class HKWorkoutEvent: NSObject {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  open var date: Date { dateInterval.start }
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval) = (type, dateInterval)
  }
}

/// A period of exercise.
open class HKWorkout: HKSample {
  public let workoutActivityType: HKWorkoutActivityType
  /// The length in seconds, without pauses.
  public let duration: TimeInterval
  /// The energy that was used; nil if it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// The distance; nil if it is not known.
  public let totalDistance: HKQuantity?
  /// The moments of the workout; nil for none.
  public let workoutEvents: [HKWorkoutEvent]?

  public convenience init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(activityType, startDate, endDate, duration, nil, totalEnergyBurned, totalDistance, metadata)
  }

  public convenience init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    let length = endDate.timeIntervalSince(startDate)
    self.init(activityType, startDate, endDate, length, workoutEvents, totalEnergyBurned, totalDistance, metadata)
  }

  public convenience init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    self.init(activityType, startDate, endDate, endDate.timeIntervalSince(startDate), nil, nil, nil, nil)
  }

  private init(
    _ kind: HKWorkoutActivityType, _ start: Date, _ end: Date, _ duration: TimeInterval, _ events: [HKWorkoutEvent]?,
    _ energy: HKQuantity?, _ distance: HKQuantity?, _ metadata: [String: Any]?
  ) {
    (workoutActivityType, self.duration, workoutEvents) = (kind, duration, events)
    (totalEnergyBurned, totalDistance) = (energy, distance)
    super.init(type: HKObjectType.workoutType(), start: start, end: end, metadata: metadata)
  }
}

extension HKQuery {
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}
