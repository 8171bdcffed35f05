import { expect, inject } from 'vitest';
import { eventually } from './patience.ts';
import type { Delivery } from './webhook-receiver.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

/** A running product: its address, and the folder with its data. */
export interface Site {
  url: string;
  dataDir: string;
}

/** The newest mail to an address, with these words in its subject or text. */
export const mailTo = ({ url }: Site, address: string, phrase = ''): Promise<Mail> =>
  eventually(async () => {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[];
    const mail = mails.find(({ to, subject, text }) => to === address && `${subject} ${text}`.includes(phrase));
    expect(mail, `no mail to ${address} yet`).toBeDefined();
    return mail as Mail;
  });

/** The shared site's receiver has these deliveries of what one journey entered, once it has any. */
export const deliveriesWith = (field: 'submissionId' | 'email', value: string): Promise<Delivery[]> =>
  eventually(async () => {
    const all = (await (await fetch(inject('sharedReceiver'))).json()) as Delivery[];
    const deliveries = all.filter(({ body }) => body[field] === value);
    expect(deliveries.length, `nothing with the ${field} ${value} yet`).toBeGreaterThan(0);
    return deliveries;
  });

/** Settles when the process has ended. */
export const untilEnded = (pid: number) => eventually(() => expect(() => process.kill(pid, 0)).toThrow());
