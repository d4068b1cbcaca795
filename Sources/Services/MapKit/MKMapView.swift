import UIKit

/// A map without images of the world: a grid of latitude and longitude in the Mercator projection, with annotations and overlays. A pan
/// moves it; a pinch or a double click zooms.
open class MKMapView: UIView, UIGestureRecognizerDelegate {
  /// The object that provides views and receives changes. It is held weakly.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { if oldValue == nil, delegate != nil { reportLoading() } } }
  /// The appearance of the map. The default is ``MKMapType/standard``.
  open var mapType = MKMapType.standard { didSet { updateGround() } }
  /// Whether the user can zoom. The default is true.
  open var isZoomEnabled = true
  /// Whether the user can move the map. The default is true.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map. The default is true. Maps on Linux do not rotate.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map. The default is true. Maps on Linux do not tilt.
  open var isPitchEnabled = true
  /// Whether a compass is shown on a rotated map. The default is true. Maps on Linux do not rotate.
  open var showsCompass = true
  /// Whether a scale is shown. The default is false. On Linux it is stored without effect.
  open var showsScale = false
  /// Whether traffic is shown. The default is false. On Linux it is stored without effect.
  open var showsTraffic = false
  /// Whether buildings are shown. The default is true. On Linux it is stored without effect.
  open var showsBuildings = true
  /// Whether points of interest are shown. The default is true. On Linux it is stored without effect.
  open var showsPointsOfInterest = true
  /// The user tracking mode. The default is ``MKUserTrackingMode/none``.
  open var userTrackingMode = MKUserTrackingMode.none { didSet { trackingButton?.show() } }
  /// Sets the user tracking mode. Unless it is none, the map moves to the user's location, and again when that changes.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    let changes = mode != userTrackingMode
    userTrackingMode = mode
    if mode != .none { showsUserLocation = true }
    if changes { delegate?.mapView(self, didChange: mode, animated: animated) }
    if mode != .none, let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
  }
  /// The points of interest shown; nil shows all. There are none on Linux, so it is stored without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The features that can be selected. There are none on Linux, so it is stored without effect.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether a user tracking button is in the upper trailing corner. The default is false.
  open var showsUserTrackingButton: Bool {
    get { trackingButton != nil }
    set {
      guard newValue != showsUserTrackingButton else { return }
      trackingButton?.removeFromSuperview()
      trackingButton = newValue ? MKUserTrackingButton(mapView: self) : nil
      guard let trackingButton else { return }
      trackingButton.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
      trackingButton.layer.cornerRadius = 8
      addSubview(trackingButton)
      setNeedsLayout()
    }
  }
  private var trackingButton: MKUserTrackingButton?
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }

  /// The area that limits the center of the map; nil for no limit.
  open var cameraBoundary: CameraBoundary? { didSet { change(animated: false) { _ in } } }
  /// Sets the area that limits the center of the map, without an animation.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) { self.cameraBoundary = cameraBoundary }
  /// The limits of the camera's distance.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange() { didSet { change(animated: false) { _ in } } }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }

  /// The camera, as a copy: changes take effect when it is set. Maps on Linux do not rotate or tilt, so heading and pitch are 0.
  open var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: projection.cameraDistance, pitch: 0, heading: 0) }
    set { setCamera(newValue, animated: false) }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
    if bounds.isEmpty {
      let height = camera.centerCoordinateDistance * MKMapCamera.reach
      waitingRegion = MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: height, longitudinalMeters: 1)
      return
    }
    change(animated: animated) {
      $0.center = MKMapPoint(camera.centerCoordinate)
      $0.scale = $0.scale(at: camera.centerCoordinateDistance, latitude: camera.centerCoordinate.latitude)
    }
  }

  public let userLocation = MKUserLocation()
  let ground = MapGridView()
  private let pins = UIView()
  private let annotationDrag = AnnotationDrag()
  private let locator = UserLocator()
  private var callout: CalloutView?
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private var registered: [String: AnyClass] = [:]
  private var waitingRegion: MKCoordinateRegion?
  private(set) var projection = MapProjection() { didSet { place() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    takeAttributes(coder.interfaceAttributes)
  }

  private func takeAttributes(_ attributes: [String: String]) {
    func flag(_ name: String, _ absent: Bool) -> Bool { attributes[name].map { $0 == "YES" } ?? absent }
    switch attributes["mapType"] {
    case "satellite": mapType = .satellite
    case "hybrid": mapType = .hybrid
    default: break
    }
    isZoomEnabled = flag("zoomEnabled", true)
    isScrollEnabled = flag("scrollEnabled", true)
    isRotateEnabled = flag("rotateEnabled", true)
    isPitchEnabled = flag("pitchEnabled", true)
    showsBuildings = flag("showsBuildings", true)
    showsPointsOfInterest = flag("showsPointsOfInterest", true)
    showsCompass = flag("showsCompass", true)
    showsScale = flag("showsScale", false)
    showsTraffic = flag("showsTraffic", false)
    if flag("showsUserLocation", false) { showsUserLocation = true }
  }

  private func prepare() {
    clipsToBounds = true
    ground.contentMode = .redraw
    ground.isUserInteractionEnabled = false
    // Subviews from an Interface Builder document must be above the map's own views.
    for (index, part) in [ground, pins].enumerated() { insertSubview(part, at: index) }
    let pan = UIPanGestureRecognizer(target: self, action: MKMapView.pan)
    let pinch = UIPinchGestureRecognizer(target: self, action: MKMapView.pinch)
    let tap = UITapGestureRecognizer(target: self, action: MKMapView.tap)
    let double = UITapGestureRecognizer(target: self, action: MKMapView.doubleTap)
    double.numberOfTapsRequired = 2
    annotationDrag.install(in: self)
    for recognizer in [pan, pinch, tap, double] as [UIGestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    isAccessibilityElement = false
    updateGround()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    pins.frame = bounds
    if let trackingButton {
      let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
      let size = trackingButton.intrinsicContentSize
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      trackingButton.frame = CGRect(
        origin: CGPoint(x: isMirrored ? room.minX : room.maxX - size.width, y: room.minY), size: size)
    }
    if projection.size != bounds.size { projection.size = bounds.size }
    if let region = waitingRegion, !bounds.isEmpty {
      waitingRegion = nil
      projection.fit(Self.rect(of: region))
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateGround()
  }

  private func updateGround() {
    let isPicture = [.satellite, .hybrid, .satelliteFlyover, .hybridFlyover].contains(mapType)
    ground.isDark = isPicture || traitCollection.userInterfaceStyle == .dark
  }

  private func reportLoading() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.mapViewWillStartLoadingMap(self)
      delegate.mapViewWillStartRenderingMap(self)
      delegate.mapViewDidFinishLoadingMap(self)
      delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }

  // MARK: Region

  /// The displayed region. Setting it fits the region into the view.
  open var region: MKCoordinateRegion {
    get { waitingRegion ?? MKCoordinateRegion(projection.rect) }
    set { setRegion(newValue, animated: false) }
  }

  /// The coordinate at the center of the map. Setting it keeps the zoom.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { waitingRegion?.center ?? projection.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// The displayed map rectangle.
  open var visibleMapRect: MKMapRect {
    get { projection.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a region. A center that is not on the map or a negative extent raises an error.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center), region.span.latitudeDelta >= 0, region.span.longitudeDelta >= 0 else {
      UIKitError.raise("Invalid Region <center:\(region.center.latitude), \(region.center.longitude)>")
      return
    }
    if bounds.isEmpty {
      waitingRegion = region
      return
    }
    layoutIfNeeded()
    change(animated: animated) { $0.fit(Self.rect(of: region)) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    if bounds.isEmpty {
      waitingRegion = MKCoordinateRegion(center: coordinate, span: region.span)
      return
    }
    change(animated: animated) { $0.center = MKMapPoint(coordinate) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated) }

  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    guard !mapRect.isNull else { return }
    if bounds.isEmpty { return setRegion(MKCoordinateRegion(mapRect), animated: animated) }
    let fitting = mapRectThatFits(mapRect, edgePadding: insets)
    change(animated: animated) { $0.fit(fitting) }
  }

  /// Returns the region adjusted to the aspect ratio of the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard !bounds.isEmpty else { return region }
    var fitted = projection
    fitted.fit(Self.rect(of: region))
    return MKCoordinateRegion(fitted.rect)
  }

  static func rect(of region: MKCoordinateRegion) -> MKMapRect {
    let half = (latitude: region.span.latitudeDelta / 2, longitude: region.span.longitudeDelta / 2)
    let corner = { (x: Double, y: Double) in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: region.center.latitude + y * half.latitude, longitude: region.center.longitude + x * half.longitude))
    }
    let (first, last) = (corner(-1, 1), corner(1, -1))
    let middle = MKMapPoint(region.center)
    // The projection enlarges the half nearer to the pole. The center must remain at the requested coordinate.
    let reach = max(middle.y - first.y, last.y - middle.y)
    return MKMapRect(x: first.x, y: middle.y - reach, width: last.x - first.x, height: 2 * reach)
  }

  private func change(animated: Bool, _ body: (inout MapProjection) -> Void) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    var changed = projection
    changed.size = bounds.size
    body(&changed)
    changed = changed.limited(to: cameraBoundary, cameraZoomRange)
    if animated, window != nil {
      UIView.transition(with: ground, duration: 0.3, options: .transitionCrossDissolve, animations: {})
      UIView.animate(
        withDuration: 0.3, animations: { self.projection = changed },
        completion: { _ in self.delegate?.mapView(self, regionDidChangeAnimated: true) })
    } else {
      projection = changed
      delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
  }

  // MARK: Annotations

  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }

  /// The rectangle in which annotations are displayed: the bounds.
  open var annotationVisibleRect: CGRect { bounds }

  open private(set) var annotations: [any MKAnnotation] = []

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var added: [MKAnnotationView] = []
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
      added.append(show(annotation))
    }
    place()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func show(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(for: annotation)
    view.annotation = annotation
    view.prepareForDisplay()
    view.isAccessibilityElement = true
    view.accessibilityLabel = annotation.title
    view.accessibilityTraits = .button
    views[ObjectIdentifier(annotation)] = view
    (annotation as? MKPointAnnotation)?.moved = { [weak self] in self?.place() }
    pins.addSubview(view)
    return view
  }

  private func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation { return UserLocationView(annotation: annotation, reuseIdentifier: nil) }
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    let view = dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    if registered[identifier] == nil { view.canShowCallout = true }
    return view
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      if selected === annotation { deselectAnnotation(annotation, animated: false) }
      self.annotations.removeAll { $0 === annotation }
      (annotation as? MKPointAnnotation)?.moved = nil
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }
  }

  /// Returns the view of an annotation; nil if it currently has none.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = reusable[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Registers the class that `dequeueReusableAnnotationView(withIdentifier:)` creates for an identifier.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) { registered[identifier] = viewClass }

  /// Returns a reused or new view of the registered class for an annotation.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let type = registered[identifier] as? MKAnnotationView.Type ?? MKMarkerAnnotationView.self
    return AnnotationViewFactory.make(type, annotation: annotation, reuseIdentifier: identifier)
  }

  /// Displays the part of the map that contains the annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let missing = annotations.filter { new in !self.annotations.contains { $0 === new } }
    if !missing.isEmpty { addAnnotations(missing) }
    let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
    guard !rect.isNull else { return }
    let margin = max(rect.width, rect.height, 2000) * 0.2
    setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
  }

  /// Positions the views of annotations.
  final func place() {
    ground.projection = projection
    for annotation in annotations {
      guard let view = views[ObjectIdentifier(annotation)], view !== annotationDrag.view else { continue }
      view.isHidden = !CLLocationCoordinate2DIsValid(annotation.coordinate)
      let point = projection.point(of: MKMapPoint(annotation.coordinate))
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    placeCallout()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  // MARK: Selection

  private var selected: (any MKAnnotation)?

  /// The selected annotation, in an array. Setting it selects the first one.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first { selectAnnotation(first, animated: false) } else { deselectAnnotation(selected, animated: false) }
    }
  }

  /// Selects an annotation, and shows its callout if its view can show one.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected !== annotation, let view = view(for: annotation), view.isEnabled else { return }
    deselectAnnotation(selected, animated: animated)
    selected = annotation
    view.setSelected(true, animated: animated)
    if view.canShowCallout, annotation.title != nil {
      let callout = CalloutView(view)
      callout.tapped = { [weak self] control in
        self.map { $0.delegate?.mapView($0, annotationView: view, calloutAccessoryControlTapped: control) }
      }
      self.callout = callout
      addSubview(callout)
      placeCallout()
    }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  final func placeCallout() {
    guard let callout else { return }
    let size = callout.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = min(max(size.width, 60), bounds.width - 16)
    let anchor = callout.source.frame
    callout.frame = CGRect(
      x: max(8, min(bounds.width - 8 - width, anchor.midX + callout.source.calloutOffset.x - width / 2)),
      y: anchor.minY - size.height - 6 + callout.source.calloutOffset.y, width: width, height: size.height)
  }

  // MARK: Overlays

  open internal(set) var overlays: [any MKOverlay] = []

  /// Adds an overlay in front of the others. The delegate is asked for its renderer.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds an overlay. Levels have no effect on Linux, where maps have no roads and labels.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds an overlay, as in Swift before 4.2.
  open func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

  /// Adds overlays, and asks the delegate for their renderers.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    let renderers = overlays.compactMap { delegate?.mapView(self, rendererFor: $0) }
    for renderer in renderers { renderer.changed = { [weak ground] in ground?.setNeedsDisplay() } }
    ground.overlays += renderers
    if !renderers.isEmpty { delegate?.mapView(self, didAdd: renderers) }
  }

  /// Removes an overlay, as in Swift before 4.2.
  open func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { old in overlays.contains { $0 === old } }
    ground.overlays.removeAll { old in overlays.contains { $0 === old.overlay } }
  }

  /// Returns the renderer that the delegate provided for an overlay; `nil` if there is none.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { ground.overlays.first { $0.overlay === overlay } }

  // MARK: The user

  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      if !showsUserLocation {
        removeAnnotation(userLocation)
        delegate?.mapViewDidStopLocatingUser(self)
        return
      }
      delegate?.mapViewWillStartLocatingUser(self)
      locator.start { [weak self] result in self?.locate(result) }
    }
  }

  open var isUserLocationVisible: Bool { userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false }

  private func locate(_ result: Result<CLLocation, any Error>) {
    guard showsUserLocation else { return }
    switch result {
    case .success(let location):
      userLocation.location = location
      addAnnotation(userLocation)
      place()
      delegate?.mapView(self, didUpdate: userLocation)
      if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
    case .failure(let error): delegate?.mapView(self, didFailToLocateUserWithError: error)
    }
  }

  // MARK: Gestures

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard isScrollEnabled, annotationDrag.view == nil else { return recognizer.setTranslation(.zero, in: self) }
    report(recognizer)
    let translation = recognizer.translation(in: self)
    recognizer.setTranslation(.zero, in: self)
    var moved = projection
    moved.center.x -= translation.x * moved.scale
    moved.center.y -= translation.y * moved.scale
    projection = moved.limited(to: cameraBoundary, cameraZoomRange)
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard isZoomEnabled else { return }
    report(recognizer)
    var zoomed = projection
    zoomed.zoom(by: recognizer.scale, at: recognizer.location(in: self))
    recognizer.scale = 1
    projection = zoomed.limited(to: cameraBoundary, cameraZoomRange)
  }

  private func report(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: delegate?.mapView(self, regionWillChangeAnimated: false)
    case .ended, .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
    default: break
    }
  }

  private func doubleTap(_ recognizer: UITapGestureRecognizer) {
    guard isZoomEnabled, recognizer.state == .ended else { return }
    let point = recognizer.location(in: self)
    change(animated: true) { $0.zoom(by: 2, at: point) }
  }

  /// Returns the view at a point. Small pins have an enlarged touch area, as buttons do.
  final func annotationView(at point: CGPoint) -> MKAnnotationView? {
    let place = convert(point, to: pins)
    return pins.subviews.reversed().first { !$0.isHidden && $0.frame.insetBy(dx: -8, dy: -6).contains(place) } as? MKAnnotationView
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    if let annotation = annotationView(at: recognizer.location(in: self))?.annotation {
      selectAnnotation(annotation, animated: true)
      revealCallout()
    } else {
      deselectAnnotation(selected, animated: true)
    }
  }

  /// Moves the map so that the callout is within the safe area, above the middle of its pin.
  private func revealCallout() {
    guard let callout, isScrollEnabled else { return }
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let wanted = callout.frame.offsetBy(dx: callout.source.frame.midX + callout.source.calloutOffset.x - callout.frame.midX, dy: 0)
    let x = max(safe.minX - wanted.minX, min(0, safe.maxX - wanted.maxX))
    let y = max(safe.minY - wanted.minY, min(0, safe.maxY - wanted.maxY))
    guard x != 0 || y != 0 else { return }
    change(animated: true) {
      $0.center.x -= x * $0.scale
      $0.center.y -= y * $0.scale
    }
  }

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(callout.map { touch.view?.isDescendant(of: $0) ?? false } ?? false)
  }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === self && otherGestureRecognizer.view === self }
}
