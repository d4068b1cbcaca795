#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface NoteStore : NSObject
@property (nonatomic, readonly) NSArray<NSString *> *notes;
- (void)addNote:(NSString *)note;
@end
NS_ASSUME_NONNULL_END
