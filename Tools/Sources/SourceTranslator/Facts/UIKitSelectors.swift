/// Methods of UIKit that apps use in `#selector`.
struct UIKitSelector {
  /// The class that declares the method.
  var owner: String
  /// The Objective-C name.
  var name: String
  /// An expression for the method that accepts the arguments of target-action; nil if the method is only looked up by name.
  var method: String?

  /// Returns the method called `base` with the given labels; nil means that no labels are written.
  static func find(_ base: String, labels: [String]?) -> UIKitSelector? {
    guard let candidates = all[base] else { return nil }
    guard let labels else { return candidates.first?.selector }
    return candidates.first { $0.labels == labels }?.selector
  }

  private static let all: [String: [(labels: [String], selector: UIKitSelector)]] = {
    var result: [String: [(labels: [String], selector: UIKitSelector)]] = [:]
    func add(_ owner: String, _ base: String, _ labels: [String], _ name: String, _ method: String? = nil) {
      result[base, default: []].append((labels, UIKitSelector(owner: owner, name: name, method: method)))
    }
    func ignoringSender(_ owner: String, _ call: String) -> String { "{ (o: \(owner)) in { (_: Any) in o.\(call) } }" }

    add("UIView", "endEditing", ["_"], "endEditing:", ignoringSender("UIView", "endEditing(true)"))
    add(
      "UIViewController", "dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:",
      ignoringSender("UIViewController", "dismiss(animated: true)"))
    for base in ["popViewController", "popToRootViewController"] {
      add(
        "UINavigationController", base, ["animated"], "\(base)Animated:",
        ignoringSender("UINavigationController", "\(base)(animated: true)"))
    }
    for (owner, names) in [
      ("UIResponder", ["resignFirstResponder", "becomeFirstResponder"]),
      ("UIView", ["layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "removeFromSuperview", "layoutSubviews", "sizeToFit"]),
      ("UIRefreshControl", ["beginRefreshing", "endRefreshing"]),
      ("UITableView", ["reloadData"]),
      ("UIViewController", ["viewDidLoad", "setNeedsStatusBarAppearanceUpdate"]),
      ("UIActivityIndicatorView", ["startAnimating", "stopAnimating"]),
    ] {
      for name in names { add(owner, name, [], name, "{ (o: \(owner)) in { o.\(name)() } }") }
    }
    for name in ["copy", "cut", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline"] {
      add("UIResponder", name, ["_"], "\(name):")
    }
    for (owner, lines) in delegates {
      for line in lines.split(separator: "\n") {
        let words = line.split(separator: " ")
        let parts = words[0].dropLast().split(separator: "(")
        add(owner, String(parts[0]), parts[1].split(separator: ":").map(String.init), String(words[1]))
      }
    }
    return result
  }()

  /// The methods of delegates by which UIKit forwards messages: the name in Swift and that in Objective-C.
  private static let delegates: [(owner: String, lines: String)] = [
    (
      "UICollectionViewDataSource",
      """
      collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath:
      """
    ),
    (
      "UICollectionViewDelegate",
      """
      collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath:
      collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath:
      collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath:
      collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
      collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath:
      collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath:
      collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath:
      collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath:
      collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
      """
    ),
    (
      "UIImagePickerControllerDelegate",
      """
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController:didFinishPickingMediaWithInfo:
      imagePickerControllerDidCancel(_:) imagePickerControllerDidCancel:
      """
    ),
    (
      "UINavigationControllerDelegate",
      """
      navigationController(_:didShow:animated:) navigationController:didShowViewController:animated:
      navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
      """
    ),
    (
      "UIPickerViewDelegate",
      """
      pickerView(_:attributedTitleForRow:forComponent:) pickerView:attributedTitleForRow:forComponent:
      pickerView(_:didSelectRow:inComponent:) pickerView:didSelectRow:inComponent:
      pickerView(_:rowHeightForComponent:) pickerView:rowHeightForComponent:
      pickerView(_:titleForRow:forComponent:) pickerView:titleForRow:forComponent:
      pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView:
      pickerView(_:widthForComponent:) pickerView:widthForComponent:
      """
    ),
    (
      "UIScrollViewDelegate",
      """
      scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidChangeAdjustedContentInset:
      scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating:
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate:
      scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndScrollingAnimation:
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
      scrollViewDidScroll(_:) scrollViewDidScroll:
      scrollViewDidScrollToTop(_:) scrollViewDidScrollToTop:
      scrollViewDidZoom(_:) scrollViewDidZoom:
      scrollViewShouldScrollToTop(_:) scrollViewShouldScrollToTop:
      scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDecelerating:
      scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging:
      scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillEndDragging:withVelocity:targetContentOffset:
      viewForZooming(in:) viewForZoomingInScrollView:
      """
    ),
    (
      "UISearchBarDelegate",
      """
      searchBar(_:selectedScopeButtonIndexDidChange:) searchBar:selectedScopeButtonIndexDidChange:
      searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText:
      searchBar(_:textDidChange:) searchBar:textDidChange:
      searchBarBookmarkButtonClicked(_:) searchBarBookmarkButtonClicked:
      searchBarCancelButtonClicked(_:) searchBarCancelButtonClicked:
      searchBarResultsListButtonClicked(_:) searchBarResultsListButtonClicked:
      searchBarSearchButtonClicked(_:) searchBarSearchButtonClicked:
      searchBarShouldBeginEditing(_:) searchBarShouldBeginEditing:
      searchBarShouldEndEditing(_:) searchBarShouldEndEditing:
      searchBarTextDidBeginEditing(_:) searchBarTextDidBeginEditing:
      searchBarTextDidEndEditing(_:) searchBarTextDidEndEditing:
      """
    ),
    (
      "UITabBarControllerDelegate",
      """
      tabBarController(_:didSelect:) tabBarController:didSelectViewController:
      tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController:
      """
    ),
    (
      "UITabBarDelegate",
      """
      tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems:
      tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed:
      tabBar(_:didSelect:) tabBar:didSelectItem:
      tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems:
      tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed:
      """
    ),
    (
      "UITableViewDataSource",
      """
      sectionIndexTitles(for:) sectionIndexTitlesForTableView:
      tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath:
      tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath:
      tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
      tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection:
      tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection:
      """
    ),
    (
      "UITableViewDelegate",
      """
      tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath:
      tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath:
      tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath:
      tableView(_:didEndDisplayingFooterView:forSection:) tableView:didEndDisplayingFooterView:forSection:
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView:didEndDisplayingHeaderView:forSection:
      tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath:
      tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath:
      tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
      tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath:
      tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath:
      tableView(_:estimatedHeightForFooterInSection:) tableView:estimatedHeightForFooterInSection:
      tableView(_:estimatedHeightForHeaderInSection:) tableView:estimatedHeightForHeaderInSection:
      tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath:
      tableView(_:heightForFooterInSection:) tableView:heightForFooterInSection:
      tableView(_:heightForHeaderInSection:) tableView:heightForHeaderInSection:
      tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
      tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath:
      tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath:
      tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath:
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
      tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath:
      tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath:
      tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
      tableView(_:willDisplayFooterView:forSection:) tableView:willDisplayFooterView:forSection:
      tableView(_:willDisplayHeaderView:forSection:) tableView:willDisplayHeaderView:forSection:
      tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath:
      """
    ),
    (
      "UITextFieldDelegate",
      """
      textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
      textFieldDidBeginEditing(_:) textFieldDidBeginEditing:
      textFieldDidChangeSelection(_:) textFieldDidChangeSelection:
      textFieldDidEndEditing(_:) textFieldDidEndEditing:
      textFieldShouldBeginEditing(_:) textFieldShouldBeginEditing:
      textFieldShouldClear(_:) textFieldShouldClear:
      textFieldShouldEndEditing(_:) textFieldShouldEndEditing:
      textFieldShouldReturn(_:) textFieldShouldReturn:
      """
    ),
    (
      "UITextViewDelegate",
      """
      textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText:
      textViewDidBeginEditing(_:) textViewDidBeginEditing:
      textViewDidChange(_:) textViewDidChange:
      textViewDidChangeSelection(_:) textViewDidChangeSelection:
      textViewDidEndEditing(_:) textViewDidEndEditing:
      textViewShouldBeginEditing(_:) textViewShouldBeginEditing:
      textViewShouldEndEditing(_:) textViewShouldEndEditing:
      """
    ),
  ]
}
