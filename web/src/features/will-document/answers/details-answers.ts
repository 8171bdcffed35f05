import { nameOf as fullNameOf } from '@plainwill/contracts/will-data/people';
import { printDate } from '../../../ui/dates-and-money/date-text.ts';
import { homeDetailsLabels, homeDetailsText, printHomeDetail } from '../../home-details/home-details-model.ts';
import { contactRoleLabels } from '../../people/contact-model.ts';
import { personalDetailsLabels, printPersonalDetail } from '../../personal-details/personal-details-model.ts';
import { printSpouseRelationship, spouseDetailsLabels } from '../../spouse-details/spouse-details-model.ts';
import { type Answer, answered, type Behind, fieldOf, orAll, placeOf } from './answer.ts';

const nameColumns = ['first_name', 'middle_names', 'last_name'];
const addressColumns = ['address', 'line_1', 'line_2', 'town_or_city', 'county'];
const hasAny = (columns: ReadonlySet<string>, some: readonly string[]) => some.some((column) => columns.has(column));

const tieColumns = { is_domiciled_here: 'isDomiciledHere', has_foreign_assets: 'hasForeignAssets' } as const;

/** What is asked with the home, and kept with the person where a clause is made from it. */
function tieAnswers({ testatorRecord: { homeDetails }, columns }: Behind): Answer[] {
  const of = homeDetailsText(homeDetails);
  return Object.entries(tieColumns).flatMap(([column, field]) =>
    columns.has(column)
      ? answered(
          homeDetailsLabels[field],
          printHomeDetail(field, of[field]) || 'Not answered',
          placeOf('homeDetails', field),
        )
      : [],
  );
}

export const personalAnswers = (behind: Behind): Answer[] => [...ownAnswers(behind), ...tieAnswers(behind)];

function ownAnswers({ testatorRecord: { personalDetails }, columns }: Behind): Answer[] {
  if (!personalDetails) return [];
  const name = [personalDetails.firstName, personalDetails.middleNames, personalDetails.lastName];
  const others = [...columns].filter((column) => !nameColumns.includes(column)).map(fieldOf);
  return [
    ...(hasAny(columns, nameColumns)
      ? answered('Your name', name.filter(Boolean).join(' '), placeOf('personalDetails', 'firstName'))
      : []),
    ...others.flatMap((field) => {
      const value = (personalDetails as unknown as Record<string, string | null>)[field];
      const label = (personalDetailsLabels as Record<string, string>)[field] ?? '';
      return answered(label, value && printPersonalDetail(field, value), placeOf('personalDetails', field));
    }),
  ];
}

export function homeAnswers({ testatorRecord: { homeDetails }, columns, nameOf }: Behind): Answer[] {
  if (!homeDetails) return [];
  const { address, postcode, homeOwnership, tenancyType, coOwnerId } = homeDetails;
  const isWhole = hasAny(columns, addressColumns);
  const choice = (column: string, field: 'homeOwnership' | 'tenancyType' | 'coOwnerId', value: string | null) =>
    columns.has(column) ? answered(homeDetailsLabels[field], value, placeOf('homeDetails', field)) : [];
  return [
    ...(isWhole ? answered('Your home', address, placeOf('homeDetails', 'line1')) : []),
    ...(columns.has('postcode') && !isWhole
      ? answered(homeDetailsLabels.postcode, postcode, placeOf('homeDetails', 'postcode'))
      : []),
    ...choice('home_ownership', 'homeOwnership', homeOwnership && printHomeDetail('homeOwnership', homeOwnership)),
    ...choice('tenancy_type', 'tenancyType', tenancyType && printHomeDetail('tenancyType', tenancyType)),
    ...choice('co_owner_id', 'coOwnerId', coOwnerId && nameOf(coOwnerId)),
  ];
}

export function spouseAnswers({ testatorRecord: { spouseDetails }, columns }: Behind): Answer[] {
  if (!spouseDetails) return [];
  const { fullName, relationship, intendingToMarry } = spouseDetails;
  const at = (field: string) => placeOf('spouseDetails', field);
  return [
    ...(columns.has('full_name') ? answered('Your spouse or partner', fullName, at('fullName')) : []),
    ...(columns.has('relationship')
      ? answered(spouseDetailsLabels.relationship, printSpouseRelationship(relationship), at('relationship'))
      : []),
    ...(columns.has('intending_to_marry')
      ? answered(spouseDetailsLabels.intendingToMarry, intendingToMarry ? 'Yes' : 'No', at('intendingToMarry'))
      : []),
  ];
}

export function childAnswers({ testatorRecord: { children }, columns, named, nameOf }: Behind): Answer[] {
  return orAll(named(children, fullNameOf), children).flatMap((child) => {
    const name = fullNameOf(child);
    const at = (field: string) => placeOf('children', field, child.id);
    return [
      ...(hasAny(columns, nameColumns) ? answered('Your child', name, at('firstName')) : []),
      ...(columns.has('relationship') ? answered(`You are, to ${name}`, child.relationship, at('relationship')) : []),
      ...(columns.has('date_of_birth')
        ? answered(`${name}’s date of birth`, printDate(child.dateOfBirth), at('dateOfBirth'))
        : []),
      ...(columns.has('parental_responsibility')
        ? answered(
            `Your parental responsibility for ${name}`,
            child.parentalResponsibility,
            at('parentalResponsibility'),
          )
        : []),
      ...(columns.has('other_parent_id')
        ? answered(`${name}’s other parent`, child.otherParentId && nameOf(child.otherParentId), at('otherParentId'))
        : []),
    ];
  });
}

export function contactAnswers({ testatorRecord: { contacts }, columns, named }: Behind): Answer[] {
  return named(contacts, fullNameOf).flatMap((contact) => {
    const name = fullNameOf(contact);
    const at = (field: string) => placeOf('contacts', field, contact.id);
    return [
      ...(columns.has('role')
        ? answered(`${name}’s relationship to you`, contactRoleLabels[contact.role], at('role'))
        : []),
      ...(hasAny(columns, addressColumns) ? answered(`${name}’s address`, contact.address, at('line1')) : []),
    ];
  });
}
