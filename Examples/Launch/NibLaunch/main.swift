import UIKit

// Neither application nor delegate is named: the main nib of the property list brings the delegate, the window and its controllers.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
