import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Sends a signal and waits for the end. @returns the exit code, or null if the signal ended it */
export async function signalled(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (!child) return null;
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

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
