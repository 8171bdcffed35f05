import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed, listedAsChoice } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { isPassedOn, kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { ProvisionKind } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';
import { minorsOf } from '@plainwill/contracts/will-data/will/readiness';
import { withOneStop } from '@plainwill/law/wording/phrases';
import { spokenNames } from '../../../shared/people/spoken-names.ts';
import { sectionOfKind } from '../../answer-place/section-place.ts';
import { prioritiesOf } from '../../sections/guardians/guardian-model.ts';
import { firstBeneficiaries, maxNames, type Names, namesIn, shortList } from './name-lists.ts';
import { provisionSentence } from './provision-sentences.ts';
import { type ResidueLevel, type ResidueShare, residueLevelsOf } from './residue-levels.ts';

/** The will in a few short passages, as somebody would tell it to a friend. What is not decided yet is left out. */
export function inShort(testatorRecord: TestatorRecord, asOf: CalendarDate): string[] {
  const names = spokenNames(testatorRecord);
  const toldOf = (isTold: (kind: ProvisionKind) => boolean) =>
    testatorRecord.provisions
      .filter(({ kind }) => isTold(kind))
      .map((provision) => provisionSentence(provision, names));
  return [
    executorsSentence(testatorRecord, names),
    guardiansSentence(testatorRecord, names, asOf),
    giftsSentence(testatorRecord, names),
    // A pet goes as a gift does, before the rest.
    ...toldOf((kind) => sectionOfKind[kind] === 'gifts'),
    residueSentences(testatorRecord, asOf),
    ...toldOf((kind) => sectionOfKind[kind] !== 'gifts'),
    funeralSentence(testatorRecord),
  ].flatMap((passage) => (passage === '' ? [] : withOneStop(passage)));
}

function executorsSentence({ executors }: TestatorRecord, names: Names): string {
  const ofRole = (role: string) =>
    namesIn(
      executors.toSorted((a, b) => a.position - b.position).flatMap((row) => (row.role === role ? [row.personId] : [])),
      names,
    );
  const chosen = ofRole('primary');
  // With backups alone nobody would be appointed, so they are the appointment.
  const primaries = chosen.length > 0 ? chosen : ofRole('backup');
  const [next, ...later] = chosen.length > 0 ? ofRole('backup').filter((name) => !primaries.includes(name)) : [];
  const [first, ...others] = primaries;
  if (!first) return '';
  const act =
    others.length > 0 ? `${shortList(primaries)} carry out your will together` : `${first} carries out your will`;
  if (!next) return `${act}.`;
  const then = later.length > 0 ? `, then ${shortList(later)}` : '';
  return `${act}. ${next} steps in if ${others.length > 0 ? 'one of them' : first} can’t${then}.`;
}

function guardiansSentence(testatorRecord: TestatorRecord, names: Names, asOf: CalendarDate): string {
  const plans = minorsOf(testatorRecord, asOf).flatMap(({ id }) => {
    const plan = testatorRecord.guardians.find(({ childId }) => childId === id);
    const steps = plan ? [plan.primaryIds, ...prioritiesOf(plan).map(({ memberIds }) => memberIds)] : [];
    const chosen = steps.map((ids) => listed(namesIn(ids, names))).filter(Boolean);
    return chosen.length > 0 ? [{ child: names.get(id) ?? '', chosen: chosen.join(', then ') }] : [];
  });
  const alike = [...Map.groupBy(plans, ({ chosen }) => chosen)].map(([chosen, some]) => ({
    chosen,
    children: some.map(({ child }) => child),
  }));
  const [only, ...others] = alike;
  if (!only) return '';
  if (others.length === 0)
    return `If ${listedAsChoice(only.children)} needs a guardian, you have chosen ${only.chosen}.`;
  return `The guardians you have chosen: ${alike.map(({ chosen, children }) => `for ${listed(children)}, ${chosen}`).join('; ')}.`;
}

const maxGifts = 3;

function giftsSentence(testatorRecord: TestatorRecord, names: Names): string {
  const { gifts, settings, provisions } = testatorRecord;
  // Provisions of the section of gifts have sentences of their own.
  const givesOtherwise = provisions.some(({ kind }) => sectionOfKind[kind] === 'gifts');
  if (gifts.length === 0) return settings.hasNoSpecificGifts && !givesOtherwise ? 'You leave no specific gifts.' : '';
  const giftTexts = gifts
    .toSorted((a, b) => a.position - b.position)
    .map((gift) => giftText(gift, testatorRecord, names));
  const more = giftTexts.length - maxGifts;
  const listed = more > 0 ? [...giftTexts.slice(0, maxGifts), `and ${more} more`] : giftTexts;
  return `You leave ${giftTexts.length === 1 ? 'one gift' : `${giftTexts.length} gifts`}: ${listed.join('; ')}.`;
}

function giftText(gift: Gift, { spouseDetails }: TestatorRecord, names: Names): string {
  // A pension's payment is for those who run it to decide.
  const asked = gift.giftType === 'pension_plan' ? ' (as a request)' : '';
  const spouse = names.get(spouseDetails?.id ?? '') ?? 'your spouse or partner';
  const condition = gift.onlyIfSpouseFails ? ` (only if ${spouse} dies before you)` : '';
  if (!isPassedOn(gift.giftType)) return `what you are owed by ${firstBeneficiaries(gift.recipients, names)}, forgiven`;
  return `${giftDescription(gift)} to ${firstBeneficiaries(gift.recipients, names)}${asked}${condition}`;
}

const maxItemLength = 50;

function giftDescription({ giftType, itemDescription, cashAmount, amountEach, provider }: Gift): string {
  const item = itemDescription.replace(/\s+/g, ' ').trim();
  const shortItem = item.length > maxItemLength ? `${item.slice(0, maxItemLength).trim()}…` : item;
  return kindsOfGift[giftType].nameInShort({
    item: shortItem && `“${shortItem}”`,
    sum: cashAmount === null ? '' : poundsText(cashAmount),
    isEach: amountEach,
    provider,
  });
}

function residueSentences(testatorRecord: TestatorRecord, asOf: CalendarDate): string {
  const [first, second, ...later] = residueLevelsOf(testatorRecord, asOf);
  if (!first) return '';
  const estate = testatorRecord.gifts.length > 0 ? 'The rest of your estate' : 'Your estate';
  const otherwise = second ? ` ${second.condition}, it goes to ${sharedBy(second)}.` : '';
  const atLast = later.length > 0 ? ` Next in line: ${later.map(sharedBy).join('; then ')}.` : '';
  return `${estate} goes to ${sharedBy(first)}.${otherwise}${atLast}`;
}

/** "Rosie and Martha in equal shares, each at 18". */
function sharedBy({ shares, isShared }: ResidueLevel): string {
  const names = shares.map(({ name }) => name);
  const isSetInFull = isShared === 'as set' && shares.every(({ percentage }) => percentage) && names.length <= maxNames;
  const who = isSetInFull
    ? listed(shares.map(({ name, percentage }) => `${name} (${percentage})`))
    : shortList(names) + { alone: '', equally: ' in equal shares', 'as set': ' in the shares you set' }[isShared];
  return who + waitingText(shares);
}

function waitingText(shares: readonly ResidueShare[]): string {
  const waiting = shares.filter(({ age }) => age !== null);
  const age = waiting[0]?.age ?? null;
  if (age === null) return '';
  if (waiting.length < shares.length) return `, ${shortList(waiting.map(({ name }) => name))} at ${age}`;
  return shares.length === 1 && !shares[0]?.isClass ? ` at ${age}` : `, each at ${age}`;
}

const funeralSentences: Record<FuneralType, string> = {
  burial: 'You would like to be buried.',
  cremation: 'You would like to be cremated.',
  medical_science: 'You give your body to medical science.',
  no_preference: 'Your family decides whether you are buried or cremated.',
};

function funeralSentence({ funeralWishes }: TestatorRecord): string {
  if (!funeralWishes?.funeralType) return '';
  return funeralSentences[funeralWishes.funeralType];
}
