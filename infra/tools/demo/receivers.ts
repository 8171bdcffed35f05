import type { Integrations } from '@plainwill/contracts/notifications/integrations';
import type { WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import type { Visit } from './site-client.ts';

type Caller = Pick<Visit, 'api'>;

interface DemoReceiver {
  name: string;
  /** The stand-in answers with this. */
  status: number;
  events: WebhookEvent[];
}

/** Takes everything, as it has for weeks. */
const crm: DemoReceiver = { name: 'CRM', status: 200, events: ['questionnaire.submitted', 'lead.submitted'] };

/** By what becomes of a delivery to it: it waits for its next try, fails for good, or is not sent. */
const newsletter: DemoReceiver = { name: 'Newsletter', status: 500, events: ['lead.submitted'] };
const oldSpreadsheet: DemoReceiver = { name: 'Old spreadsheet', status: 410, events: ['questionnaire.submitted'] };
const teamChat: DemoReceiver = { name: 'Team chat', status: 200, events: ['lead.submitted'] };

/** The stand-in's address; null where the operator has named other hosts, so that nothing may be sent to it. */
function standInOf({ privateHosts }: Integrations, mailboxUrl: string): string | null {
  const { host, origin } = new URL(mailboxUrl);
  return privateHosts.includes(host) ? origin : null;
}

async function save({ api: { notifications } }: Caller, mailboxUrl: string, { status, ...receiver }: DemoReceiver) {
  const before = await notifications.integrations.get.query();
  const standIn = standInOf(before, mailboxUrl);
  if (!standIn || before.receivers.some(({ name }) => name === receiver.name)) return null;
  const after = await notifications.integrations.save.mutate({
    ...receiver,
    webhookUrl: `${standIn}/receiver/${status}`,
  });
  return after.receivers.find(({ name }) => name === receiver.name) ?? null;
}

/** Saves the receiver that has been there longest, unless it is there already. */
export const saveCrm = (admin: Caller, mailboxUrl: string) => save(admin, mailboxUrl, crm);

/** Saves receivers to which not all is well: what is sent after this waits, fails or is not sent. */
export async function saveOthers(admin: Caller, mailboxUrl: string) {
  await save(admin, mailboxUrl, newsletter);
  await save(admin, mailboxUrl, oldSpreadsheet);
  const stopped = await save(admin, mailboxUrl, teamChat);
  if (stopped) await admin.api.notifications.integrations.stop.mutate({ id: stopped.id });
}
