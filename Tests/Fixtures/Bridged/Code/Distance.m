#import "Distance.h"

double DistanceInMetres(Distance distance) {
  BOOL isMetric = distance.unit == DistanceUnitMetre ? YES : NO;
  return isMetric ? distance.value : distance.value * 0.3048;
}
