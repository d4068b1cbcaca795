import TrestlePlatform
import Testing
import TrestleExpectations

@Suite struct FramePacerTests {
  @Test("The first frame after a rest is due immediately") func firstFrame() {
    let pacer = FramePacer(framesPerSecond: 60)
    expect(pacer.isDue(at: 0) && pacer.isDue(at: 1e9))
  }

  @Test("Small delays do not add up: a second of frames drawn late is still sixty") func keepsTheRate() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.begin(at: 0)
    var frames = 1
    // The loop wakes every half millisecond, always slightly after the deadline.
    for step in 1...2000 where pacer.isDue(at: Double(step) * 0.0005) {
      pacer.begin(at: Double(step) * 0.0005)
      frames += 1
    }
    expect((60...61).contains(frames))
  }

  @Test("Frames that were missed are not made up for") func dropsMissed() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.begin(at: 0)
    pacer.begin(at: 1)
    expect(!pacer.isDue(at: 1.01))
    expect(pacer.isDue(at: 1 + 1.0 / 60))
  }

  @Test("A frame that a display server asks for early does not delay the next one") func asked() {
    var pacer = FramePacer(framesPerSecond: 60)
    pacer.begin(at: 0)
    pacer.begin(at: 0.001)
    expect(!pacer.isDue(at: 0.017))
    expect(pacer.isDue(at: 0.018))
  }
}
