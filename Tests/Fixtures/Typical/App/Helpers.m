#import "Helpers.h"

static const double kEarthRadius = 6371.0;

static inline double Radians(double degrees) {
    return degrees * M_PI / 180.0;
}

GeoPoint GeoPointMake(double latitude, double longitude) {
    GeoPoint point = {latitude, longitude};
    return point;
}

double DistanceBetween(GeoPoint a, GeoPoint b) {
    double dLat = Radians(b.latitude - a.latitude);
    double dLon = Radians(b.longitude - a.longitude);
    double h = pow(sin(dLat / 2), 2) + cos(Radians(a.latitude)) * cos(Radians(b.latitude)) * pow(sin(dLon / 2), 2);
    return 2 * kEarthRadius * asin(sqrt(h));
}

NSString *FormatDuration(NSTimeInterval seconds) {
    int total = (int)seconds;
    int hours = total / 3600, minutes = (total / 60) % 60;
    if (hours > 0) {
        return [NSString stringWithFormat:@"%d:%02d:%02d", hours, minutes, total % 60];
    }
    return [NSString stringWithFormat:@"%02d:%02d", minutes, total % 60];
}

CGFloat Clamp(CGFloat value, CGFloat low, CGFloat high) {
    return value < low ? low : (value > high ? high : value);
}

UIImage *ImageWithColor(UIColor *color, CGSize size) {
    CGRect rect = CGRectMake(0.0f, 0.0f, size.width, size.height);
    UIGraphicsBeginImageContext(rect.size);
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, [color CGColor]);
    CGContextFillRect(context, rect);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

BOOL IsPrime(int number) {
    if (number < 2) return NO;
    for (int i = 2; i * i <= number; ++i) {
        if (number % i == 0) return NO;
    }
    return YES;
}

NSDate *DateFromString(NSString *string) {
    static NSDateFormatter *formatter;
    if (!formatter) {
        formatter = [[NSDateFormatter alloc] init];
        formatter.dateFormat = @"yyyy-MM-dd";
        formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
        [formatter setTimeZone:[NSTimeZone timeZoneWithAbbreviation:@"GMT"]];
    }
    return [formatter dateFromString:string];
}

void LogFormat(NSString *format, ...) {
    va_list args;
    va_start(args, format);
    NSString *line = [[NSString alloc] initWithFormat:format arguments:args];
    va_end(args);
    printf("@ log %s\n", line.UTF8String);
}
