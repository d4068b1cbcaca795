import Photos
import UIKit

enum Answer { case plain, grouped }

func ask(_ status: PHAuthorizationStatus, _ answer: Answer) -> Bool {
    switch status {
    case .authorized: return true
    case .denied, .restricted: return false
    case PHAuthorizationStatus.notDetermined: break
    }
    switch answer { case .plain: return true case .grouped: return false }
}

func others(_ status: PHAuthorizationStatus) {
    switch status {
    case .authorized: print(1)
    case .denied, .restricted: print(2)
    case .notDetermined where status.rawValue == 0: print(3)
    default: print(4)
    }
    switch status {
    case .authorized, .denied: print(5)
    @unknown default: print(6)
    }
}
