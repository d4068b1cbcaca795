/// Identifies a finger in SDL: finger numbers are unique only within one touch device.
struct FingerKey: Hashable {
  let device: Int64
  let finger: Int64
}
