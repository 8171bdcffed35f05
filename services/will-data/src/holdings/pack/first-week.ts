import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { basisOf, type PackSources } from './pack-sources.ts';

/**
 * In the order in which it usually comes. The five days run from the registrar’s receipt of the medical certificate since
 * the medical examiners’ rules of 9 September 2024 (Births and Deaths Registration Act 1953; SI 2024/492).
 */
export function firstWeek(sources: PackSources): SheetPart[] {
  const { plans, pets } = sources.will;
  return [
    {
      heading: 'The first week',
      text: basisOf(sources),
      list: {
        kind: 'steps',
        lines: [
          'A medical examiner or a coroner looks at the death first. Then register it: within five days of the registrar receiving the medical certificate.',
          'Ask for several death certificates. Banks, insurers and pension schemes each want to see one.',
          'Find the signed will on paper. A copy or a scan is not enough. Unfasten nothing, and write nothing on it.',
          'Look at the wishes for the funeral. They do not bind you, and the reasonable cost is paid from the estate.',
          'Use the government’s Tell Us Once service: the registrar gives you the number.',
          `Make sure that children, other dependants${pets.length > 0 ? ' and the pets named in the will' : ' and pets'} are cared for.${plans.length > 0 ? ' Tell the guardians.' : ''}`,
          'Lock the home, tell its insurer if it is empty, and have the post redirected.',
          'Tell banks and card companies, the employer, and pension payers.',
          'Pay nothing out and promise nothing yet. Keep every receipt.',
          'Destroy no older will before the grant of probate.',
          'Anyone who may not want to act says so before touching anything: later it is hard to step down.',
        ],
      },
    },
  ];
}
