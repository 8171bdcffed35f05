/** A real server of its own that a test can take away and bring back, at the same address and with what it kept. */
export interface FaultyServer {
  url: string;
  start(): Promise<void>;
  /** Ends as an operator would end it. */
  stop(): Promise<void>;
  /** Ends as a power cut would end it. */
  crash(): Promise<void>;
}

export interface QueueStore extends FaultyServer {
  /** Forgets everything, as when somebody flushes it. */
  empty(): Promise<void>;
}
