// One GSource for libdispatch's main queue and the main run loop's timers.
#include "cadw_private.h"
#include <math.h>
#include <glib-unix.h>
#include <sys/eventfd.h>

// libdispatch's and CoreFoundation's doors for foreign main loops; their headers aren't shipped.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern const void *CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *kCFRunLoopDefaultMode;

typedef struct {
  GSource source;
  gpointer queue_tag;
  int queue_handle;
  CadwMainLoopFunctions functions;
} CadwMainSource;

// Milliseconds until a timer is due; −1 when there is none.
static int timer_delay(void) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  if (date == 0) return -1;
  double delay = ceil((date - CFAbsoluteTimeGetCurrent()) * 1000);
  if (delay <= 0) return 0;
  return delay < G_MAXINT ? (int)delay : G_MAXINT;
}

static gboolean prepare(GSource *source, int *timeout) {
  // What this asks for may lie behind what was prepared before; then waiting would miss it.
  *timeout = ((CadwMainSource *)source)->functions.before_waiting() ? 0 : timer_delay();
  return FALSE;
}

static gboolean check(GSource *source) {
  CadwMainSource *self = (CadwMainSource *)source;
  return g_source_query_unix_fd(source, self->queue_tag) != 0 || timer_delay() == 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  CadwMainSource *self = (CadwMainSource *)source;
  if (g_source_query_unix_fd(source, self->queue_tag)) {
    eventfd_t count;
    eventfd_read(self->queue_handle, &count);
    self->functions.drain();
  }
  if (timer_delay() == 0) self->functions.fire_timers();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs source_functions = {prepare, check, dispatch, NULL, NULL, NULL};

void cadw_main_source_attach(const CadwMainLoopFunctions *functions) {
  GSource *source = g_source_new(&source_functions, sizeof(CadwMainSource));
  CadwMainSource *self = (CadwMainSource *)source;
  self->functions = *functions;
  self->queue_handle = _dispatch_get_main_queue_handle_4CF();
  self->queue_tag = g_source_add_unix_fd(source, self->queue_handle, G_IO_IN);
  g_source_set_name(source, "main dispatch queue");
  g_source_attach(source, NULL);
  g_source_unref(source);
}

guint cadw_unix_signal_add(
    int number, GSourceFunc function, gpointer data, GDestroyNotify release) {
  return g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, function, data, release);
}
