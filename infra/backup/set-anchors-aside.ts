import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { auditAnchorDirOf } from '../launcher/settings/environments.ts';
import type { Settings } from '../launcher/settings/settings.ts';

/**
 * Keeps the checkpoints outside the databases under another name: what is restored is older than they are, and they
 * would call it cut short.
 * @returns the files as they are called from now on
 */
export function setAnchorsAside(settings: Settings, now: Date): string[] {
  const folder = settings.given.AUDIT_ANCHOR_DIR ?? auditAnchorDirOf(settings);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.map((name) => {
    const aside = join(folder, `${name}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    renameSync(join(folder, name), aside);
    return aside;
  });
}
