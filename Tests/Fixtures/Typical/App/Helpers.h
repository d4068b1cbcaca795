#import <UIKit/UIKit.h>

typedef struct {
    double latitude;
    double longitude;
} GeoPoint;

GeoPoint GeoPointMake(double latitude, double longitude);
double DistanceBetween(GeoPoint a, GeoPoint b);
NSString *FormatDuration(NSTimeInterval seconds);
CGFloat Clamp(CGFloat value, CGFloat low, CGFloat high);
UIImage *ImageWithColor(UIColor *color, CGSize size);
BOOL IsPrime(int number);
NSDate *DateFromString(NSString *string);
void LogFormat(NSString *format, ...) NS_FORMAT_FUNCTION(1,2);
