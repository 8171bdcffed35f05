import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ClaimedQuestionnaire } from '@plainwill/contracts/will-data/questionnaire';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import type { GuardianGroup, GuardianPlan } from '@plainwill/contracts/will-data/records/guardians';
import type { HomeDetails } from '@plainwill/contracts/will-data/records/home-details';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import type { TestatorRecord, testatorRecordContract } from '@plainwill/contracts/will-data/testator-record';
import type { Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../../context.ts';
import { childRows } from '../children/child.entity.ts';
import { contactRows } from '../contacts/contact.entity.ts';
import { decryptFields, type EncryptedTable } from '../encryption/encrypted-fields.ts';
import { executorRows } from '../executors/executor.entity.ts';
import { funeralWishesRows } from '../funeral-wishes/funeral-wishes.entity.ts';
import { giftRows } from '../gifts/gift.entity.ts';
import { guardianRows } from '../guardians/guardian.entity.ts';
import { homeDetailsRows } from '../home-details/home-details.entity.ts';
import { personalDetailsRows } from '../personal-details/personal-details.entity.ts';
import { provisionRows } from '../provisions/provision.entity.ts';
import { claimedQuestionnaireRows } from '../questionnaire/claimed-questionnaire.entity.ts';
import { residueRows } from '../residue/residuary-recipient.entity.ts';
import { readRows } from '../rows/read-rows.ts';
import { spouseDetailsRows } from '../spouse-details/spouse-details.entity.ts';
import { defaultSettings, willSettingsRows } from '../will-settings/will-settings.entity.ts';
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

/** Everything the account has told us, in one statement. */
export async function testatorRecordOf(em: EntityManager, vault: Vault, accountId: AccountId): Promise<TestatorRecord> {
  const rows = await readRows(em, accountId, {
    questionnaire: claimedQuestionnaireRows,
    personalDetails: personalDetailsRows,
    homeDetails: homeDetailsRows,
    spouseDetails: spouseDetailsRows,
    children: childRows,
    contacts: contactRows,
    executors: executorRows,
    funeralWishes: funeralWishesRows,
    gifts: giftRows,
    guardians: guardianRows,
    residue: residueRows,
    provisions: provisionRows,
    settings: willSettingsRows,
  });
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

export const testatorRecord: HandlersOf<typeof testatorRecordContract, CallContext> = {
  get: ({ ctx: { em, vault, account } }) => testatorRecordOf(em, vault, account.id),
};
