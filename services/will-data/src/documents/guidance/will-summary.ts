import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed, listedAsChoice } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import { formatDay, inShort, namedBy } from '@plainwill/law/checks/wording';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { type FamilyFigure, type FigurePerson, familyGroups, figureLabels } from '@plainwill/law/family/family-figure';
import type { FamilyMember } from '@plainwill/law/family/family-tree';
import type { Gift } from '@plainwill/law/will/model/gifts-of';
import type { GuardianPlan } from '@plainwill/law/will/model/guardian-plans';
import type { Level } from '@plainwill/law/will/model/level';
import type { Fallback } from '@plainwill/law/will/model/provisions-of';
import { isReplaced, type Will } from '@plainwill/law/will/model/will';
import type { Person } from '@plainwill/law/will/people/person';
import { drawingOf } from './family-drawing.ts';
import { familyOfWill } from './family-of-will.ts';
import type { Sheet, SheetPart } from './sheet.ts';

/** The will in short: the family as a picture and as a list, who acts, and who inherits, level by level. */
export function willSummary(will: Will, testator: string, facts: WillFacts, asOf: CalendarDate): Sheet {
  const family = familyOfWill(facts, will, asOf);
  return {
    title: 'Your will at a glance',
    lead: `The will of ${testator} in short, as it stands on ${formatDay(asOf)}. It leaves details out: only the signed will itself counts.`,
    parts: [
      { heading: 'Your family, and what they do', family: drawingOf(family, testator) },
      ...section('The same in words', familyRows(family)),
      { heading: 'Who carries out your will', rows: executorRows(will) },
      ...section('Who looks after your children', will.plans.map(guardianRow)),
      ...section(
        'Your gifts',
        will.gifts.map((gift) => giftRow(gift, will.spouse)),
      ),
      { heading: 'Who inherits the rest', rows: residueRows(will) },
      ...section('Also in your will', otherRows(will)),
    ],
  };
}

type Row = NonNullable<SheetPart['rows']>[number];

const section = (heading: string, rows: readonly Row[]): SheetPart[] => (rows.length > 0 ? [{ heading, rows }] : []);

function familyRows(family: FamilyFigure<FigurePerson>): Row[] {
  const { spouse, onlyNamed } = family;
  const couple = { label: 'Beside you', members: spouse ? [spouse] : [] };
  const rows = familyGroups(family, { couple, siblings: 'Brothers and sisters', children: 'Children' }).map(
    ({ label, members }) => ({ label, lines: members.map(memberLabel) }),
  );
  // Nothing but the names is known of these.
  const named = listed(onlyNamed.map(({ person }) => person.name));
  return named === '' ? rows : [...rows, { label: figureLabels.onlyNamed, lines: [named] }];
}

