import UIKit

@objc class HomeController: UIViewController, MenuViewDataSource, MenuViewDelegate, TileLayoutDelegate, UICollectionViewDataSource {
  let rating = RatingControl(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
  let menu = MenuView(frame: CGRect(x: 0, y: 100, width: 375, height: 40))
  var observer: Observer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Home"
    view.addSubview(menu)
    menu.dataSource = self
    menu.delegate = self
    menu.reloadData()
    rating.addTarget(self, action: #selector(rated), for: .valueChanged)
    view.addSubview(rating)
    rating.rating = 3
    let collection = UICollectionView(frame: CGRect(x: 0, y: 230, width: 375, height: 300), collectionViewLayout: TileLayout())
    collection.backgroundColor = .white
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    collection.layoutIfNeeded()
    print(
      "@ tiles", (0..<7).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.maxY ?? 0 },
      collection.contentSize.height)
    check()
  }

  func check() {
    print("@ email", ("a@b.com" as NSString).isValidEmail(), ("nope" as NSString).isValidEmail())
    print(
      "@ text", ("  hi  " as NSString).trimmed() ?? "", ("abc" as NSString).reversed() ?? "", ("one two three" as NSString).wordCount(),
      NSString.isEmpty(nil))
    print("@ color", UIColor(fromHexString: "#FF8800").hexValue ?? "", UIColor.appTint().hexValue ?? "")
    print(
      "@ helpers", FormatDuration(3725)!, FormatDuration(65)!, Clamp(5, 0, 3), IsPrime(97), IsPrime(91),
      Int(DistanceBetween(GeoPointMake(48.2, 16.3), GeoPointMake(48.3, 16.3))))
    print("@ date", DateFromString("2020-02-29").timeIntervalSince1970)
    let manager = DataManager.shared()!
    manager.addContact(Contact(name: "John Appleseed"))
    manager.addContact(
      Contact(dictionary: [
        "first_name": "Anna", "last_name": "Bell", "age": 30, "favorite": true, "phones": [["number": "1"], ["number": "2"]],
      ]))
    print(
      "@ contacts", manager.contacts.map { $0.fullName ?? "" }, manager.contacts(matching: "ann").count, manager.grouped().keys.sorted())
    do { try manager.removeContact(Contact(name: "Nobody")) } catch { print("@ error", error.localizedDescription) }
    let tables = Tables()
    print("@ sums", tables.sums() ?? "")
    print("@ rows", tables.rows() ?? "")
    print("@ letters", tables.letters() ?? "")
    print("@ memory", tables.memory() ?? "")
    print("@ objects", tables.objects() ?? "")
    print("@ calls", tables.count(for: 1), tables.count(for: 2), tables.count(for: 1), TableWidths.count)
    let path = NSTemporaryDirectory() + "/contacts.json"
    print("@ saved", manager.save(toFile: path), manager.load(fromFile: path) ?? [])
    manager.fetch { contacts, error in print("@ fetched", contacts?.count ?? 0, error == nil, manager.contacts.count) }
    print("@ copy", (Contact(name: "Eva Long").copy() as? Contact)?.fullName ?? "", Contact(name: "A B") == Contact(name: "A B"))
    Settings.userName = "bob"
    Settings.notificationsEnabled = true
    print("@ settings", Settings.userName ?? "", Settings.notificationsEnabled, Settings.launchCount())
    let records = Records()
    print(
      "@ records", records.open(), records.insert("b", value: Data([1, 2, 3])), records.insert("a", value: 4.5),
      records.insert("c", value: nil))
    records.rewind()
    while records.next() { print("@ record", records.name(), records.data()?.count ?? -1) }
    do { try Records().nextWithError() } catch { print("@ closed", (error as NSError).domain) }
    print("@ names", records.names(fromStatement: "select value from records order by name"), records.names(fromStatement: "nothing"))
    records.perform { records, stop in stop.pointee = records.observerCount() == 1 }
    records.close()
    let player = Player()
    observer = Observer(player: player)
    observer?.onChange = { print("@ changed", $0 ?? "", $1 ?? "nil") }
    player.progress = 0.5
    player.state = "on"
    observer?.stop()
    player.progress = 0.75
    view.subviews[0].x = 5
    print("@ frame", view.subviews[0].x, view.subviews[0].width, rating.right, kMaxCount, kBaseURL)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("@ controller", rating.viewController === self)
    let hud = HUD.showAdded(to: view, animated: false)
    hud.label.text = "Working"
    hud.completion = { print("@ hud done") }
    hud.hide(animated: false, afterDelay: 0.05)
    print("@ snapshot", rating.snapshot().size)
  }

  @objc func rated() { print("@ rated", rating.rating) }
  func numberOfItems(in menuView: MenuView!) -> Int { 3 }
  func menuView(_ menuView: MenuView!, titleForItemAt index: Int) -> String! { ["One", "Two", "Three"][index] }
  func menuView(_ menuView: MenuView!, didSelectItemAt index: Int) { print("@ menu", index) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    cell.backgroundColor = UIColor(fromHexString: "#88CCEE")
    return cell
  }
  func collectionView(_ collectionView: UICollectionView!, layout: UICollectionViewLayout!, heightForItemAt indexPath: IndexPath!)
    -> CGFloat
  {
    CGFloat(40 + indexPath.item % 3 * 20)
  }
}
