import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { ImportSection } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { ProposedSection } from '@plainwill/contracts/will-data/history/importing';
import { sectionTitles } from '../../shared/testator-record/section-titles.ts';

export const importSectionTitles: Record<ImportSection, string> = {
  questionnaire: 'First questions',
  personalDetails: sectionTitles.personalDetails,
  homeDetails: sectionTitles.homeDetails,
  spouseDetails: sectionTitles.spouseDetails,
  children: sectionTitles.children,
  contacts: 'Other people',
  funeralWishes: sectionTitles.funeralWishes,
  guardians: sectionTitles.guardianship,
  executors: sectionTitles.executors,
  gifts: sectionTitles.gifts,
  residue: sectionTitles.residue,
  provisions: 'Further choices',
  settings: 'Choices for the whole will',
};

/** Ticking a part does this. */
export function sectionHint({ section, state, added }: ProposedSection): string {
  if (section === 'children' || section === 'contacts') return `${added} to add. Everyone you have stays.`;
  if (state === 'different') return 'Different from yours. Tick this to replace yours.';
  return 'You have nothing here yet.';
}

/** The parts that are the same already, in a sentence; empty where there are none. */
export function sameText(sections: readonly ProposedSection[]): string {
  const same = sections.filter(({ state }) => state === 'same').map(({ section }) => importSectionTitles[section]);
  return same.length === 0 ? '' : `Already the same: ${listed(same)}.`;
}

const tables: Record<string, string> = {
  personal_details: 'your details',
  spouse_details: 'your spouse or partner',
  contacts: 'other people',
  residuary_recipients: 'residuary estate',
  personal_chattels: 'belongings',
  will_settings: 'choices for the whole will',
};

/** `contacts[2].date_of_birth` in plain words: "Other people, number 3, date of birth". */
export function pathText(path: string): string {
  const words = path.split(/[.[]/).map((part) => {
    const place = /^(\d+)\]$/.exec(part)?.[1];
    return place === undefined ? (tables[part] ?? part.replaceAll('_', ' ')) : `number ${Number(place) + 1}`;
  });
  return capitalised(words.join(', '));
}
