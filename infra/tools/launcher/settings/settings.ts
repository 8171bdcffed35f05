import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingError, settingIn } from '@plainwill/kit/config/setting';
import {
  auditKeyVariables,
  databaseVariables,
  encryptionKeyVariables,
  migrationVariables,
  signingKeyVariables,
} from '../../../services.ts';
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

/** Settings that may be in a file, `NAME_FILE`, and are read here, or made here where they are not set. Services read their files. */
export const settingsInFiles: readonly string[] = [
  databaseVariables,
  migrationVariables,
  encryptionKeyVariables,
  auditKeyVariables,
  signingKeyVariables,
]
  .flatMap((variables) => Object.values(variables))
  .concat(['DATABASE_ADMIN_URL', 'QUEUE_URL', 'SMTP_URL', 'SERVICE_PUBLIC_KEYS', 'IDENTITY_LINK_KEY'])
  .concat(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'BACKUP_RECIPIENT', 'BACKUP_IDENTITY']);

/** The same settings with the content of files in their place. */
function withFiles(given: Environment): Environment {
  const isFile = (name: string) => given[`${name}_FILE`] !== undefined;
  const read = Object.fromEntries(settingsInFiles.filter(isFile).map((name) => [name, settingIn(given, name)]));
  const isRead = (name: string) => name.endsWith('_FILE') && name.slice(0, -'_FILE'.length) in read;
  return { ...Object.fromEntries(Object.entries(given).filter(([name]) => !isRead(name))), ...read };
}

function readFiles(given: Environment): Environment {
  try {
    return withFiles(given);
  } catch (error) {
    throw error instanceof SettingError ? new StartError(error.message, badSettingExitCode) : error;
  }
}

/** @throws {StartError} for the first setting that is wrong. */
export function parseSettings(environment: Environment, envFile: Environment = {}): Settings {
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';
  const set = Object.fromEntries([...Object.entries(envFile), ...Object.entries(environment)].filter(isSet));
  const given = readFiles(set);
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

/** The environment of this process with these settings, in place of what it says of them itself or by a file. */
export const environmentWith = (settings: Environment): Environment => ({
  ...process.env,
  ...Object.fromEntries(Object.keys(settings).map((name) => [`${name}_FILE`, undefined])),
  ...settings,
});
