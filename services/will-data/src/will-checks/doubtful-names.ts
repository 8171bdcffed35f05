import type { AnswerPlace } from '@plainwill/contracts/will-data/will/will-checks';
import { asEnding } from '../will/language/phrases.ts';
import { at } from './check.ts';
import type { Known } from './known.ts';

interface NamedRow {
  first_name: string;
  middle_names: string;
  last_name: string;
  full_name?: string;
}

interface Written {
  value: string;
  place: AnswerPlace;
}

const placeholders = ['test', 'tbc', 'n/a', 'none', 'unknown'];

// One character is a whole name where each stands for a syllable.
const isLoneLetter = (name: string) => /^\p{L}$/u.test(name) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(name);

const isDoubtful = ({ value }: Written) =>
  isLoneLetter(value) || /\d/.test(value) || placeholders.includes(value.toLowerCase());

/** Every part of a name that cannot be all of it, or was put in to fill the field. */
export function doubtfulNames({ facts, people, will, appointed, beneficiaries }: Known): Written[] {
  const { personal_details, spouse_details, children, contacts } = facts;
  const used = contacts.filter(({ id, is_charity }) => {
    const person = people.find(id, 'contact');
    const isInUse = person && (appointed.has(person) || beneficiaries.has(person) || person === will.home.coOwner);
    return isInUse && !is_charity;
  });
  return [
    ...namesIn(personal_details, (field) => at('personalDetails', field)),
    ...(people.spouse ? [{ value: asEnding(spouse_details.full_name), place: at('spouseDetails', 'fullName') }] : []),
    ...children.flatMap((child) => namesIn(child, (field) => at('children', field, child.id))),
    ...used.flatMap((contact) => namesIn(contact, (field) => at('contacts', field, contact.id))),
  ].filter(isDoubtful);
}

function namesIn(row: NamedRow, place: (field: string) => AnswerPlace): Written[] {
  const parts = [
    { value: row.first_name, field: 'firstName' },
    { value: row.middle_names, field: 'middleNames' },
    { value: row.last_name, field: 'lastName' },
  ];
  const given = parts.some(({ value }) => value !== '') ? parts : [{ value: row.full_name ?? '', field: 'firstName' }];
  return given.map(({ value, field }) => ({ value: asEnding(value), place: place(field) }));
}
