extension UIBarItem: AccessibleTextOwner {}
