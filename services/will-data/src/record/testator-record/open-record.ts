import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ClaimedQuestionnaire } from '@plainwill/contracts/will-data/questionnaire';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { GuardianGroup, GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { openDrafts } from '../drafts/open-drafts.ts';
import { decryptFields, type EncryptedTable } from '../encryption/encrypted-fields.ts';
import { defaultSettings } from '../will-settings/default-settings.ts';
import { openProvisions } from './open-provisions.ts';

/** The plans of `guardianRows`, with the names of their groups opened. */
export function openPlans(vault: Vault, accountId: AccountId, rows: readonly object[]): GuardianPlan[] {
  const opened = ({ name, ...group }: GuardianGroup): GuardianGroup => {
    const { groupName } = decryptFields<{ groupName: string }>(vault, 'guardian_groups', accountId, {
      groupName: name,
    });
    return { ...group, name: groupName };
  };
  return (rows as readonly GuardianPlan[]).map((plan) => ({ ...plan, groups: plan.groups.map(opened) }));
}

/** The rows of a testator record, as they are stored. */
type RecordRows = Record<keyof TestatorRecord, object[]>;

/** A testator record of its rows, decrypted. */
export function openRecord(vault: Vault, accountId: AccountId, rows: RecordRows): TestatorRecord {
  const opened = <Wire extends object>(table: EncryptedTable, encrypted: object[]) =>
    encrypted.map((row) => decryptFields<Wire>(vault, table, accountId, row));
  const [questionnaire = null] = opened<ClaimedQuestionnaire>('questionnaires', rows.questionnaire);
  const [personalDetails = null] = opened<NonNullable<TestatorRecord['personalDetails']>>(
    'personal_details',
    rows.personalDetails,
  );
  const [funeralWishes = null] = opened<NonNullable<TestatorRecord['funeralWishes']>>(
    'funeral_wishes',
    rows.funeralWishes,
  );
  const [homeDetails = null] = opened<HomeDetails>('home_details', rows.homeDetails);
  const [spouseDetails = null] = opened<SpouseDetails>('spouse_details', rows.spouseDetails);
  const [residue = { version: 0, recipients: [] }] = rows.residue as Residue[];
  const [settings = defaultSettings] = opened<WillSettings>('will_settings', rows.settings);
  return {
    questionnaire,
    drafts: openDrafts(vault, accountId, rows.drafts),
    personalDetails,
    homeDetails,
    spouseDetails,
    children: opened('children', rows.children),
    contacts: opened('contacts', rows.contacts),
    executors: rows.executors as Executor[],
    funeralWishes,
    gifts: opened('gifts', rows.gifts),
    guardians: openPlans(vault, accountId, rows.guardians),
    residue,
    provisions: openProvisions(vault, accountId, rows.provisions),
    settings,
  };
}
