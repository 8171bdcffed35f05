import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  name: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  idHash: text('id_hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const personalDetails = pgTable('personal_details', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  version: integer().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  dateOfBirth: date('date_of_birth'),
  email: text(),
  mobileCountryCode: text('mobile_country_code'),
  mobileNumber: text('mobile_number'),
  occupation: text(),
});

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  action: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
