/// The appearance that the app has set on a toolbar.
struct ToolbarLooks {
  var barStyle = UIBarStyle.default
  var isTranslucent: Bool?
  var barTintColor: UIColor?
  var backgroundImages = BarImages()
  var shadowImages: [UIBarPosition: UIImage] = [:]
  var appearances = BarAppearances<UIToolbarAppearance>()
}
