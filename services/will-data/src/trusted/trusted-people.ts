import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { TrustedList, TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { defaultWaitDays } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import type { CallContext } from '../context.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { PersonalDetailsSchema } from '../record/personal-details/personal-details.entity.ts';
import { ReleaseSettingsSchema, TrustedPersonSchema } from './trusted-person.entity.ts';

export type TrustedRow = InferEntity<typeof TrustedPersonSchema>;
type Own = Pick<CallContext, 'em' | 'vault' | 'today'> & { account: { id: AccountId } };

export const trustedRowsOf = ({ em, account }: Pick<Own, 'em' | 'account'>): Promise<TrustedRow[]> =>
  em.find(
    TrustedPersonSchema,
    { accountId: account.id },
    { orderBy: { invitedOn: 'asc', id: 'asc' }, disableIdentityMap: true },
  );

export const firstNameOf = ({ vault, account }: Pick<Own, 'vault' | 'account'>, { firstName }: { firstName: string }) =>
  decryptFields<{ firstName: string }>(vault, 'trusted_people', account.id, { firstName }).firstName;

interface OpenedRow {
  person_id: string;
  thing: TrustedPerson['opened'][number]['thing'];
  times: number;
  last_on: CalendarDate;
}

/** How often each thing was opened. SQL, for it is counted there. */
const openedOf = ({ em, account }: Own): Promise<OpenedRow[]> =>
  em.execute<OpenedRow[]>(
    `select person_id, thing, count(*)::int as times, (max(at) at time zone 'Europe/London')::date::text as last_on
     from trusted_openings where account_id = ? group by person_id, thing order by max(at) desc`,
    [account.id],
  );

/** Nobody has to say that a journey is over. */
const ifAhead = (day: CalendarDate | null | undefined, today: CalendarDate) => (day && day > today ? day : null);

/** Everybody whom an account trusts, and how a release is asked for. */
export async function trustedListOf(own: Own): Promise<TrustedList> {
  const [rows, opened] = [await trustedRowsOf(own), await openedOf(own)];
  const release = await own.em.findOne(
    ReleaseSettingsSchema,
    { accountId: own.account.id },
    { disableIdentityMap: true },
  );
  return {
    people: rows.map(({ id, firstName, state, mayAsk, things, invitedOn, acceptedOn, version }) => ({
      id,
      firstName: firstNameOf(own, { firstName }),
      state,
      mayAsk,
      things,
      invitedOn,
      acceptedOn: acceptedOn ?? null,
      version,
      opened: opened
        .filter((row) => row.person_id === id)
        .map(({ thing, times, last_on: lastOn }) => ({ thing, times, lastOn })),
    })),
    release: {
      waitDays: release?.waitDays ?? defaultWaitDays,
      twoMustAsk: release?.twoMustAsk ?? false,
      awayUntil: ifAhead(release?.awayUntil, own.today),
      version: release?.version ?? 0,
    },
  };
}

/** An owner’s name as they have told us; null where they have not. */
export async function ownerNameOf(em: EntityManager, vault: CallContext['vault'], owner: AccountId) {
  const details = await em.findOne(PersonalDetailsSchema, { accountId: owner }, { disableIdentityMap: true });
  if (!details) return null;
  const { firstName, middleNames, lastName } = details;
  const names = decryptFields<Pick<PersonalDetails, 'firstName' | 'middleNames' | 'lastName'>>(
    vault,
    'personal_details',
    owner,
    { firstName, middleNames, lastName },
  );
  return nameOf({ ...names, middleNames: names.middleNames ?? '' }) || null;
}
