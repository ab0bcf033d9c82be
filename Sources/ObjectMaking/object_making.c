#include "object_making.h"

// Swift's compiler lets only `required` initialisers be called on a class that is not known when
// compiling, and NSObject's isn't one. The runtime finds it in the class's table of methods, as a
// call on a known class would.
extern void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);
extern const char nsobject_init_method[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char nsobject_description[] __asm__("$s10Foundation8NSObjectCMn");

typedef void *(*AllocatingInit)(__attribute__((swift_context)) const void *type)
    __attribute__((swiftcall));

void *object_making_init(const void *type) {
  void *found = swift_lookUpClassMethod(type, nsobject_init_method, nsobject_description);
  return ((AllocatingInit)found)(type);
}
