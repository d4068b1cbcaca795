#pragma once
/* Swift calling convention, spelled for C: see UIKit's registered-class instantiation. */
#define CRUNTIME_SWIFTCALL __attribute__((swiftcall))
#define CRUNTIME_SELF __attribute__((swift_context))
