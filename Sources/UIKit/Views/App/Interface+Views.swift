extension Interface {
  /// Sets the hooks by which lower folders call the folders of the views.
  package static func connectViews() {
    ActionChain.connected = .ofResponders
    UIApplication.wasMade = TestHost.start
    UIColor.tintColorCameIntoUse = { for window in UIScreen.screens.flatMap(\.windows) { window.updateTraits() } }
    EventHandlers.connected = EventHandlers(
      application: { UIApplication.shared },
      keys: [{ InspectorLaunch.keyPressed?($0) ?? false }, MenuKeys.handle, KeyCommands.perform, MenuBars.handle, FocusKeys.handle],
      capturesText: { MenuKeys.capturesText },
      text: TextEntry.self,
      takesText: { $0 is any UIKeyInput },
      touchBegan: [{ UIMenuController.shared.touchBegan(on: $0) }],
      standardCommands: StandardCommands.elements,
      menuChanged: MenuBars.rebuild,
      pointerReleased: PrimarySelection.offer,
      middleClick: PrimarySelection.insert,
      secondaryClick: { SecondaryClick.begin(at: $0, in: $1) })
    WindowHandlers.connected = WindowHandlers(
      shown: HeadlessFrames.begin,
      looksChanged: {
        for screen in UIScreen.screens { screen.statusBar.screenChanged() }
        MenuBars.update()
      },
      safeArea: { MenuBars.safeArea(of: $0, below: $0.screen.statusBar.safeArea(of: $0)) },
      takeStandardScene: { $0.windowScene = UIApplication.current?.windowScene },
      inputChanged: {
        KeyboardPresenter.shared.firstResponderChanged(to: $0)
        TextInteractions.firstResponderChanged(to: $0)
      },
      scrolls: { $0.scrollsContent(by: $1) },
      keyboardTop: { $0.keyboardGuideTop },
      display: { UIApplication.current?.host?.display(of: $0) },
      screenAt: { UIApplication.current?.places?.screen(at: $0, of: $1) },
      takesDrops: { UIApplication.current?.host?.receivesDrags = true },
      resize: { SizeTransition.perform(in: $0, traits: $1, change: $2) })
    willEnd = { for window in UIScreen.screens.flatMap(\.windows) { window.isHidden = true } }
    didBegin = {
      UITraitCollection.current = .standard
      NSUserActivity.forgetCurrent()
    }
    UIPasteboard.display = { UIApplication.current?.host?.display }
  }
}
