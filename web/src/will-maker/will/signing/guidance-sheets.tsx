import type { GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { fetchSheet } from './use-signing-copies.ts';

/** Those of every will; others go with a choice that they belong to. */
const sheets = {
  summary: {
    title: 'Your will at a glance',
    about: 'Your family, who acts and who inherits, in short. Keep it, or talk it through with them.',
  },
  'signing-guide': { title: 'How to sign', about: 'What to do on the day, step by step.' },
  'witness-checklist': {
    title: 'Checklist for your witnesses',
    about: 'Who can be a witness, and what they do. Give each of them one.',
  },
  'executor-guide': {
    title: 'Guide for your executors',
    about: 'Where to start when the time comes. Give it to the people you have named.',
  },
} as const satisfies Partial<Record<GuidanceSheet, { title: string; about: string }>>;

/** The sheets that go with a will and are no part of it. */
export function GuidanceSheets() {
  return (
    <Card>
      <h2 className="heading text-title">Guidance to go with it</h2>
      <p className="text-muted">Keep these apart from your will. Don’t attach anything to it.</p>
      <ul className="grid gap-4 sm:grid-cols-2 roomy:grid-cols-3">
        {(Object.keys(sheets) as (keyof typeof sheets)[]).map((sheet) => (
          <li key={sheet} className="flex flex-col gap-3 rounded-field border border-line bg-paper p-4">
            <h3 className="heading text-lead">{sheets[sheet].title}</h3>
            <p className="-mt-2 grow">{sheets[sheet].about}</p>
            <div>
              <Badge>Not part of the will</Badge>
            </div>
            <DownloadButtons what={`“${sheets[sheet].title}”`} formats={['pdf']} fetchFile={() => fetchSheet(sheet)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
