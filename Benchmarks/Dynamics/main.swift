import Dispatch
import TrestleDynamics

// The cost of a step of many colliding boxes, while they fall and when they have come to rest: `swift run -c release DynamicsBench
// [COUNT]`.

func crowd(_ count: Int) -> World {
  var world = World()
  let side = 800.0
  let corners = [Vector(0, 0), Vector(side, 0), Vector(side, side), Vector(0, side), Vector(0, 0)]
  for (start, end) in zip(corners, corners.dropFirst()) { world.edges.append(Edge(start, end, groups: 1, boundary: 0)) }
  for index in 0..<count {
    var body = Body(
      shape: .box(width: 24 + Double(index % 7) * 2, height: 24 + Double(index % 5) * 2),
      position: Vector(60 + Double(index % 17) * 42, 40 + Double(index / 17) * 42), angle: Double(index % 11) / 11)
    body.bodyGroups = 1
    body.edgeGroups = 1
    body.restitution = 0.2
    body.velocity = Vector(Double(index % 13) * 15 - 90, Double(index % 9) * 20 - 80)
    world.bodies.append(body)
  }
  return world
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
var world = crowd(count)
var times: [Double] = []
for _ in 0..<1_200 {
  for index in world.bodies.indices { world.bodies[index].add(acceleration: Vector(0, 1_000)) }
  let start = DispatchTime.now().uptimeNanoseconds
  _ = world.step(1 / 120)
  times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
}

func report(_ name: String, _ times: ArraySlice<Double>) {
  let sorted = times.sorted()
  let hundredth = { (share: Double) in (sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] * 100).rounded() / 100 }
  print("\(count) boxes, \(name): median \(hundredth(0.5)) ms a step, 99th percentile \(hundredth(0.99)) ms, most \(hundredth(0.9999)) ms")
}
report("falling", times[..<240])
report("at rest", times[840...])
