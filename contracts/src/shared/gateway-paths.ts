/** The addresses that the gateway answers to its app beside `authRoutes`. What is below them is theirs, too. */
export const gatewayPaths = {
  calls: '/trpc',
  google: '/auth/google',
  booking: '/booking',
  health: '/health',
  serviceHealth: '/ops/services',
  /** The captured mailbox of embedded mode. */
  mailbox: '/dev',
} as const;
