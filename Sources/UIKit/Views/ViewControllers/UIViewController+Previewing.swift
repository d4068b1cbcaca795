extension UIViewController {
  final func ownRegisterForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  final func ownUnregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewingContexts.firstIndex(where: { $0 === previewing }) else { return }
    previewingContexts.remove(at: index).end()
  }
}
