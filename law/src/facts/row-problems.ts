import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { FactsFile } from './facts-file.ts';
import type { Problem } from './parse-known.ts';
import type { WillFacts } from './will-facts.ts';

const [whole, hairsbreadth] = [100, 0.001];

/** What no row by itself can tell: too many of them, rows of one id, and shares that do not make a whole. */
export const rowProblems = (facts: WillFacts, file: FactsFile) => [
  ...limitProblems(facts, file),
  ...idProblems(facts),
  ...shareProblems(facts),
  ...exceptionProblems(facts),
  ...lifeProblems(facts),
];

// The names in a file are longer than those on the wire, and it may say a name with each recipient.
const maxBytes = 3 * recordLimits.recordBytes;

/** Of so much no will is composed: the limits of an account. */
function limitProblems(facts: WillFacts, file: FactsFile): Problem[] {
  const { children, contacts, executors, gifts, guardians, guardianGroups, residuaryRecipients } = facts;
  const recipients = gifts.flatMap(({ recipients, remainderRecipients }, at) => [
    { path: `gifts[${at}].recipients`, count: recipients.length },
    { path: `gifts[${at}].remainder_recipients`, count: remainderRecipients.length },
  ]);
  const ofAllGifts = recipients.reduce((total, { count }) => total + count, 0);
  const inGroups = guardianGroups.reduce((total, { memberIds }) => total + memberIds.length, 0);
  const counts = [
    { path: 'children', count: children.length, max: recordLimits.children },
    { path: 'contacts', count: contacts.length, max: recordLimits.contacts },
    { path: 'executors', count: executors.length, max: recordLimits.executors },
    { path: 'gifts', count: gifts.length, max: recordLimits.gifts },
    ...recipients.map((list) => ({ ...list, max: recordLimits.recipients })),
    { path: 'gifts', count: ofAllGifts, max: recordLimits.giftRecipients, of: 'recipients in all' },
    { path: 'guardians', count: guardians.length + inGroups, max: recordLimits.guardiansOfAll },
    {
      path: 'guardian_groups',
      count: guardianGroups.length,
      max: recordLimits.guardianGroups * recordLimits.children,
    },
    { path: 'residuary_recipients', count: residuaryRecipients.length, max: recordLimits.recipients },
    { path: '', count: Buffer.byteLength(JSON.stringify(file)), max: maxBytes, of: 'bytes' },
  ];
  return counts
    .filter(({ count, max }) => count > max)
    .map(({ path, count, max, of = 'rows' }) => ({ path, message: `Must have ${max} ${of} or fewer, not ${count}` }));
}

const identified = ['children', 'contacts', 'executors', 'gifts'] as const;

const idProblems = (facts: WillFacts): Problem[] =>
  identified.flatMap((table) => {
    const ids = facts[table].map(({ id }) => id);
    return ids.flatMap((id, at) =>
      id !== null && ids.indexOf(id) < at
        ? [{ path: `${table}[${at}].id`, message: 'Must not be the id of another row' }]
        : [],
    );
  });

interface Sharer {
  priority: number;
  percentage: number | null;
  exceptIds: readonly string[];
}

const atOneLevel = ({ percentage }: { percentage: number | null }): Sharer => ({
  priority: 1,
  percentage,
  exceptIds: [],
});

/** Every list of beneficiaries, by its path. */
const beneficiaryLists = (facts: WillFacts): { path: string; beneficiaries: readonly Sharer[] }[] => [
  ...facts.gifts.map(({ recipients }, at) => ({ path: `gifts[${at}].recipients`, beneficiaries: recipients })),
  { path: 'residuary_recipients', beneficiaries: facts.residuaryRecipients },
  { path: 'home_trust.then_to', beneficiaries: facts.homeTrust?.thenTo ?? [] },
  { path: 'personal_chattels.recipients', beneficiaries: facts.personalChattels?.recipients ?? [] },
  { path: 'digital_assets.recipients', beneficiaries: facts.digitalAssets?.recipients ?? [] },
  { path: 'residue_fallback.charities', beneficiaries: (facts.residueFallback?.charities ?? []).map(atOneLevel) },
  { path: 'charity_tenth.recipients', beneficiaries: (facts.charityTenth?.recipients ?? []).map(atOneLevel) },
];

/** Only the testator's own children can be left out of a class. */
function exceptionProblems(facts: WillFacts): Problem[] {
  const children = new Set(facts.children.map(({ id }) => id));
  return beneficiaryLists(facts).flatMap(({ path, beneficiaries }) =>
    beneficiaries.flatMap(({ exceptIds }, at) =>
      exceptIds.flatMap((id, place) =>
        children.has(id) ? [] : [{ path: `${path}[${at}].except_ids[${place}]`, message: 'Choose a child of yours' }],
      ),
    ),
  );
}

/** Nobody dies before they are born. */
const lifeProblems = ({ children }: WillFacts): Problem[] =>
  children.flatMap(({ dateOfBirth, diedOn }, at) =>
    dateOfBirth !== null && diedOn !== null && diedOn < dateOfBirth
      ? [{ path: `children[${at}].died_on`, message: 'Must not be before the date of birth' }]
      : [],
  );

// An account can come to hold such shares, when one who had a share is removed; a file need not.
const shareProblems = (facts: WillFacts): Problem[] =>
  beneficiaryLists(facts).flatMap(({ path, beneficiaries }) => sharesOf(path, beneficiaries));

function sharesOf(list: string, beneficiaries: readonly Sharer[]): Problem[] {
  const rows = beneficiaries.map((row, at) => ({ ...row, path: `${list}[${at}].percentage` }));
  return [...Map.groupBy(rows, ({ priority }) => priority).values()].flatMap((level) => {
    const shared = level.filter(({ percentage }) => percentage !== null);
    const total = shared.reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
    if (shared.length === 0) return [];
    if (shared.length < level.length) {
      const missing = level.filter(({ percentage }) => percentage === null);
      return missing.map(({ path }) => ({ path, message: 'Must be given to everyone of a priority, or to no one' }));
    }
    if (Math.abs(total - whole) < hairsbreadth) return [];
    return shared.slice(-1).map(({ path }) => ({ path, message: 'The shares must add up to 100%' }));
  });
}
