extension Sample {
  static let singleton = Sample(
    name: "A single object with defaults",
    header: #"""
      #import <Foundation/Foundation.h>

      #define SINGLETON_FOR_HEADER(className) + (className *)shared##className;
      #define SINGLETON_FOR_CLASS(className) \
      + (className *)shared##className { \
          static className *shared##className = nil; \
          static dispatch_once_t onceToken; \
          dispatch_once(&onceToken, ^{ \
              shared##className = [[self alloc] init]; \
          }); \
          return shared##className; \
      }
      #define KEY_PATH(object, property) ((void)(NO && ((void)object.property, NO)), @#property)

      @interface Settings : NSObject <NSCopying, NSCoding>
      SINGLETON_FOR_HEADER(Settings)
      @property (nonatomic, copy) NSString *name;
      @property (nonatomic, assign) NSInteger launches;
      @property (nonatomic, strong) NSDate *lastLaunch;
      @end
      """#,
    source: #"""
      #import "Settings.h"

      static void *kContext = &kContext;
      static Settings *instance;

      @implementation Settings

      SINGLETON_FOR_CLASS(Settings)

      + (void)initialize {
          if (self == [Settings class]) {
              [[NSUserDefaults standardUserDefaults] registerDefaults:@{ @"name": @"", @"launches": @0 }];
          }
      }

      + (instancetype)allocWithZone:(struct _NSZone *)zone {
          @synchronized (self) {
              if (instance == nil) { instance = [super allocWithZone:zone]; return instance; }
          }
          return instance;
      }

      - (id)copyWithZone:(NSZone *)zone { return self; }

      - (id)init {
          if (self = [super init]) {
              [self addObserver:self forKeyPath:NSStringFromSelector(@selector(name)) options:NSKeyValueObservingOptionNew context:kContext];
              NSString *path = KEY_PATH(self, launches);
              [self setValue:@(1) forKey:path];
          }
          return self;
      }

      - (instancetype)initWithCoder:(NSCoder *)aDecoder {
          self = [super init];
          if (self != nil) {
              self.name = [aDecoder decodeObjectForKey:@"name"];
              self.launches = [aDecoder decodeIntegerForKey:@"launches"];
          }
          return self;
      }

      - (void)encodeWithCoder:(NSCoder *)aCoder {
          [aCoder encodeObject:self.name forKey:@"name"];
          [aCoder encodeInteger:self.launches forKey:@"launches"];
      }

      - (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary<NSKeyValueChangeKey, id> *)change context:(void *)context {
          if (context == kContext) {
              id value = change[NSKeyValueChangeNewKey];
              [[NSUserDefaults standardUserDefaults] setObject:value == [NSNull null] ? nil : value forKey:keyPath];
          } else {
              [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
          }
      }

      - (BOOL)isEqual:(id)other {
          if (other == self) { return YES; }
          if (![other isKindOfClass:Settings.class]) return NO;
          return [self.name isEqual:((Settings *)other).name] && self.launches == [(Settings *)other launches];
      }

      - (NSUInteger)hash { return self.name.hash ^ (NSUInteger)self.launches; }

      - (NSString *)description {
          return [NSString stringWithFormat:@"<%@: %p; name = %@; "
                                            @"launches = %ld>", NSStringFromClass([self class]), self, self.name, (long)self.launches];
      }

      @end
      """#)
}
