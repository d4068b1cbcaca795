import QuartzCore

/// Collects the changes of keyframes by property, and creates one animation for each property.
@MainActor final class KeyframeCollector {
  private struct Course {
    let layer: CALayer
    let key: String
    var steps: [Step]
  }

  private struct Step {
    let start: Double
    let end: Double
    let from: Any?
    let to: Any?
  }

  private let options: UIView.KeyframeAnimationOptions
  private var courses: [Course] = []
  private var start = 0.0
  private var end = 1.0

  init(options: UIView.KeyframeAnimationOptions) {
    self.options = options
  }

  /// Runs `changes` as the keyframe that begins at `start` and has `duration`, both as fractions of the total duration.
  func addKeyframe(start: Double, duration: Double, changes: () -> Void) {
    let before = (self.start, self.end)
    self.start = min(max(start, 0), 1)
    self.end = min(max(start + duration, 0), 1)
    changes()
    (self.start, self.end) = before
  }

  func record(layer: CALayer, key: String, from: Any?, to: Any?) {
    let step = Step(start: start, end: end, from: from, to: to)
    if let index = courses.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      courses[index].steps.append(step)
    } else {
      courses.append(Course(layer: layer, key: key, steps: [step]))
    }
  }

  func addAnimations(of animation: ViewAnimation) {
    for course in courses {
      let keyframes = CAKeyframeAnimation(keyPath: course.key)
      var values: [Any] = []
      var times: [Double] = []
      func add(_ value: Any?, at time: Double) {
        guard let value else { return }
        values.append(value)
        times.append(max(time, times.last ?? 0))
      }
      for step in course.steps {
        if step.start > times.last ?? -1 { add(step.from, at: step.start) }
        add(step.to, at: step.end)
      }
      if let first = times.first, first > 0 {
        times.insert(0, at: 0)
        values.insert(values[0], at: 0)
      }
      if let last = times.last, last < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      keyframes.values = values
      keyframes.keyTimes = times.map { NSNumber(value: $0) }
      keyframes.calculationMode = calculationMode
      animation.add(keyframes, to: course.layer, key: course.key)
    }
    courses = []
  }

  private var calculationMode: CAAnimationCalculationMode {
    switch options.rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
