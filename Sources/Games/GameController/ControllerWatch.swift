import Foundation

/// Finds and reads controllers with SDL 2, starting with the first use: in each frame while one is connected, otherwise twice a second.
/// SDL's controller events are off, because the main loop of a window would have to forward them; the state is polled instead.
final class ControllerWatch: @unchecked Sendable {
  static let shared = ControllerWatch()

  private(set) var controllers: [GCController] = []
  private(set) var current: GCController?
  private var library: Library?
  private var opened: [(handle: OpaquePointer, number: Int32, controller: GCController, state: GCExtendedGamepad.State)] = []
  private var timer: (any DispatchSourceTimer)?
  private var hasBegun = false

  struct Library {
    typealias Handle = OpaquePointer
    private let handle: UnsafeMutableRawPointer
    let update: @convention(c) () -> Void
    let count: @convention(c) () -> Int32
    let isController: @convention(c) (Int32) -> Int32
    let number: @convention(c) (Int32) -> Int32
    let open: @convention(c) (Int32) -> Handle?
    let close: @convention(c) (Handle) -> Void
    let isAttached: @convention(c) (Handle) -> Int32
    let name: @convention(c) (Handle) -> UnsafePointer<CChar>?
    let button: @convention(c) (Handle, Int32) -> UInt8
    let axis: @convention(c) (Handle, Int32) -> Int16

    /// Creates the library; nil if SDL is not installed, or cannot read controllers.
    init?() {
      guard let handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
      var isComplete = true
      func symbol<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
        let address = dlsym(handle, name)
        if address == nil { isComplete = false }
        // The placeholder of a missing function is never called, because the library is rejected below.
        return unsafeBitCast(address ?? handle, to: type)
      }
      let start: @convention(c) (UInt32) -> Int32 = symbol("SDL_InitSubSystem")
      let setHint: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = symbol("SDL_SetHint")
      let controllerEvents: @convention(c) (Int32) -> Int32 = symbol("SDL_GameControllerEventState")
      let joystickEvents: @convention(c) (Int32) -> Int32 = symbol("SDL_JoystickEventState")
      self.handle = handle
      update = symbol("SDL_GameControllerUpdate")
      count = symbol("SDL_NumJoysticks")
      isController = symbol("SDL_IsGameController")
      number = symbol("SDL_JoystickGetDeviceInstanceID")
      open = symbol("SDL_GameControllerOpen")
      close = symbol("SDL_GameControllerClose")
      isAttached = symbol("SDL_GameControllerGetAttached")
      name = symbol("SDL_GameControllerName")
      button = symbol("SDL_GameControllerGetButton")
      axis = symbol("SDL_GameControllerGetAxis")
      guard isComplete else { return nil }
      // Without a window, SDL would ignore controllers because it considers the app to be in the background.
      _ = setHint("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
      guard start(0x2000) == 0 else { return nil }
      _ = controllerEvents(0)
      _ = joystickEvents(0)
    }

    /// Returns a function of SDL that is not stored as a property.
    func callAsFunction<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
  }

  /// Opens SDL and starts polling, once. On the main thread.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let made = Library() else {
      return FileHandle.standardError.write(Data("SDL 2 is not installed: game controllers need the package libsdl2-2.0-0.\n".utf8))
    }
    library = made
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in self?.poll() }
    self.timer = timer
    poll()
    schedule()
    timer.resume()
  }

  private func schedule() {
    let interval = opened.isEmpty ? 0.5 : 1.0 / 60
    timer?.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(opened.isEmpty ? 100 : 2))
  }

  /// Detects connected and disconnected controllers, and reads the state of each.
  func poll() {
    guard let library else { return }
    library.update()
    let before = opened.count
    for item in opened where library.isAttached(item.handle) == 0 { disconnect(item.controller) }
    for index in 0..<max(0, library.count()) where library.isController(index) != 0 {
      let number = library.number(index)
      if !opened.contains(where: { $0.number == number }) { connect(index, number, library) }
    }
    if (before == 0) != opened.isEmpty { schedule() }
    for index in opened.indices {
      let state = state(of: opened[index].handle, library)
      guard state != opened[index].state else { continue }
      opened[index].state = state
      let controller = opened[index].controller
      if current !== controller { makeCurrent(controller) }
      let gamepad = controller.extendedGamepad
      if let queue = controller.ownQueue { queue.async { gamepad?.set(state) } } else { gamepad?.set(state) }
    }
  }

  private func state(of handle: OpaquePointer, _ library: Library) -> GCExtendedGamepad.State {
    GCExtendedGamepad.State(
      buttons: (0..<15).map { (index: Int32) -> Bool in library.button(handle, index) != 0 },
      axes: (0..<6).map { (index: Int32) -> Float in
        let value = library.axis(handle, index)
        return value < 0 ? Float(value) / 32_768 : Float(value) / 32_767
      })
  }

  private func connect(_ index: Int32, _ number: Int32, _ library: Library) {
    guard let handle = library.open(index) else { return }
    let controller = GCController(name: library.name(handle).map { String(cString: $0) })
    let state = state(of: handle, library)
    controller.extendedGamepad?.set(state)
    controllers.append(controller)
    opened.append((handle, number, controller, state))
    NotificationCenter.default.post(name: .GCControllerDidConnect, object: controller)
    if current == nil { makeCurrent(controller) }
  }

  private func disconnect(_ controller: GCController) {
    guard let library, let index = opened.firstIndex(where: { $0.controller === controller }) else { return }
    library.close(opened[index].handle)
    opened.remove(at: index)
    controllers.removeAll { $0 === controller }
    // Releases all buttons of a disconnected controller.
    controller.extendedGamepad?.set(GCExtendedGamepad.State())
    if current === controller { makeCurrent(controllers.last) }
    NotificationCenter.default.post(name: .GCControllerDidDisconnect, object: controller)
  }

  private func makeCurrent(_ controller: GCController?) {
    let old = current
    current = controller
    if let old { NotificationCenter.default.post(name: .GCControllerDidStopBeingCurrent, object: old) }
    if let controller { NotificationCenter.default.post(name: .GCControllerDidBecomeCurrent, object: controller) }
  }
}
