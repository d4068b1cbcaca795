import Foundation

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// The kinds of sport, by their names.
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket,
    crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
    functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody,
    mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing,
    skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField,
    traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
  /// Another kind.
  case other = 3000
}

/// The kinds of moments of a workout.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  /// The workout was continued.
  case resume = 2
  /// A lap began.
  case lap = 3
  /// The user marked the moment.
  case marker = 4
}

/// A moment of a workout.
open class HKWorkoutEvent: NSObject {
  /// The kind of moment.
  public let type: HKWorkoutEventType
  /// The time of the moment.
  public let dateInterval: DateInterval
  /// The start of the moment.
  open var date: Date { dateInterval.start }
  /// Creates a moment of a workout.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval) = (type, dateInterval)
  }
}

/// A period of exercise.
open class HKWorkout: HKSample {
  /// The kind of workout.
  public let workoutActivityType: HKWorkoutActivityType
  /// The length in seconds, without pauses.
  public let duration: TimeInterval
  /// The energy that was used; nil if it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// The distance; nil if it is not known.
  public let totalDistance: HKQuantity?
  /// The moments of the workout; nil for none.
  public let workoutEvents: [HKWorkoutEvent]?

  /// Creates a workout with its length and figures.
  public convenience init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.init(activityType, startDate, endDate, duration, nil, totalEnergyBurned, totalDistance, metadata)
  }

  /// Creates a workout with its moments and figures. Its length is that between start and end.
  public convenience init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    let length = endDate.timeIntervalSince(startDate)
    self.init(activityType, startDate, endDate, length, workoutEvents, totalEnergyBurned, totalDistance, metadata)
  }

  /// Creates a workout without figures.
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
  /// Returns a condition for workouts of a kind.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}
