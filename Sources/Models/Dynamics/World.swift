/// Rigid bodies in the plane, their joints and walls, moved on in equal steps.
///
/// This is an own implementation instead of Box2D or Chipmunk, because the results must be the same on every machine and at every frame
/// rate, bodies must not gain energy, which both libraries permit slightly, and few of their features are needed. A world is independent of
/// views and time: its owner calls ``step(_:)`` with the same duration each time, so that the same calls give the same bits.
///
/// A step finds contacts, applies forces, solves velocities by sequential impulses that are carried over from step to step, moves the
/// bodies and pushes overlapping ones apart. ``limitEnergy`` and ``separate`` keep contacts from adding energy.
package struct World {
  package var bodies: [Body] = []
  package var edges: [Edge] = []
  package var joints: [Joint] = []
  private var contacts: [Contact] = []
  private var touching: [ContactPair: Vector] = [:]
  private var order: [Int] = []
  private var lows: [Vector] = []
  private var highs: [Vector] = []
  /// The corners of polygons in the world, in this step.
  private var corners: [[Vector]] = []
  /// Energy added by separating bodies that has not been removed from the motion yet.
  private var debt = 0.0

  static let passes = 10
  private static let positionPasses = 3
  /// The tolerated overlap at rest.
  private static let slop = 0.1
  /// Below this speed bodies do not bounce.
  private static let bounceSpeed = 25.0

  package init() {}

  /// Replaces the bodies; `wasAt` maps each to its previous index, so that its contacts continue.
  package mutating func setBodies(_ new: [Body], wasAt: [Int?]) {
    var place: [Int: Int] = [:]
    for (index, old) in wasAt.enumerated() { if let old { place[old] = index } }
    bodies = new
    order = Array(new.indices)
    lows = []
    contacts = contacts.compactMap { contact in
      guard contact.b >= 0, let a = place[contact.a], let b = place[contact.b], a < b else { return nil }
      var contact = contact
      (contact.a, contact.b) = (a, b)
      return contact
    }
    var kept: [ContactPair: Vector] = [:]
    for (pair, point) in touching {
      guard let first = place[pair.first] else { continue }
      let second = pair.second.map { place[$0] ?? -1 }
      if second == -1 { continue }
      kept[ContactPair(first: min(first, second ?? first), second: second.map { max($0, first) }, boundary: pair.boundary)] = point
    }
    touching = kept
  }

  /// Advances by `dt` seconds.
  ///
  /// - Returns: The contacts that began, and those that ended, in a fixed order.
  package mutating func step(_ dt: Double) -> (began: [ContactEvent], ended: [ContactPair]) {
    findContacts()
    let events = compareTouches()
    let energy = touchedEnergy
    applyForces(dt)
    prepare(dt)
    for _ in 0..<Self.passes {
      for index in joints.indices { solve(joints[index], dt) }
      solveContacts()
    }
    if joints.isEmpty { limitEnergy(to: energy - debt, dt) } else { debt = 0 }
    separate(from: move(dt))
    return events
  }

  /// Returns whether all bodies are nearly at rest.
  package func isResting(speed: Double = 1.5, turning: Double = 0.02) -> Bool {
    bodies.allSatisfy { !$0.isPresent || $0.velocity.length < speed && abs($0.angularVelocity) < turning }
  }

  // MARK: Contacts

  private mutating func findContacts() {
    let count = bodies.count
    if lows.count != count {
      lows = Array(repeating: .zero, count: count)
      highs = lows
      corners = Array(repeating: [], count: count)
      order = Array(0..<count)
    }
    for index in 0..<count {
      outline(index)
    }
    // Nearly sorted from the last step: insertion sort, by position and then by index.
    if count > 1 {
      for index in 1..<count {
        let value = order[index]
        var place = index
        while place > 0, (lows[order[place - 1]].x, order[place - 1]) > (lows[value].x, value) {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = value
      }
    }
    let old = contacts
    var kept: [Int: Int] = [:]
    kept.reserveCapacity(old.count)
    for (index, contact) in old.enumerated() { kept[key(contact)] = index }
    contacts.removeAll(keepingCapacity: true)
    for place in order.indices {
      let i = order[place]
      guard bodies[i].isPresent, bodies[i].bodyGroups != 0 else { continue }
      var next = place + 1
      while next < order.count, lows[order[next]].x <= highs[i].x + Touching.margin {
        let j = order[next]
        next += 1
        guard bodies[j].isPresent, bodies[i].bodyGroups & bodies[j].bodyGroups != 0, lows[j].y <= highs[i].y + Touching.margin,
          highs[j].y >= lows[i].y - Touching.margin, bodies[i].inverseMass + bodies[j].inverseMass > 0
        else { continue }
        let (a, b) = (min(i, j), max(i, j))
        guard let found = Touching.between(bodies[a], corners[a], bodies[b], corners[b]) else { continue }
        add(found, a, b, -1, old, kept)
      }
    }
    for (number, edge) in edges.enumerated() {
      let low = Vector(min(edge.start.x, edge.end.x), min(edge.start.y, edge.end.y))
      let high = Vector(max(edge.start.x, edge.end.x), max(edge.start.y, edge.end.y))
      for index in 0..<count where bodies[index].edgeGroups & edge.groups != 0 && bodies[index].isPresent {
        guard bodies[index].inverseMass > 0, lows[index].x <= high.x + 1, highs[index].x >= low.x - 1, lows[index].y <= high.y + 1,
          highs[index].y >= low.y - 1, let found = Touching.between(bodies[index], corners[index], edge)
        else { continue }
        add(found, index, -1, number, old, kept)
      }
    }
  }

  /// Computes the corners of a body and its bounding box.
  private mutating func outline(_ index: Int) {
    let body = bodies[index]
    switch body.shape {
    case .circle(let radius):
      lows[index] = body.position - Vector(radius, radius)
      highs[index] = body.position + Vector(radius, radius)
    case .polygon(let points):
      if corners[index].count != points.count { corners[index] = points }
      var (low, high) = (Vector(.infinity, .infinity), Vector(-.infinity, -.infinity))
      for place in points.indices {
        let corner = body.world(points[place])
        corners[index][place] = corner
        low = Vector(min(low.x, corner.x), min(low.y, corner.y))
        high = Vector(max(high.x, corner.x), max(high.y, corner.y))
      }
      lows[index] = low
      highs[index] = high
    }
  }

  private func key(_ contact: Contact) -> Int { contact.a << 40 | (contact.b + 1) << 20 | (contact.edge + 1) }

  private mutating func add(_ found: Touching.Result, _ a: Int, _ b: Int, _ edge: Int, _ old: [Contact], _ kept: [Int: Int]) {
    var contact = Contact(a: a, b: b, edge: edge, normal: found.normal, first: found.first, second: found.second)
    contact.pushesA = bodies[a].inverseMass > 0 && bodies[a].pushedBy & (b >= 0 ? bodies[b].kinds : edges[edge].kinds) != 0
    contact.pushesB = b >= 0 && bodies[b].inverseMass > 0 && bodies[b].pushedBy & bodies[a].kinds != 0
    let other = b >= 0 ? (bodies[b].friction, bodies[b].restitution) : (bodies[a].friction, bodies[a].restitution)
    contact.friction = (bodies[a].friction * other.0).squareRoot()
    contact.restitution = max(bodies[a].restitution, other.1)
    if let index = kept[key(contact)] {
      for point in [old[index].first, old[index].second].compactMap({ $0 }) {
        if point.feature == contact.first.feature {
          contact.first.normalImpulse = point.normalImpulse
          contact.first.tangentImpulse = point.tangentImpulse
        } else if point.feature == contact.second?.feature {
          contact.second?.normalImpulse = point.normalImpulse
          contact.second?.tangentImpulse = point.tangentImpulse
        }
      }
    }
    contacts.append(contact)
  }

  private mutating func compareTouches() -> (began: [ContactEvent], ended: [ContactPair]) {
    var now: [ContactPair: Vector] = [:]
    var began: [ContactEvent] = []
    for contact in contacts {
      let pair = ContactPair(
        first: contact.a, second: contact.b >= 0 ? contact.b : nil, boundary: contact.edge >= 0 ? edges[contact.edge].boundary : nil)
      guard now[pair] == nil else { continue }
      let point = contact.first.position
      now[pair] = point
      guard touching[pair] == nil else { continue }
      let a = bodies[contact.a]
      var velocity = a.velocity(at: point - a.position)
      if contact.b >= 0 { velocity -= bodies[contact.b].velocity(at: point - bodies[contact.b].position) }
      began.append(ContactEvent(pair: pair, point: point, normal: contact.normal, speed: velocity.dot(contact.normal)))
    }
    let ended = touching.keys.filter { now[$0] == nil }.sorted {
      ($0.first, $0.second ?? -1, $0.boundary ?? -1) < ($1.first, $1.second ?? -1, $1.boundary ?? -1)
    }
    touching = now
    return (began, ended)
  }

  // MARK: Velocities

  private mutating func applyForces(_ dt: Double) {
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      var body = bodies[index]
      body.acceleration += body.force * body.inverseMass
      body.velocity += body.acceleration * dt
      body.angularVelocity += body.torque * body.inverseInertia * dt
      body.velocity = body.velocity * max(0, 1 - body.damping * dt)
      body.angularVelocity *= max(0, 1 - body.angularDamping * dt)
      bodies[index] = body
    }
  }

  private mutating func prepare(_ dt: Double) {
    for index in contacts.indices where contacts[index].isSolid {
      var contact = contacts[index]
      prepare(&contact.first, contact, dt)
      if var second = contact.second {
        prepare(&second, contact, dt)
        contact.second = second
      }
      contacts[index] = contact
    }
    for index in contacts.indices where contacts[index].isSolid {
      let contact = contacts[index]
      warm(contact.first, contact)
      if let second = contact.second { warm(second, contact) }
    }
  }

  private func prepare(_ point: inout Contact.Point, _ contact: Contact, _ dt: Double) {
    let a = bodies[contact.a]
    let tangent = Vector(-contact.normal.y, contact.normal.x)
    point.armA = point.position - a.position
    var (normal, across) = (0.0, 0.0)
    if contact.pushesA {
      normal = a.inverseMass + point.armA.cross(contact.normal) * point.armA.cross(contact.normal) * a.inverseInertia
      across = a.inverseMass + point.armA.cross(tangent) * point.armA.cross(tangent) * a.inverseInertia
    }
    var speed = contact.normal.dot(-a.velocity(at: point.armA))
    if contact.b >= 0 {
      let b = bodies[contact.b]
      point.armB = point.position - b.position
      if contact.pushesB {
        normal += b.inverseMass + point.armB.cross(contact.normal) * point.armB.cross(contact.normal) * b.inverseInertia
        across += b.inverseMass + point.armB.cross(tangent) * point.armB.cross(tangent) * b.inverseInertia
      }
      speed += contact.normal.dot(b.velocity(at: point.armB))
    }
    point.normalMass = normal > 0 ? 1 / normal : 0
    point.tangentMass = across > 0 ? 1 / across : 0
    // Separated bodies may approach by the gap; touching bodies bounce.
    point.bias = point.separation > 0 ? -point.separation / dt : 0
    if speed < -Self.bounceSpeed, point.separation <= 0 || -speed * dt > point.separation { point.bias = -contact.restitution * speed }
  }

  private mutating func warm(_ point: Contact.Point, _ contact: Contact) {
    let tangent = Vector(-contact.normal.y, contact.normal.x)
    let impulse = contact.normal * point.normalImpulse + tangent * point.tangentImpulse
    guard impulse != .zero else { return }
    if contact.pushesA { bodies[contact.a].apply(-impulse, at: point.armA) }
    if contact.pushesB { bodies[contact.b].apply(impulse, at: point.armB) }
  }

  private mutating func solve(_ joint: Joint, _ dt: Double) {
    guard bodies[joint.a].isPresent else { return }
    if let b = joint.b {
      guard b != joint.a else { return }
      var (first, second) = (bodies[joint.a], bodies[b])
      joint.solve(&first, &second, dt)
      bodies[joint.a] = first
      bodies[b] = second
    } else {
      var ground = Self.ground
      joint.solve(&bodies[joint.a], &ground, dt)
    }
  }

  private static let ground: Body = {
    var body = Body(shape: .circle(radius: 1), position: .zero)
    body.isAnchored = true
    return body
  }()

  private mutating func solveContacts() {
    bodies.withUnsafeMutableBufferPointer { bodies in
      contacts.withUnsafeMutableBufferPointer { contacts in
        for index in contacts.indices where contacts[index].isSolid {
          let (a, b) = (contacts[index].a, contacts[index].b)
          let (normal, friction) = (contacts[index].normal, contacts[index].friction)
          let pushes = (a: contacts[index].pushesA, b: contacts[index].pushesB)
          Self.solve(&contacts[index].first, normal, friction, a, b, pushes, bodies)
          if contacts[index].second != nil { Self.solve(&contacts[index].second!, normal, friction, a, b, pushes, bodies) }
        }
      }
    }
  }

  private static func solve(
    _ point: inout Contact.Point, _ normal: Vector, _ friction: Double, _ a: Int, _ b: Int, _ pushes: (a: Bool, b: Bool),
    _ bodies: UnsafeMutableBufferPointer<Body>
  ) {
    let tangent = Vector(-normal.y, normal.x)
    func relative() -> Vector {
      let own = bodies[a].velocity(at: point.armA)
      return b >= 0 ? bodies[b].velocity(at: point.armB) - own : -own
    }
    let most = friction * point.normalImpulse
    let rub = min(max(point.tangentImpulse - relative().dot(tangent) * point.tangentMass, -most), most)
    let side = tangent * (rub - point.tangentImpulse)
    point.tangentImpulse = rub
    if pushes.a { bodies[a].apply(-side, at: point.armA) }
    if pushes.b { bodies[b].apply(side, at: point.armB) }
    let push = max(point.normalImpulse - (relative().dot(normal) - point.bias) * point.normalMass, 0)
    let press = normal * (push - point.normalImpulse)
    point.normalImpulse = push
    if pushes.a { bodies[a].apply(-press, at: point.armA) }
    if pushes.b { bodies[b].apply(press, at: point.armB) }
  }

  // MARK: Energy

  /// The energy of the bodies that touch something.
  private var touchedEnergy: Double {
    var counted = [Bool](repeating: false, count: bodies.count)
    var sum = 0.0
    for contact in contacts where contact.isSolid {
      for index in [contact.a, contact.b] where index >= 0 && !counted[index] {
        counted[index] = true
        sum += bodies[index].kineticEnergy
      }
    }
    return sum
  }

  /// Slows touching bodies until their energy after the move is at most `most`.
  ///
  /// The work of forces along the coming motion is included: a body that bounced moves up by the whole step against a gravity that
  /// accelerated it on its way down, which would otherwise add energy with each bounce.
  private mutating func limitEnergy(to most: Double, _ dt: Double) {
    var touched = [Bool](repeating: false, count: bodies.count)
    var (kinetic, work) = (0.0, 0.0)
    for contact in contacts where contact.isSolid {
      for index in [contact.a, contact.b] where index >= 0 && !touched[index] && bodies[index].inverseMass > 0 {
        touched[index] = true
        let body = bodies[index]
        kinetic += body.kineticEnergy
        work += (body.mass * body.acceleration.dot(body.velocity) + body.torque * body.angularVelocity) * dt
      }
    }
    debt = 0
    guard kinetic - work > most, kinetic > 0 else { return }
    // With a fraction of the velocities, share² · kinetic - share · work remains.
    let root = work * work + 4 * kinetic * most
    let share = min(max((work + max(root, 0).squareRoot()) / (2 * kinetic), 0), 1)
    debt = max(0, share * share * kinetic - share * work - most)
    for index in bodies.indices where touched[index] {
      bodies[index].velocity = bodies[index].velocity * share
      bodies[index].angularVelocity *= share
    }
  }

  // MARK: Positions

  /// - Returns: The positions from which the bodies moved.
  private mutating func move(_ dt: Double) -> [Vector] {
    let start = bodies.map(\.position)
    for index in bodies.indices where bodies[index].inverseMass > 0 {
      bodies[index].position += bodies[index].velocity * dt
      if bodies[index].angularVelocity != 0 { bodies[index].turn(to: bodies[index].angle + bodies[index].angularVelocity * dt) }
    }
    return start
  }

  /// Separates overlapping bodies. The potential energy this adds is removed from the motion.
  private mutating func separate(from start: [Vector]) {
    let before = bodies.map(\.position)
    for _ in 0..<Self.positionPasses {
      for index in contacts.indices where contacts[index].isSolid {
        let contact = contacts[index]
        let separation = min(contact.first.separation, contact.second?.separation ?? .infinity)
        let shiftA = bodies[contact.a].position - start[contact.a]
        let shiftB = contact.b >= 0 ? bodies[contact.b].position - start[contact.b] : .zero
        let now = separation + contact.normal.dot(shiftB - shiftA)
        guard now < -Self.slop else { continue }
        let inverse = (contact.pushesA ? bodies[contact.a].inverseMass : 0) + (contact.pushesB ? bodies[contact.b].inverseMass : 0)
        guard inverse > 0 else { continue }
        let push = min(-(now + Self.slop) * 0.3, 8) / inverse
        if contact.pushesA { bodies[contact.a].position -= contact.normal * (push * bodies[contact.a].inverseMass) }
        if contact.pushesB { bodies[contact.b].position += contact.normal * (push * bodies[contact.b].inverseMass) }
      }
    }
    for index in bodies.indices {
      let body = bodies[index]
      let lifted = -body.acceleration.dot(body.position - before[index])
      if lifted > 0 {
        let square = body.velocity.dot(body.velocity)
        bodies[index].velocity = square > 2 * lifted ? body.velocity * (1 - 2 * lifted / square).squareRoot() : .zero
        debt += body.mass * max(0, lifted - square / 2)
      } else if body.inverseMass > 0 {
        debt += body.mass * lifted
      }
      bodies[index].acceleration = .zero
      bodies[index].force = .zero
      bodies[index].torque = 0
    }
    debt = max(0, debt)
  }
}
