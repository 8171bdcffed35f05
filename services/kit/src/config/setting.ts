import { readFileSync } from 'node:fs';

/** A setting that is missing or wrong. Its message is one line that names the variable and never shows its value. */
export class SettingError extends Error {}

export type Environment = Record<string, string | undefined>;

/**
 * A setting, from its variable, or from the file that `NAME_FILE` names: other users of a machine can often read the
 * environment of a process, and it is copied into reports of crashes.
 * @throws {SettingError} if both are set, or there is nothing to read
 */
export function settingIn(environment: Environment, name: string): string | undefined {
  const value = environment[name] || undefined;
  const file = environment[`${name}_FILE`];
  if (!file) return value;
  if (value !== undefined) throw new SettingError(`${name}: It is set, and so is ${name}_FILE. Set one of them`);
  const content = contentOf(name, file).replace(/\r?\n$/, '');
  if (!content) throw new SettingError(`${name}_FILE: The file is empty`);
  return content;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // Its path is left out: who takes one variable for the other has put the secret there.
    throw new SettingError(`${name}_FILE: The file cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