function memberLabel({ person: { name, relation, badges } }: FamilyMember<FigurePerson>): string {
  const who = relation === '' ? name : `${name}, ${relation}`;
  return badges.length === 0 ? who : `${who}: ${badges.map(({ meaning }) => lower(meaning)).join('; ')}`;
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const namesOf = (people: readonly Person[]) => listed(people.map(nameOf));

/** A name; of a class, who belongs to it now. */
function nameOf({ name, class: family }: Person): string {
  if (!family) return name;
  const [members, except] = [family.members, family.except].map((people) => listed(people.map((one) => one.name)));
  const details = [members && `now ${members}`, except && `except ${except}`].filter(Boolean).join('; ');
  return details ? `your ${family.of} (${details})` : `your ${family.of}`;
}

const executorRows = ({ primaries, backups }: Will): Row[] => [
  { label: 'Executors', lines: [namesOf(primaries)] },
  ...(backups.length > 0 ? [{ label: 'If one of them cannot act', lines: [namesOf(backups)] }] : []),
];

const guardianRow = ({ children, steps, power }: GuardianPlan): Row => ({
  label: `For ${namesOf(children)}${power === 'wish' ? ', as a wish' : ''}`,
  lines: inOrder(steps.map((step) => (step.length > 1 ? `${namesOf(step)}, together` : namesOf(step)))),
});

const giftRow = (gift: Gift, spouse: Person | null): Row => ({
  label: kindsOfGift[gift.type].title(namedBy(gift)),
  lines: [
    ...(gift.onlyIfSpouseFails && spouse ? [`Only if ${spouse.name} dies before you`] : []),
    ...levelLines(gift.levels),
  ],
});

const levelLines = (levels: readonly Level[]) => inOrder(levels.map(sharers));

const inOrder = (lines: readonly string[]) =>
  lines.length === 1 ? lines : lines.map((line, at) => `${at === 0 ? 'First' : 'If not'}: ${line}`);

/** "Tom Hart (60%) and Amy Hart (40%)", "Tom Hart and Amy Hart, in equal shares". */
function sharers(level: Level): string {
  const names = listed(
    level.map(({ person, percentage }) =>
      percentage === null ? nameOf(person) : `${nameOf(person)} (${percentage}%)`,
    ),
  );
  const isEqual = level.length > 1 && level.every(({ percentage }) => percentage === null);
  return isEqual ? `${names}, in equal shares` : names;
}

const fallbacks: Record<Fallback['kind'], string> = {
  charity: 'Charity',
  relatives: 'Your nearest relatives',
  both_families: 'Half to your relatives and half to your partner’s',
  law: 'Whoever the law says',
};

function residueRows({ levels, fallback, advances, residue }: Will): Row[] {
  const children = levels.flat().filter(({ person }) => person.isChild);
  const isReplacing = children.some(({ person }) => isReplaced(person, residue));
  const last = fallback?.kind === 'charity' ? sharers(fallback.charities) : fallbacks[fallback?.kind ?? 'law'];
  return [
    ...levels.map((level, at) => ({
      label: at === 0 ? 'First' : 'If no one above can inherit',
      lines: [level.length === 1 ? `${sharers(level)}: everything` : sharers(level)],
    })),
    ...(children.length > 0
      ? [
          {
            label: 'If a child dies before you',
            lines: [isReplacing ? 'Their own children inherit their share' : 'Their own children do not inherit it'],
          },
        ]
      : []),
    ...(advances.length > 0
      ? [{ label: 'Already given, and taken off their share', lines: advances.map(advanceLine) }]
      : []),
    { label: 'If no one is left', lines: [last] },
  ];
}

const advanceLine = ({ person, amount, year }: Will['advances'][number]) =>
  `${person.name}: ${poundsText(Math.round(amount * 100))}${year === null ? '' : ` in ${year}`}`;

function otherRows(will: Will): Row[] {
  const { homeTrust, belongings, pets, digitalAssets, guardianSupport, charityTenth, exclusions } = will;
  return [
    ...(homeTrust
      ? [
          {
            label: 'Your home',
            lines: [
              `${homeTrust.occupier.name} may live there ${homeTrust.years === null ? 'for life' : `for up to ${homeTrust.years} years`}, on the terms in your will`,
              ...homeTrust.thenTo.map((level) => `Then: ${sharers(level)}`),
            ],
          },
        ]
      : []),
    ...(belongings ? [{ label: 'Your belongings', lines: levelLines(belongings.levels) }] : []),
    ...pets.map(({ description, beneficiary, substitute }) => ({
      label: inShort(description),
      lines: [`First: ${beneficiary.name}`, ...(substitute ? [`If not: ${substitute.name}`] : [])],
    })),
    ...(digitalAssets && digitalAssets.levels.length > 0
      ? [{ label: 'Private files', lines: levelLines(digitalAssets.levels) }]
      : []),
    ...(charityTenth
      ? [{ label: `${charityTenth.percent}% to charity`, lines: [sharers(charityTenth.charities)] }]
      : []),
    ...(guardianSupport ? [{ label: 'Guardians', lines: ['Your estate helps them with the costs of caring'] }] : []),
    ...(will.specifiedAges.length > 0
      ? [
          {
            label: 'Until they are older',
            lines: [
              `What some inherit is looked after until they are ${listedAsChoice(will.specifiedAges.map(String))}`,
            ],
          },
        ]
      : []),
    ...(will.funeral.funeralType
      ? [{ label: 'Funeral', lines: [funeralWishesQuestions.funeralType.options[will.funeral.funeralType]] }]
      : []),
    ...(exclusions.length > 0 ? [{ label: 'Left out', lines: [namesOf(exclusions.map(({ person }) => person))] }] : []),
  ];
}
