import TrestleDynamics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@Suite struct WorldTests {
  private static func room(_ world: inout World, width: Double = 800, height: Double = 800) {
    let corners = [Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height), Vector(0, 0)]
    for (start, end) in zip(corners, corners.dropFirst()) { world.edges.append(Edge(start, end, groups: 1, boundary: 0)) }
  }

  private static func crowd(_ count: Int, restitution: Double, seed: UInt64) -> World {
    var world = World()
    room(&world)
    var state = seed
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    for index in 0..<count {
      let place = Vector(60 + Double(index % 17) * 42, 40 + Double(index / 17) * 42)
      var body = Body(
        shape: index % 5 == 4 ? .circle(radius: 14) : .box(width: 20 + random() * 16, height: 20 + random() * 16), position: place,
        angle: random())
      body.bodyGroups = 1
      body.edgeGroups = 1
      body.restitution = restitution
      body.velocity = Vector(random() * 200 - 100, random() * 200 - 100)
      world.bodies.append(body)
    }
    return world
  }

  private static func energy(_ world: World, gravity: Double) -> Double {
    world.bodies.reduce(0) { $0 + $1.kineticEnergy - $1.mass * gravity * $1.position.y }
  }

  private static func step(_ world: inout World, gravity: Double) {
    for index in world.bodies.indices { world.bodies[index].add(acceleration: Vector(0, gravity)) }
    _ = world.step(1 / 120)
  }

  @Test("A body falls by the law of falling", arguments: [1.0, 9.0])
  func falls(density: Double) {
    var world = World()
    var body = Body(shape: .box(width: 10, height: 10), position: .zero)
    body.density = density
    world.bodies = [body]
    for _ in 0..<120 { Self.step(&world, gravity: 1000) }
    expect(abs(world.bodies[0].velocity.y - 1000), below: 1e-6)
    expect(abs(world.bodies[0].position.y - 500), below: 5)
  }

  @Test("Many boxes come to rest inside their room")
  func rests() {
    var world = Self.crowd(80, restitution: 0.2, seed: 3)
    for _ in 0..<120 * 12 { Self.step(&world, gravity: 1000) }
    for body in world.bodies {
      expect(body.position.x > -5 && body.position.x < 805 && body.position.y > -5 && body.position.y < 805)
      expect(body.velocity.length, below: 20)
    }
  }

  @Test("No energy is gained", arguments: [0.0, 0.5, 1.0])
  func energy(restitution: Double) {
    var world = Self.crowd(40, restitution: restitution, seed: 11)
    let steps = isSoaking ? 120 * 3600 : 120 * 20
    var most = Self.energy(world, gravity: 1000)
    let scale = abs(most)
    for _ in 0..<steps {
      Self.step(&world, gravity: 1000)
      let now = Self.energy(world, gravity: 1000)
      expect(now, atMost: most + scale * 1e-6)
      if now > most + scale * 1e-6 { return }
      most = min(most, now)
    }
  }

  @Test("The same run twice gives the same bits")
  func deterministic() {
    func run() -> [UInt64] {
      var world = Self.crowd(60, restitution: 0.4, seed: 5)
      for _ in 0..<600 { Self.step(&world, gravity: 1000) }
      return world.bodies.flatMap { [$0.position.x.bitPattern, $0.position.y.bitPattern, $0.angle.bitPattern] }
    }
    expect(run(), equals: run())
  }

  @Test("An elastic ball on a hard wall keeps its speed")
  func elastic() {
    var world = World()
    Self.room(&world)
    var ball = Body(shape: .circle(radius: 10), position: Vector(400, 400))
    ball.edgeGroups = 1
    ball.restitution = 1
    ball.friction = 0
    ball.velocity = Vector(300, 0)
    world.bodies = [ball]
    for _ in 0..<120 * 10 { _ = world.step(1 / 120) }
    expect(abs(world.bodies[0].velocity.length - 300), below: 0.01)
  }

  @Test("An elastic ball never rises above its initial height")
  func bounces() {
    var world = World()
    Self.room(&world)
    var ball = Body(shape: .circle(radius: 10), position: Vector(400, 400))
    ball.edgeGroups = 1
    ball.restitution = 1
    ball.friction = 0
    world.bodies = [ball]
    var highest = 800.0
    for _ in 0..<120 * 30 {
      Self.step(&world, gravity: 1000)
      highest = min(highest, world.bodies[0].position.y)
    }
    expect(highest, atLeast: 400)
  }

  @Test("Two hundred colliding boxes take less than two milliseconds a step in release")
  func speed() {
    var world = Self.crowd(200, restitution: 0.2, seed: 9)
    for _ in 0..<240 { Self.step(&world, gravity: 1000) }
    // The thread's own time, which other programs do not lengthen as much as the clock's.
    func time() -> Double {
      var now = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
      return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
    }
    let start = time()
    for _ in 0..<120 { Self.step(&world, gravity: 1000) }
    let each = (time() - start) / 120
    print("a step of 200 boxes: \(each) ms")
    #if !DEBUG
      expect(each, below: 2)
    #endif
  }
}
