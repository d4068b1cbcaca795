import UIKit

@MainActor func exercise() {
  setbuf(stdout, nil)
  let c = UIColor(hex: 0x336699)
  print("hex", c.hexString(), UIColor(hexString: "#FF0000")?.hexString() ?? "nil", UIColor(hexString: "zz") as Any)
  let hud = HUDView(style: .dark)!
  hud.message = "Hello"
  hud.options = [.tapToDismiss]
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  hud.show(in: host, animated: false)
  print("hud", hud.isShowing, host.subviews.count, hud.label.text ?? "")
  hud.completion = { print("done", $0) }
  hud.hide(animated: false, afterDelay: 0)
  print("hud", hud.isShowing, host.subviews.count, HUDView.hideAll(in: host))
  let r = Reachability.forInternetConnection()!
  print("reach", r.startNotifier(), r.startNotifier(), r.currentReachabilityStatus() == ReachableViaWiFi, r.isReachable())
  let b = RoundButton(frame: .zero)
  b.isHighlighted = true
  print("button", b.alpha, b.cornerRadius, b.layer.cornerRadius)
  let rating = RatingControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  rating.rating = 9
  print("rating", rating.rating, rating.subviews.count)
  let item = Item(dictionary: ["title": "A", "count": 3, "price": "2.5", "children": [["title": "B", "count": 1, "price": 4]]])
  print("item", item.title, item.count, item.price, item.children.count, item.total)
  let items = try? Item.items(fromJSONData: Data("[{\"title\":\"x\",\"count\":2}]".utf8))
  print("json", items?.first?.title ?? "nil", items?.first?.count ?? 0)
  do { _ = try Item.items(fromJSONData: Data("{}".utf8)) } catch { print("error", (error as NSError).code) }
  let list = ListViewController(items: [item])!
  list.loadViewIfNeeded()
  print("list", list.tableView(list.tableView, numberOfRowsInSection: 0), list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0)).detailTextLabel?.text ?? "-")
  list.addItem(list)
  print("list", list.items.count)
  list.reload { items, error in print("reloaded", items?.count ?? -1, error as Any) }
  let client = APIClient.sharedAPI()
  client.token = "t"
  let request = client.request(withMethod: "GET", path: "items", parameters: ["a": 1])
  print("request", request.url?.absoluteString ?? "-", request.value(forHTTPHeaderField: "Authorization") ?? "-")
  do { try client.save(Data("x".utf8), toFile: "/nowhere/x/y") ; print("saved") } catch { print("save failed") }
  let d = Date(timeIntervalSince1970: 86400)
  print("date", (d as NSDate).string(withFormat: "yyyy-MM-dd") ?? "-", (d as NSDate).isSameDay(as: d), (d as NSDate).addingDays(1) ?? d)
  print("string", (" a@b " as NSString).trimmed() ?? "-", ("a@b" as NSString).isValidEmail(), ("a b a" as NSString).count(ofWord: "a"), ("abc" as NSString).reversed() ?? "-")
  let image = UIImage(color: .red, size: CGSize(width: 10, height: 10))!
  print("image", image.size, image.imageScaled(to: CGSize(width: 5, height: 5))?.size ?? .zero)
  host.shake(); host.badge = "7"
  print("badge", host.badge ?? "-")
  let store = Store.shared()!
  store.setValue("v", named: "name"); store.setValue("w", named: "nam2")
  print("store", store.count, store.names(withPrefix: "nam") ?? [], store.sum(ofValues: [1, 200, -3], startingAt: 5), kStoreVersion, kStoreLimit, STORE_NAME)
  print("size", StoreSizeMake(4, 2).ratio, store.obfuscate(Data([0x5A, 0])) as NSData, store.query("select 41"))
  store.save(); print("load", store.load())
}
