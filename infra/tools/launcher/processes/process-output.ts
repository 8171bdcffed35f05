import type { ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, existsSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { coloured, print } from '../console.ts';

export interface OutputLog {
  path: string;
  add(line: string): void;
  close(): void;
}

const ownerOnly = 0o600;

/** A process writes to this file from now on; its output of the run before stays beside it. */
export function openLog(logDir: string, name: string): OutputLog {
  const path = join(logDir, `${name}.log`);
  if (existsSync(path)) {
    // A version before wrote it for everybody.
    chmodSync(path, ownerOnly);
    renameSync(path, join(logDir, `${name}.previous.log`));
  }
  let file: number | null = openSync(path, 'a', ownerOnly);
  return {
    path,
    add(line) {
      if (file === null) return;
      try {
        writeSync(file, `${line}\n`);
      } catch {
        // The disk is full. What is running is worth more than its log, which goes on when there is room again.
      }
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

const warnLevel = 40;
const errorLevel = 50;
const looksLikeProblem = /Error\b|FATAL|PANIC|failed/;

/** Keeps everything a process writes, shows its warnings and errors in one line each, and remembers its last words. */
export function followOutput(child: ChildProcess, name: string, log: OutputLog) {
  let problem = '';
  let lastError = '';
  let lastShown = '';

  function show(level: number, summary: string) {
    problem = summary;
    if (summary === lastShown) return;
    lastShown = summary;
    const word = level >= errorLevel ? coloured('red', 'error') : coloured('yellow', 'warning');
    print(`${coloured('dim', name)} ${word} ${summary}`);
  }

  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.add(line);
      const entry = line.startsWith('{') ? parseEntry(line) : null;
      if (entry) {
        if (entry.level >= warnLevel) show(entry.level, entry.summary);
      } else if (stream === child.stderr && line.trim()) {
        lastError = line.trim();
        if (looksLikeProblem.test(line)) problem = line.trim();
      }
    });
  }
  return {
    /** The line it printed last on standard error. */
    lastLine: () => lastError,
    /** The line that most likely says why it ended. */
    problem: () => problem || lastError,
  };
}

function parseEntry(line: string): { level: number; summary: string } | null {
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level !== 'number') return null;
    const cause = [err?.type, err?.code].filter(Boolean).join(' ');
    return { level, summary: cause ? `${msg} (${cause})` : String(msg) };
  } catch {
    return null;
  }
}
