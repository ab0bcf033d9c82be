// Makes objects of classes that are known at run time only.
#pragma once

// A new object of a subclass of Foundation's NSObject, made by its `init()`.
//
// `type` is the class's metadata; the caller owns the result. The class must have `init()`, its
// own or inherited together with all of its superclass's.
void *object_making_init(const void *type);
