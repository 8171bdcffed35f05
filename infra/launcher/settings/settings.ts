import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { badSettingExitCode, StartError } from '../console.ts';
import { inRoot, root } from './paths.ts';

export type Environment = Record<string, string | undefined>;

export interface Settings {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  isProduction: boolean;
  /** The `.env` file under the process's own environment; empty values count as not set. */
  given: Environment;
}

/** @throws {StartError} for the first setting that is wrong. */
export function parseSettings(environment: Environment, envFile: Environment = {}): Settings {
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';
  const given = Object.fromEntries([...Object.entries(envFile), ...Object.entries(environment)].filter(isSet));
  const port = Number(given.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError('PORT: it must be a whole number from 1 to 65535, for example 3000.', badSettingExitCode);
  }
  return {
    port,
    dataDir: resolve(root, given.DATA_DIR ?? '.data'),
    isProduction: given.NODE_ENV === 'production',
    given,
  };
}

export function readSettings(): Settings {
  const file = inRoot('.env');
  return parseSettings(process.env, existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
}
