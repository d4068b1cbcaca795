import Foundation

/// The times of frames, printed as the line of JSON that every program of the comparison prints.
struct BenchReport {
  var renderer: String
  var scenario: String
  var rows: Int
  var wall: [Double] = []
  var processor: [Double] = []
  var total = (wall: 0.0, processor: 0.0)
  var firstFrame = 0.0
  var bound = 0
  var boundInAll = 0
  var created = 0
  var painted = 0
  var distinct: Int?
  /// The delegate's own part of a frame, in milliseconds.
  var delegate: Double?
  var allocations = AllocationCounter()

  private func percentile(_ values: [Double], _ part: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    return values[Int(part * Double(values.count - 1) + 0.5)]
  }

  var line: String {
    let wall = wall.sorted()
    let processor = processor.sorted()
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    var fields = [
      "\"toolkit\":\"trestle\"", "\"renderer\":\"\(renderer)\"", "\"version\":\"0\"", "\"scenario\":\"\(scenario)\"", "\"rows\":\(rows)",
      "\"frames\":\(wall.count)", "\"wall_ms\":\(number(total.wall))", "\"cpu_ms\":\(number(total.processor))", "\"server_cpu_ms\":0.000",
      "\"frame_ms_p50\":\(number(percentile(wall, 0.5)))", "\"frame_ms_p95\":\(number(percentile(wall, 0.95)))",
      "\"frame_ms_p99\":\(number(percentile(wall, 0.99)))", "\"frame_ms_max\":\(number(wall.last ?? 0))",
      "\"frame_cpu_ms_p50\":\(number(percentile(processor, 0.5)))", "\"frame_cpu_ms_p99\":\(number(percentile(processor, 0.99)))",
      "\"first_frame_ms\":\(number(firstFrame))",
      "\"peak_rss_kib\":\(BenchClock.usage.peakKiB)", "\"rows_bound\":\(bound)", "\"rows_bound_total\":\(boundInAll)",
      "\"widgets_created\":\(created)", "\"frames_painted\":\(painted)",
    ]
    if let delegate { fields.append("\"delegate_ms_p50\":\(number(delegate))") }
    if let distinct { fields.append("\"distinct_images\":\(distinct)") }
    if let allocations { fields += allocations.fields }
    return "{" + fields.joined(separator: ",") + "}"
  }
}
