#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, StoreOrder) {
    StoreOrderByName,
    StoreOrderByLength,
};

typedef NS_OPTIONS(NSUInteger, StoreFilter) {
    StoreFilterNone = 0,
    StoreFilterShort = 1 << 0,
    StoreFilterLong = 1 << 1,
};

extern NSString *const StoreDidChangeNotification;

typedef void (^StoreCompletion)(NSArray<NSString *> * _Nullable names, NSError * _Nullable error);

@interface Store : NSObject

+ (instancetype)sharedStore;
@property (nonatomic, readonly, copy) NSArray<NSString *> *names;
- (void)addName:(NSString *)name;
- (NSString *)nameAtIndex:(NSInteger)index;
- (NSArray<NSString *> *)namesOrderedBy:(StoreOrder)order filter:(StoreFilter)filter;
- (void)loadWithCompletion:(StoreCompletion)completion;
- (BOOL)removeName:(NSString *)name error:(NSError **)error;

@end
