import Testing
import TrestleExpectations
import TrestleDesktop

struct ListenedEventsTests {
  private let focused = AccessibleEvent("StateChanged", "focused", from: 2, 1)

  @Test(
    "An event is sent to who listens to it, to its member or to all of its family",
    arguments: [
      "object:state-changed:focused", "Object:StateChanged:focused", "object:state-changed:", "object:state-changed", "object:", "object",
    ])
  func listened(name: String) {
    var events = ListenedEvents()
    events.add(name)
    expect(events.contain(focused))
    events.remove(name)
    expect(!events.contain(focused))
  }

  @Test("Other events are not sent", arguments: ["object:state-changed:checked", "window:", "focus:"])
  func others(name: String) {
    var events = ListenedEvents()
    events.add(name)
    expect(!events.contain(focused))
  }

  @Test("An event that two clients listen to is sent until both have left")
  func twoClients() {
    var events = ListenedEvents()
    events.add("object:state-changed")
    events.add("object:state-changed")
    events.remove("object:state-changed")
    expect(events.contain(focused))
  }
}
