import type { ProvisionKind } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPlace, SectionPart } from '@plainwill/contracts/will-data/will/answer-place';

/** A section of the Will Maker, and in it one row and one field, as far as the answer has them. */
export interface SectionPlace {
  part: SectionPart;
  recordId: string | null;
  field: string | null;
  /** The group of questions, where the field does not tell it. */
  step?: string;
}

/** An answer, or the answers of a row. */
type Place = Pick<AnswerPlace, 'part' | 'recordId'> & { field?: string | null };

type SectionRecord = Pick<TestatorRecord, 'provisions' | 'personalDetails' | 'residue'>;

/** The section that each kind of provision is asked in. */
export const sectionOfKind: Readonly<Record<ProvisionKind, SectionPart>> = {
  homeTrust: 'homeDetails',
  belongings: 'gifts',
  pet: 'gifts',
  digitalAssets: 'gifts',
  guardianSupport: 'guardianship',
  laterGuardians: 'children',
  charityTenth: 'residue',
  residueFallback: 'residue',
  advance: 'residue',
  exclusion: 'residue',
};

/** The kind of a stored provision, or the kind itself where none of it is stored. */
function kindOf(recordId: string | null, { provisions }: SectionRecord): ProvisionKind | null {
  const stored = provisions.find(({ id }) => id === recordId)?.kind;
  return stored ?? (recordId !== null && recordId in sectionOfKind ? (recordId as ProvisionKind) : null);
}

/** The section in which an answer is given. */
export function sectionPlace({ part, recordId, field = null }: Place, record: SectionRecord): SectionPlace {
  if (part === 'settings') return placeOfSetting(field, record);
  if (part !== 'provisions') return { part, recordId, field };
  const kind = kindOf(recordId, record);
  // The last resort is chosen in the section itself; only its charities have a dialog.
  if (kind === 'residueFallback' && field !== 'recipients')
    return { part: 'residue', recordId: null, field, step: 'nobody' };
  const place = { part: kind ? sectionOfKind[kind] : ('gifts' as const), recordId, field };
  if (place.part === 'residue') return { ...place, step: 'nobody' };
  return kind === 'homeTrust' ? { ...place, step: 'ownership' } : place;
}

const sectionsOfSettings: Readonly<Record<string, SectionPart>> = {
  hasNoSpecificGifts: 'gifts',
  includePartner: 'spouseDetails',
  isMirrorWill: 'spouseDetails',
  plannedEvent: 'spouseDetails',
  hasChildWhoDied: 'children',
};

const stepsOfResidue: Readonly<Record<string, string>> = {
  childrenInheritanceAge: 'age',
  grandchildrenInherit: 'next',
};

function placeOfSetting(field: string | null, { personalDetails, residue }: SectionRecord): SectionPlace {
  const place = { recordId: null, field };
  const isOfPartner = personalDetails?.maritalStatus === 'partner';
  if (field === 'intendedSpouseId' || (field === 'plannedEvent' && !isOfPartner))
    return { ...place, part: 'personalDetails', step: 'about' };
  if (field === 'protectionAdvice') return { ...place, part: residue.recipients.length > 0 ? 'residue' : 'gifts' };
  const part = field ? sectionsOfSettings[field] : undefined;
  return part ? { ...place, part } : { ...place, part: 'residue', step: stepsOfResidue[field ?? ''] ?? 'nobody' };
}
