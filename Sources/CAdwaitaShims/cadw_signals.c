// Signals of any signature through one marshaller.
#include "cadw_private.h"

typedef struct {
  GClosure closure;
  CadwSignalFunction function;
  void (*destroy)(void *box);
} CadwClosure;

static void marshal(
    GClosure *closure, GValue *result, guint count, const GValue *parameters, gpointer hint,
    gpointer data) {
  ((CadwClosure *)closure)->function(closure->data, result, count, parameters);
}

static void finalized(gpointer data, GClosure *closure) {
  ((CadwClosure *)closure)->destroy(data);
}

gulong cadw_connect(
    gpointer object, const char *signal, void *box, CadwSignalFunction function,
    void (*destroy)(void *box)) {
  GClosure *closure = g_closure_new_simple(sizeof(CadwClosure), box);
  ((CadwClosure *)closure)->function = function;
  ((CadwClosure *)closure)->destroy = destroy;
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, box, finalized);
  return g_signal_connect_closure(object, signal, closure, FALSE);
}
