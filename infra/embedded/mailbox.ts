import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, writeWhole } from '../launcher/settings/data-dir.ts';

export interface CapturedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it arrived; ISO 8601. */
  at: string;
}

const mostKept = 500;

/** Captured mail, newest first: one file each in `folder`, so that it is still there after a restart. */
export function openMailbox(folder: string, { most = mostKept } = {}) {
  makePrivateFolder(folder);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const kept = files.map((file) => ({
    file,
    mail: JSON.parse(readFileSync(join(folder, file), 'utf8')) as CapturedMail,
  }));

  /** Sorts by time, and after every earlier one also when two arrive in the same millisecond. */
  function nextFile(at: string): string {
    const name = `${at.replaceAll(':', '-')}.json`;
    const newest = kept[0]?.file ?? '';
    return name > newest ? name : newest.replace(/\.json$/, '~.json');
  }

  return {
    list: (): CapturedMail[] => kept.map(({ mail }) => mail),
    add(mail: CapturedMail) {
      const file = nextFile(mail.at);
      writeWhole(join(folder, file), JSON.stringify(mail));
      kept.unshift({ file, mail });
      for (const { file: oldest } of kept.splice(most)) rmSync(join(folder, oldest), { force: true });
    },
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
