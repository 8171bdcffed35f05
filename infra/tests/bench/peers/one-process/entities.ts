import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    name: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type Account = InferEntity<typeof Account>;

export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    idHash: p.text().primary(),
    account: () => p.manyToOne(Account),
    expiresAt: p.datetime(),
  },
});

export const PersonalDetails = defineEntity({
  name: 'PersonalDetails',
  tableName: 'personal_details',
  properties: {
    accountId: p.uuid().primary(),
    version: p.integer().version().default(1),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    dateOfBirth: p.date().nullable(),
    email: p.text().nullable(),
    mobileCountryCode: p.text().nullable(),
    mobileNumber: p.text().nullable(),
    occupation: p.text().nullable(),
  },
});

export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.bigint().primary(),
    accountId: p.uuid(),
    action: p.text(),
    at: p.datetime(),
  },
});
