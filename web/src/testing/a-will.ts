import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import type { Clause, WillDocument, WillPreview } from '@plainwill/contracts/will-data/will/will-document';

export const aClause = (changes: Partial<Clause> = {}): Clause => ({
  id: 'executors.appointment',
  number: '3.1',
  runs: [
    { text: 'I appoint my brother ', style: 'plain' },
    { text: 'THOMAS BELL', style: 'name' },
    { text: ', or:', style: 'plain' },
  ],
  items: [
    [
      { text: 'my friend ', style: 'plain' },
      { text: 'ANNA REED', style: 'name' },
    ],
  ],
  explanation: 'Thomas will carry out your wishes.',
  source: 'Administration of Estates Act 1925',
  answers: ['executor-thomas', 'executor-anna'].map((id) => answersIn('executors', ['executorRole'], id)),
  ...changes,
});

/** Another clause, after the first. */
const aSecondClause = (changes: Partial<Clause> = {}) =>
  aClause({
    id: 'executors.powers',
    number: '3.2',
    runs: [{ text: 'My Trustees have the standard powers.', style: 'plain' }],
    items: [],
    explanation: 'They can then do their work.',
    source: 'Trustee Act 2000',
    answers: [],
    ...changes,
  });

export const aWill = (clauses: Clause[] = [aClause(), aSecondClause()]): WillDocument => ({
  purpose: 'draft',
  testator: 'Harriet Bell',
  title: 'LAST WILL AND TESTAMENT of HARRIET BELL',
  sections: [{ key: 'executors', number: 3, heading: 'EXECUTORS AND TRUSTEES', clauses }],
  copy: null,
  dated: 'Dated: TBC',
  attestation: 'HARRIET BELL signed this document.',
  signatures: [],
  notReady: [],
});

export const aPreview = (changes: Partial<WillPreview> = {}): WillPreview => ({
  document: aWill(),
  checks: [],
  isFirstLook: false,
  changed: [],
  removed: 0,
  version: 'a'.repeat(32),
  barredWitnesses: [],
  ...changes,
});

export function aFinding(changes: Partial<OwnFinding> = {}): OwnFinding {
  const finding = {
    id: 'EXE-03',
    severity: 'warns' as const,
    subject: 'executors' as const,
    message: 'You have one executor and no backup.',
    source: 'Non-Contentious Probate Rules 1987 r.20',
    place: { part: 'executors' as const, recordId: null, field: null },
    isUnderstood: false,
    ...changes,
  };
  return { version: `${finding.id} ${finding.message}`, ...finding };
}

export const aBlock = (changes: Partial<OwnFinding> = {}) =>
  aFinding({
    id: 'GFT-03',
    severity: 'blocks',
    subject: 'gifts',
    message: 'Describe the item.',
    source: 'Certainty of subject',
    place: { part: 'gifts', recordId: 'gift-1', field: 'itemDescription' },
    ...changes,
  });
