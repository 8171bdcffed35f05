import type { Contact } from '@plainwill/contracts/will-data/contacts';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import { relationshipOf } from '../people/relationships.ts';
import { printMobile } from '../personal-details/personal-answers.ts';

interface ExecutorCardProps {
  name: string;
  kind: PersonKind | undefined;
  /** What is stored of them, if they are a contact. */
  contact: Contact | undefined;
}

/** Who an executor is, and where they are reached. */
export function ExecutorCard({ name, kind, contact }: ExecutorCardProps) {
  const reach = contact && [phoneOf(contact), contact.email, contact.address].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p className="text-small text-muted">
        {contact ? relationshipOf(contact.role) : kind === 'child' ? 'Your child' : 'Your spouse or partner'}
      </p>
      {reach && reach.length > 0 && <p className="text-small text-muted">{reach.join(' · ')}</p>}
    </div>
  );
}

const phoneOf = ({ mobileCountryCode, mobileNumber }: Contact) =>
  mobileNumber &&
  (mobileCountryCode === '+44' ? '' : `${mobileCountryCode} `) + printMobile(mobileCountryCode, mobileNumber);
