internal import TrestleCPixman
import Foundation

/// Copies and fills of pixels that do not overlap, done by several cores at once where there are enough of them.
@MainActor
final class PixelBands {
  /// The fewest pixels for which it pays to wake another core, which takes as long as copying half of them.
  static let fewestPixels = 1_000_000
  /// Counted once: on Linux this reads files, and every image of a view has a compositor of its own.
  private static let allCores = min(ProcessInfo.processInfo.activeProcessorCount, 8)

  /// The cores that work; one does everything in order. Tests set it.
  var cores = PixelBands.allCores
  private var jobs: ContiguousArray<trestle_row_job> = []
  private var area = 0
  /// Pixels of one job, so that the cores' shares come out alike.
  private var largestJob = 1

  /// Empties the list of jobs for a frame of about `pixels` pixels.
  func begin(_ pixels: Int) {
    jobs.removeAll(keepingCapacity: true)
    area = 0
    largestJob = max(pixels / (cores * 8), 1 << 14)
  }

  func fill(_ rect: PixelRect, _ color: PixelColor, on canvas: Canvas) {
    let rect = rect.intersection(canvas.bounds)
    add(rect, trestle_row_job(to: nil, from: nil, to_row_bytes: 0, from_row_bytes: 0, width: 0, height: 0, pixel: color.argb), canvas)
  }

  func copy(_ rect: PixelRect, from source: PixelBuffer, _ sourceX: Int, _ sourceY: Int, on canvas: Canvas) {
    let cut = rect.intersection(canvas.bounds)
    guard !cut.isEmpty else { return }
    let from = source.data + (sourceY + cut.minY - rect.minY) * source.rowBytes + (sourceX + cut.minX - rect.minX) * 4
    add(
      cut,
      trestle_row_job(
        to: nil, from: from.assumingMemoryBound(to: UInt8.self), to_row_bytes: 0, from_row_bytes: source.rowBytes, width: 0, height: 0,
        pixel: 0), canvas)
  }

  private func add(_ rect: PixelRect, _ job: trestle_row_job, _ canvas: Canvas) {
    guard !rect.isEmpty else { return }
    area += rect.area
    let step = max(largestJob / rect.width, 1)
    var job = job
    job.to_row_bytes = canvas.buffer.rowBytes
    job.width = rect.width * 4
    var y = rect.minY
    while y < rect.maxY {
      job.height = min(step, rect.maxY - y)
      job.to = canvas.address(x: rect.minX, y: y).assumingMemoryBound(to: UInt8.self)
      jobs.append(job)
      if job.from != nil { job.from += job.height * job.from_row_bytes }
      y += step
    }
  }

  /// Runs the collected operations; each core has about the same number of pixels.
  func run() {
    let parts = cores
    var ends: [Int] = []
    var done = 0
    for (index, job) in jobs.enumerated() {
      done += job.width / 4 * job.height
      while ends.count < parts - 1, done >= area * (ends.count + 1) / parts { ends.append(index + 1) }
    }
    while ends.count < parts { ends.append(jobs.count) }
    jobs.withUnsafeBufferPointer { Self.run($0, ends) }
  }

  private nonisolated static func run(_ jobs: UnsafeBufferPointer<trestle_row_job>, _ ends: [Int]) {
    // Each core has jobs of its own, and all are done when this returns.
    nonisolated(unsafe) let jobs = jobs
    DispatchQueue.concurrentPerform(iterations: ends.count) { part in
      let start = part == 0 ? 0 : ends[part - 1]
      if start < ends[part], let first = jobs.baseAddress { trestle_run_row_jobs(first + start, ends[part] - start) }
    }
  }
}
