import CoreData

class Trip: NSManagedObject {
}
