import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Person } from '@plainwill/contracts/will-data/people';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { rowOf, without } from './question-facts.ts';
import { percentageOf, recipientRow } from './recipient-row.ts';

type Row = Record<string, unknown>;
type People = ReadonlyMap<string, Person>;

const { homeTrust, belongings, pet, digitalAssets, guardianSupport, charityTenth, advance, exclusion } =
  provisionQuestions;
const questions = {
  homeTrust: without(homeTrust, ['occupierId', 'right']),
  // The words of the letter are no part of the will.
  belongings: without(belongings, ['letter']),
  pet: without(pet, ['takerId', 'substituteId']),
  advance: without(advance, ['personId']),
  exclusion: without(exclusion, ['personId']),
};

/** The lists and records that a file of facts keeps of provisions. */
export function provisionRowsOf(provisions: readonly Provision[], people: People): Row {
  const all = <K extends Provision['kind']>(kind: K) =>
    provisions.filter((provision): provision is Extract<Provision, { kind: K }> => provision.kind === kind);
  const one = <K extends Provision['kind']>(kind: K, row: (provision: Extract<Provision, { kind: K }>) => Row) => {
    const [provision] = all(kind);
    return provision ? { id: provision.id, ...row(provision) } : null;
  };
  const recipientRows = ({ recipients }: Provision) => recipients.map((recipient) => recipientRow(recipient, people));
  const person = (name: string, id: PersonId | null) => ({
    [`${name}Type`]: id && people.get(id)?.kind,
    [`${name}Id`]: id,
  });
  return {
    homeTrust: one('homeTrust', (provision) => ({
      ...rowOf(questions.homeTrust, provision),
      kind: provision.right,
      ...person('occupier', provision.occupierId),
      thenTo: recipientRows(provision),
    })),
    residueFallback: one('residueFallback', ({ fallback, recipients }) => ({
      kind: fallback,
      charities: charities(recipients),
    })),
    charityTenth: one('charityTenth', (provision) => ({
      ...rowOf(charityTenth, provision),
      recipients: charities(provision.recipients),
    })),
    personalChattels: one('belongings', (provision) => ({
      ...rowOf(questions.belongings, provision),
      recipients: recipientRows(provision),
    })),
    pets: all('pet').map((provision) => ({
      id: provision.id,
      ...rowOf(questions.pet, provision),
      ...person('taker', provision.takerId),
      ...person('substitute', provision.substituteId),
    })),
    digitalAssets: one('digitalAssets', (provision) => ({
      ...rowOf(digitalAssets, provision),
      recipients: recipientRows(provision),
    })),
    advances: all('advance').map((provision) => ({
      id: provision.id,
      ...rowOf(questions.advance, provision),
      ...person('person', provision.personId),
    })),
    exclusions: all('exclusion').map((provision) => ({
      id: provision.id,
      ...rowOf(questions.exclusion, provision),
      ...person('person', provision.personId),
      madeOn: provision.isSigned ? dayInUnitedKingdom(new Date(provision.savedAt)) : null,
    })),
    guardianSupport: one('guardianSupport', (provision) => rowOf(guardianSupport, provision)),
    laterGuardians: one('laterGuardians', (provision) => ({
      ...person('guardian', provision.guardianId),
      ...person('substitute', provision.substituteId),
    })),
  };
}

const charities = (recipients: readonly Recipient[]) =>
  recipients.map((recipient) => ({ id: recipient.personId, percentage: percentageOf(recipient) }));
