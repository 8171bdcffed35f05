import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Executor } from '@plainwill/contracts/will-data/executors';
import type { HomeDetails } from '@plainwill/contracts/will-data/home-details';
import type { Portal, portalContract } from '@plainwill/contracts/will-data/portal';
import type { ClaimedQuestionnaire } from '@plainwill/contracts/will-data/questionnaire';
import type { Residue } from '@plainwill/contracts/will-data/residue';
import type { SpouseDetails } from '@plainwill/contracts/will-data/spouse-details';
import type { WillSettings } from '@plainwill/contracts/will-data/will-settings';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { childRows } from '../children/child.entity.ts';
import { contactRows } from '../contacts/contact.entity.ts';
import type { CallContext } from '../context.ts';
import { executorRows } from '../executors/executor.entity.ts';
import { funeralWishesRows } from '../funeral-wishes/funeral-wishes.entity.ts';
import { giftRows } from '../gifts/gift.entity.ts';
import { guardianRows } from '../guardians/guardian.entity.ts';
import { openPlans } from '../guardians/open-plans.ts';
import { homeDetailsRows } from '../home-details/home-details.entity.ts';
import { personalDetailsRows } from '../personal-details/personal-details.entity.ts';
import { claimedQuestionnaireRows } from '../questionnaire/claimed-questionnaire.entity.ts';
import { readRows } from '../records/read-rows.ts';
import { residueRows } from '../residue/residuary-recipient.entity.ts';
import { openFields } from '../sealing/seal-fields.ts';
import type { SealedTable } from '../sealing/sealed-fields.ts';
import { spouseDetailsRows } from '../spouse-details/spouse-details.entity.ts';
import { usualSettings } from '../will-settings/usual-settings.ts';
import { willSettingsRows } from '../will-settings/will-settings.entity.ts';

/** Everything the account has told us, in one statement. */
export async function portalOf(em: EntityManager, vault: Vault, accountId: AccountId): Promise<Portal> {
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
    settings: willSettingsRows,
  });
  const opened = <Wire extends object>(table: SealedTable, sealed: object[]) =>
    sealed.map((row) => openFields<Wire>(vault, table, accountId, row));
  const [questionnaire = null] = opened<ClaimedQuestionnaire>('questionnaires', rows.questionnaire);
  const [personalDetails = null] = opened<NonNullable<Portal['personalDetails']>>(
    'personal_details',
    rows.personalDetails,
  );
  const [funeralWishes = null] = opened<NonNullable<Portal['funeralWishes']>>('funeral_wishes', rows.funeralWishes);
  const [homeDetails = null] = opened<HomeDetails>('home_details', rows.homeDetails);
  const [spouseDetails = null] = opened<SpouseDetails>('spouse_details', rows.spouseDetails);
  const [residue = { version: 0, recipients: [] }] = rows.residue as Residue[];
  const [settings = usualSettings] = opened<WillSettings>('will_settings', rows.settings);
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
    settings,
  };
}

export const portal: HandlersOf<typeof portalContract, CallContext> = {
  get: ({ ctx: { em, vault, account } }) => portalOf(em, vault, account.id),
};
