import { expect } from 'vitest';
import { eventually } from './patience.ts';

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
export const mailTo = ({ url }: Site, address: string, words = ''): Promise<Mail> =>
  eventually(async () => {
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[];
    const mail = mails.find(({ to, subject, text }) => to === address && `${subject} ${text}`.includes(words));
    expect(mail, `no mail to ${address} yet`).toBeDefined();
    return mail as Mail;
  });

/** Settles when the process has ended. */
export const untilEnded = (pid: number) => eventually(() => expect(() => process.kill(pid, 0)).toThrow());
