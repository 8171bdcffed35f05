import type { KeptAtKind } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { holdingLines, listedOn, type PackSources, type SignedNote } from './pack-sources.ts';

/** How executors get the original from there. */
const originals: Record<KeptAtKind, { label: string; how: string }> = {
  home: { label: 'At home', how: 'Take it as it is: unfasten nothing, and attach nothing to it.' },
  solicitor: {
    label: 'With a solicitor',
    how: 'Ask the firm. It will want to see a death certificate and who you are.',
  },
  bank: { label: 'With a bank', how: 'Ask the bank. It will want to see a death certificate and who you are.' },
  courts: {
    label: 'With the Probate Service',
    how: 'GOV.UK says how executors ask for a will that is stored there. A death certificate is needed.',
  },
  other: { label: 'Elsewhere', how: 'Take it as it is: unfasten nothing, and attach nothing to it.' },
};

/** “At home: the grey box in the study” */
export const placeOfOriginal = ({ keptAt }: SignedNote): string =>
  keptAt ? [originals[keptAt.kind].label, keptAt.where].filter(Boolean).join(': ') : 'Nobody has said where it is.';

const originalLines = (signed: SignedNote): string[] => [
  placeOfOriginal(signed),
  ...(signed.keptAt ? [originals[signed.keptAt.kind].how] : []),
  ...(signed.isLost
    ? ['When these papers were made it could not be found. Look for it, and take advice if it does not turn up.']
    : []),
  ...(signed.olderWills === 'open' || signed.olderWills === 'stored'
    ? ['An older will may still be there. Destroy none before the grant of probate.']
    : []),
];

const withWho = ({ what, who }: PackSources['holdings'][number]) => (who ? `${what}, ${who}` : what);

/** The original of the will, and the papers that are listed. */
export function whereThingsAre(sources: PackSources): SheetPart[] {
  const { signed, holdings } = sources;
  const papers = holdings.filter(({ kind }) => kind === 'papers');
  return [
    {
      heading: 'Where things are',
      text: `${listedOn(sources)} These are places, never what is kept there: no passwords are in these papers.`,
    },
    {
      heading: 'The signed will',
      level: 2,
      rows: [
        {
          label: 'The original',
          lines: signed ? originalLines(signed) : ['No will is recorded here as signed. Look for one on paper.'],
        },
      ],
    },
    papers.length > 0
      ? {
          heading: 'Other papers',
          level: 2,
          entries: papers.map((paper) => ({ title: withWho(paper), lines: holdingLines(paper) })),
        }
      : { heading: 'Other papers', level: 2, text: 'None are listed.' },
  ];
}
