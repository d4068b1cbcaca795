#import <Foundation/Foundation.h>
#import "Contact.h"

extern NSString *const DataManagerDidUpdateNotification;

@interface DataManager : NSObject
@property (nonatomic, strong, readonly) NSArray<Contact *> *contacts;
+ (instancetype)sharedManager;
- (void)addContact:(Contact *)contact;
- (BOOL)removeContact:(Contact *)contact error:(NSError **)error;
- (NSArray<Contact *> *)contactsMatching:(NSString *)query;
- (NSDictionary<NSString *, NSArray<Contact *> *> *)grouped;
- (BOOL)saveToFile:(NSString *)path;
- (NSArray *)loadFromFile:(NSString *)path;
- (void)fetchWithCompletion:(void (^)(NSArray<Contact *> *contacts, NSError *error))completion;
@end
