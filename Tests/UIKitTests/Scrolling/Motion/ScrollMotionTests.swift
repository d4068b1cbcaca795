import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitViews

@Suite struct ScrollMotionTests {
  @Test("SC-04 Deceleration equals its closed formula at 60 instants, for both rates")
  func deceleration() {
    for rate in [0.998, 0.99] {
      let motion = ScrollDeceleration(start: 100, velocity: 3000, rate: rate)
      for step in 0..<60 {
        let milliseconds = Double(step) * 50
        let expected = 100 + 3 / log(rate) * (pow(rate, milliseconds) - 1)
        expect(abs(motion.position(at: milliseconds / 1000) - expected), below: 1e-6)
        expect(abs(motion.velocity(at: milliseconds / 1000) - 3000 * pow(rate, milliseconds)), below: 1e-6)
      }
    }
  }

  @Test("SC-04 The flick of the metrics: 3 points a millisecond from 5326 end at 6819⅔ after 2.85 seconds")
  func measuredFlick() {
    let motion = ScrollDeceleration(start: 5326, velocity: 3000, rate: 0.998)
    expect(abs((motion.target * 3).rounded() / 3 - 6819.6667), below: 0.001)
    expect(abs(motion.duration - 2.85), below: 0.01)
    expect(abs(motion.position(at: motion.duration) - motion.target), below: 1e-6)
    expect(abs(motion.velocity(at: motion.duration) - 10), below: 1e-6)
    expect(abs(motion.time(at: 6000)! - 0.3), below: 0.1)
  }

  @Test("SC-04 The rubber band equals its closed formula at 60 pulls, and its inverse undoes it")
  func rubberBand() {
    for step in 1...60 {
      let pull = Double(step) * 20
      let expected = (1 - 1 / (pull * 0.55 / 480 + 1)) * 480
      expect(abs(RubberBand.displacement(pull, dimension: 480) - expected), below: 1e-9)
      expect(abs(RubberBand.displacement(-pull, dimension: 480) + expected), below: 1e-9)
      expect(abs(RubberBand.distance(expected, dimension: 480) - pull), below: 1e-6)
      let slope = (RubberBand.displacement(pull + 1e-4, dimension: 480) - RubberBand.displacement(pull - 1e-4, dimension: 480)) / 2e-4
      expect(abs(RubberBand.slope(pull, dimension: 480) - slope), below: 1e-6)
    }
  }

  @Test("SC-04 The bounce is a critically damped spring of 11 radians a second, seeded with the velocity")
  func spring() {
    let spring = ScrollSpring(start: 40, velocity: -300, target: 0)
    for step in 0..<60 {
      let time = Double(step) / 60
      let expected = (40 + (-300 + 11 * 40) * time) * exp(-11 * time)
      expect(abs(spring.position(at: time) - expected), below: 1e-9)
    }
    expect(abs(spring.position(at: spring.duration)), atMost: 0.5001)
    expect(abs(spring.position(at: spring.duration + 0.2)), below: 0.1)
  }

  @Test("SC-04 A held overscroll of 235 points starts fast when released, and stops half a point from its end")
  func released() {
    let way = AxisTrajectory(from: -235, velocity: 0, limits: 0...1000, rate: 0.998, bounces: true)
    let measured = [(0.008, -223.0), (0.024, -197), (0.041, -173), (0.058, -152), (0.074, -133), (0.091, -116)]
    // Each offset is that of 0.9 milliseconds before the whole millisecond at which it was read; it moves by 1,700 points per second.
    for (time, offset) in measured { expect(abs(way.position(at: time - 0.0009) - offset) <= 0.55, "\(time): \(way.position(at: time))") }
    for step in 0..<30 {
      let time = Double(step) / 100
      expect(abs(way.position(at: time) + (235 + 800 * time) * exp(-10.8 * time)), atMost: 0.36)
    }
    expect(abs(way.position(at: way.duration - 1e-6) + 0.5) < 0.01 && way.position(at: way.duration) == 0)
  }

  @Test("SC-04 Content flicked beyond its end flies on smoothly, bounces there and ends at the end")
  func bounce() {
    let way = AxisTrajectory(from: 900, velocity: 2000, limits: 0...1000, rate: 0.998, bounces: true)
    expect(way.end, equals: 1000)
    var last = way.position(at: 0)
    var highest = last
    for step in 1...2000 {
      let now = way.position(at: Double(step) / 1000)
      expect(abs(now - last), below: 2.1)
      highest = max(highest, now)
      last = now
    }
    expect(highest > 1030 && highest < 1080)
    expect(way.position(at: way.duration), equals: 1000)
    let stopped = AxisTrajectory(from: 900, velocity: 2000, limits: 0...1000, rate: 0.998, bounces: false)
    expect((0...100).allSatisfy { stopped.position(at: Double($0) / 50) <= 1000.0001 })
    expect(stopped.end, equals: 1000)
  }

  @Test("SC-04 Content pulled out and thrown back into itself continues there")
  func thrownBack() {
    let way = AxisTrajectory(from: -50, velocity: 3000, limits: 0...100_000, rate: 0.998, bounces: true)
    expect(way.end, above: 900)
    expect(abs(way.position(at: way.duration) - way.end), below: 0.001)
    let slow = AxisTrajectory(from: -50, velocity: 0, limits: 0...100_000, rate: 0.998, bounces: true)
    expect(slow.end, equals: 0)
  }

  @Test("SC-04 A target someone chose is reached without passing it")
  func chosenTarget() {
    for velocity in [0.0, 400, 3000, -500] {
      let way = AxisTrajectory(from: 100, velocity: velocity, target: 300)
      expect(way.end == 300 && way.duration > 0 && way.duration < 2)
      expect((0...200).allSatisfy { way.position(at: way.duration * Double($0) / 200) < 300.2 })
    }
  }

  @Test("SC-04 Content that bounces with exactly the speed of its spring comes to rest")
  func matchedSpeed() {
    for difference in [-1e-3, -1e-10, -1e-13, 0, 1e-13, 1e-10, 1e-3] {
      let way = AxisTrajectory(from: -50, velocity: 540 + difference, limits: 0...1000, rate: 0.998, bounces: true)
      expect(way.end == 0 && way.duration > 0.3 && way.duration < 1, "\(difference): \(way.duration)")
      let spring = ScrollSpring(start: -50, velocity: 550 + difference, target: 0)
      expect(spring.duration > 0.3 && spring.duration < 1, "\(difference): \(spring.duration)")
      expect(abs(spring.position(at: spring.duration)), atMost: 0.5001)
    }
  }
}
