import CoreGraphics

/// The particles of an emitter layer. They are created at exact times, so the result does not depend on the frame rate.
@MainActor final class ParticleSystem {
  private(set) var particles: [Particle] = []
  private(set) var time: Double?
  private var emitted: [ObjectIdentifier: Double] = [:]
  private var randoms: [ObjectIdentifier: ParticleRandom] = [:]

  /// The maximum number of particles.
  private static let mostParticles = 20_000
  /// The maximum time simulated in one step, in seconds.
  private static let longestStep = 20.0

  /// Returns whether particles move, or will be created.
  func isActive(_ emitter: CAEmitterLayer) -> Bool {
    !particles.isEmpty || emitter.emits
  }

  /// Updates the particles to a time of the layer. `emitter` has the values on screen.
  func advance(to now: Double, _ emitter: CAEmitterLayer) {
    let cells = (emitter.emitterCells ?? []).filter(\.isEnabled)
    let memory = min(Self.longestStep, Double(cells.map { $0.lifetime + $0.lifetimeRange }.max() ?? 0) * Double(max(emitter.lifetime, 0)))
    // A layer that was always there has been emitting all the time.
    var from = max(time ?? max(0, now - memory), now - Self.longestStep)
    if let time, now < time {
      particles = []
      from = max(0, now - memory)
    }
    time = now
    guard now > from else { return }
    for (index, cell) in cells.enumerated() { emit(cell, index, emitter, from, now) }
    var index = 0
    while index < particles.count, index < Self.mostParticles {
      emitChildren(of: index, emitter, from, now)
      index += 1
    }
    particles.removeAll { now - $0.birth >= $0.life + $0.afterlife }
  }

  func reset() {
    particles = []
    time = nil
    emitted = [:]
    randoms = [:]
  }

  // MARK: Birth

  private func emit(_ cell: CAEmitterCell, _ index: Int, _ emitter: CAEmitterLayer, _ from: Double, _ now: Double) {
    let key = ObjectIdentifier(cell)
    let rate = Double(max(cell.birthRate, 0)) * Double(max(emitter.birthRate, 0))
    guard rate > 0, rate.isFinite else { return }
    let begin = max(from, cell.beginTime)
    let end = cell.duration.isFinite && cell.duration > 0 ? min(now, cell.beginTime + cell.duration) : now
    guard end > begin else { return }
    var random = randoms[key] ?? ParticleRandom(seed: UInt64(emitter.seed) &* 31 &+ UInt64(index))
    // The first particle is created immediately.
    var count = emitted[key] ?? 1
    var birth = begin + max(0, 1 - count) / rate
    while birth <= end, particles.count < Self.mostParticles {
      let place = emitter.birthplace(&random)
      add(cell, emitter, birth, place, now, &random)
      birth += 1 / rate
    }
    count = max(0, 1 - (birth - end) * rate)
    emitted[key] = count
    randoms[key] = random
  }

  private func emitChildren(of index: Int, _ emitter: CAEmitterLayer, _ from: Double, _ now: Double) {
    guard let cells = particles[index].cell.emitterCells, !cells.isEmpty else { return }
    var parent = particles[index]
    if parent.emitted.count != cells.count { parent.emitted = Array(repeating: 1, count: cells.count) }
    for (number, cell) in cells.enumerated() where cell.isEnabled && cell.birthRate > 0 {
      let rate = Double(cell.birthRate)
      let first = parent.birth + cell.beginTime
      let begin = max(from, first)
      var last = parent.birth + parent.life
      if cell.duration.isFinite, cell.duration > 0 { last = min(last + cell.duration, first + cell.duration) }
      let end = min(now, last)
      guard end > begin else { continue }
      var birth = begin + max(0, 1 - parent.emitted[number]) / rate
      while birth <= end, particles.count < Self.mostParticles {
        let age = min(birth - parent.birth, parent.life)
        let place = parent.position(at: age)
        add(cell, emitter, birth, place, now, &parent.random)
        birth += 1 / rate
      }
      parent.emitted[number] = max(0, 1 - (birth - end) * rate)
    }
    particles[index] = parent
  }

  private func add(
    _ cell: CAEmitterCell, _ emitter: CAEmitterLayer, _ birth: Double, _ place: (x: Double, y: Double, z: Double),
    _ now: Double, _ random: inout ParticleRandom
  ) {
    let life = random.around(Double(cell.lifetime), Double(cell.lifetimeRange) * 2) * Double(max(emitter.lifetime, 0))
    let longitude = random.around(Double(cell.emissionLongitude), Double(cell.emissionRange))
    let latitude = Double(cell.emissionLatitude)
    let speed = random.around(Double(cell.velocity), Double(cell.velocityRange) * 2) * Double(emitter.velocity)
    let scale = random.around(Double(cell.scale), Double(cell.scaleRange) * 2) * Double(emitter.scale)
    let spin = random.around(Double(cell.spin), Double(cell.spinRange) * 2) * Double(emitter.spin)
    let rgba = cell.color?.rgba
    let base = [Double(rgba?.red ?? 1), Double(rgba?.green ?? 1), Double(rgba?.blue ?? 1), Double(rgba?.alpha ?? 1)]
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let color = base.indices.map { random.around(base[$0], Double(ranges[$0]) * 2) }
    let seed = random.bits()
    guard life > 0, now - birth < life || !(cell.emitterCells ?? []).isEmpty, speed.isFinite, scale.isFinite else { return }
    particles.append(
      Particle(
        cell: cell, birth: birth, life: life, x: place.x, y: place.y, z: place.z, velocityX: speed * cos(longitude) * cos(latitude),
        velocityY: speed * sin(longitude) * cos(latitude), velocityZ: speed * sin(latitude), accelerationX: Double(cell.xAcceleration),
        accelerationY: Double(cell.yAcceleration), accelerationZ: Double(cell.zAcceleration), scale: scale,
        scaleSpeed: Double(cell.scaleSpeed), spin: spin, rotation: 0, color: color,
        colorSpeed: [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map { Double($0) },
        random: ParticleRandom(seed: seed), emitted: []))
  }
}
