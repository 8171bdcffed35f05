import pg from 'pg';
import { databaseVariables, type ServiceWithDatabase } from '../../../../services.ts';
import { migrate } from '../migrate.ts';
import { baseline, migrationsTable } from '../recorded-migrations.ts';

/** The rows that 0.2.0 has recorded in a database that it migrated. */
export const migrationsOf020 = {
  identity: [
    'Migration20261120_AddAccountsAndSessions',
    'Migration20261120_AddLinksDevicesAndAuditLog',
    'Migration20261121_AddTraceToOutbox',
    'Migration20261121_SettleTheOutbox',
    'Migration20261122_AddUserSearch',
    'Migration20261122_KeepWhoGrantedARole',
    'Migration20261122_LinkAuditEntries',
    'Migration20261123_PruneAuditLog',
    'Migration20261124_TakeWhatTheVersionBeforeWrites',
    'Migration20261125_KnowWhenAccountsWereUsed',
    'Migration20261126_CountWrongPasswords',
    'Migration20261127_BindConfirmationToBrowser',
    'Migration20261128_DisableAccounts',
    'Migration20261129_SealAuditLog',
    'Migration20261130_ReadUsersByTheirChanges',
    'Migration20261130_StoreNamesEncrypted',
    'Migration20261201_TellSessionChanges',
    'Migration20261202_AddReviewers',
    'Migration20261203_AddSecondSteps',
    'Migration20261204_AddStaffRecoveries',
    'Migration20261204_IndexGrowingTables',
  ],
  'will-data': [
    'Migration20261120_AddTestatorsAndTheirAnswers',
    'Migration20261121_AddClaimedQuestionnaires',
    'Migration20261121_AddEveryAnswer',
    'Migration20261122_AddAgesAndCharitiesOfContacts',
    'Migration20261122_AddAuditLog',
    'Migration20261122_AddSeenWills',
    'Migration20261122_AddSigningCopies',
    'Migration20261122_MarkWhatSupportSaved',
    'Migration20261123_AddHowTheWillIsSigned',
    'Migration20261123_AddTiesOutsideTheHome',
    'Migration20261123_PruneAuditLog',
    'Migration20261124_TakeWhatTheVersionBeforeWrites',
    'Migration20261128_RememberErasedAccounts',
    'Migration20261129_SealAuditLog',
    'Migration20261130_SealWhoAndWhere',
    'Migration20261201_OfferNamesToAccounts',
    'Migration20261202_TakeAnyCountryCode',
    'Migration20261203_LetStaffSavePart',
    'Migration20261204_CountWillsByDay',
    'Migration20261206_AddProvisionsAndClasses',
    'Migration20261207_AddReviews',
    'Migration20261208_ApproveAnewAfterDisagreement',
    'Migration20261209_WatchReviews',
    'Migration20261210_IndexReviewsByDecision',
    'Migration20261211_IndexGrowingTables',
  ],
  'address-lookup': ['Migration20261121_AddAddressBook', 'Migration20261124_AddCharities'],
  notifications: [
    'Migration20261120_AddSubmissionsDeliveriesAndSentEmails',
    'Migration20261121_AddTraceToOutbox',
    'Migration20261121_DeliverLeadsAndKeepIntegrationSettings',
    'Migration20261122_LetStaffWorkEnquiries',
    'Migration20261122_LinkAuditEntries',
    'Migration20261123_FindLeadsByMarks',
    'Migration20261123_PruneAuditLog',
    'Migration20261124_TakeWhatTheVersionBeforeWrites',
    'Migration20261129_SealAuditLog',
    'Migration20261130_KeepComplaints',
    'Migration20261201_IndexGrowingTables',
    'Migration20261202_ForgetSentEmails',
  ],
} satisfies Partial<Record<ServiceWithDatabase, string[]>>;

export const servicesOf020 = Object.keys(migrationsOf020) as (keyof typeof migrationsOf020)[];

/** Makes the tables of 0.2.0 in an empty database, with what 0.2.0 recorded, or one that ran only the `names`; none of a service that is newer. */
export async function migrateAs020(
  service: ServiceWithDatabase,
  environment: Record<string, string>,
  names = (migrationsOf020 as Partial<Record<ServiceWithDatabase, string[]>>)[service],
) {
  if (!names) return;
  await migrate(service, environment, [baseline]);
  const client = new pg.Client({ connectionString: environment[databaseVariables[service]] });
  await client.connect();
  await client.query(`delete from ${migrationsTable}`);
  for (const name of names) await client.query(`insert into ${migrationsTable} (name) values ($1)`, [name]);
  await client.end();
}
