#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// A unit. Say `@"metre"` in Objective-C.
typedef NS_ENUM(NSInteger, DistanceUnit) { DistanceUnitMetre, DistanceUnitFoot };

typedef struct {
  double value;
  DistanceUnit unit;
} Distance;

FOUNDATION_EXPORT double DistanceInMetres(Distance distance);

NS_ASSUME_NONNULL_END
