import { writeWhole } from '../launcher/settings/data-dir.ts';
import type { Manifest } from './manifest.ts';

export const backupMetric = 'plainwill_backup_made_timestamp_seconds';

/** Says when a backup was made, in a file for the textfile collector of node_exporter, which runs as another user. */
export function writeBackupMetric(file: string, { madeAt }: Pick<Manifest, 'madeAt'>) {
  const lines = [
    `# HELP ${backupMetric} When the newest backup was made`,
    `# TYPE ${backupMetric} gauge`,
    `${backupMetric} ${Date.parse(madeAt) / 1000}`,
  ];
  writeWhole(file, `${lines.join('\n')}\n`, 0o644);
}
