/** The addresses that the gateway answers to its app beside `authRoutes`. What is below them is theirs, too. */
export const gatewayPaths = {
  calls: '/trpc',
  google: '/auth/google',
  booking: '/booking',
  /** Below it is a token: opened it leads to the page that turns reminders off, posted to it turns them off (RFC 8058). */
  unsubscribe: '/unsubscribe',
  health: '/health',
  serviceHealth: '/ops/services',
  /** The captured mailbox of embedded mode. */
  mailbox: '/dev',
} as const;
