import { defineConfig, env, port } from '@plainwill/kit/config/config';
import { createLog } from '@plainwill/kit/log';
import { run } from '@plainwill/kit/process/run';
import { startOpenIdProvider } from '@plainwill/openid/start-openid-provider';
import { z } from 'zod';
import { postgresIn } from '../tools/launcher/postgres/postgres.ts';
import { bookingDesk } from './booking/booking-desk.ts';
import { openBookings } from './booking/bookings.ts';
import { startHttp } from './http.ts';
import { openMailbox, startSmtp } from './mailbox/mailbox.ts';

/**
 * When the launcher is killed, nobody is left to stop the database it started: so this process does. Sessions may end
 * by themselves first, which is how the services finish what they are doing.
 */
function stopDatabaseWithLauncher(databaseDir: string) {
  function stop() {
    // Looked up now: one that died meanwhile has been started again under another number.
    const pid = postgresIn(databaseDir);
    // To PostgreSQL, SIGTERM means: take nobody new, and stop when the last one has gone.
    if (pid !== null) process.kill(pid, 'SIGTERM');
  }
  if (process.connected) process.once('disconnect', stop);
  else stop();
}

// Set by the launcher and by nobody else.
const config = defineConfig({
  port: env('EMBEDDED_PORT', port, 'the port of the embedded parts'),
  mailboxDir: env('MAILBOX_DIR', z.string().optional(), 'where captured mail is kept'),
  smtpPort: env('MAILBOX_SMTP_PORT', port.optional(), 'the port that takes mail'),
  openIdPort: env('OPENID_PORT', port.optional(), 'the port of the local OpenID provider'),
  openIdIssuer: env('OPENID_ISSUER', z.string().optional(), 'its address, as browsers call it'),
  openIdClientId: env('OPENID_CLIENT_ID', z.string().optional(), 'what it calls the site'),
  openIdClientSecret: env('OPENID_CLIENT_SECRET', z.string().optional(), 'what the site proves itself with'),
  openIdRedirectUri: env('OPENID_REDIRECT_URI', z.string().optional(), 'where it sends people back to'),
  bookingsFile: env('BOOKINGS_FILE', z.string().optional(), 'where bookings of the opening meeting are kept'),
  siteOrigin: env('SITE_ORIGIN', z.string().optional(), 'the site that may show the booking page in a frame'),
  postgresDir: env('POSTGRES_DIR', z.string().optional(), 'where the embedded database server keeps its data'),
});

const log = createLog('embedded', 'info');
const settings = config.read(process.env);
// This comes before all that takes time, for the launcher may be killed meanwhile.
if (settings.postgresDir) stopDatabaseWithLauncher(settings.postgresDir);

await run(
  () => log,
  async () => {
    const { port, mailboxDir, smtpPort, bookingsFile, siteOrigin = '', ...openId } = settings;
    const mailbox = mailboxDir ? openMailbox(mailboxDir) : null;
    const smtp =
      mailbox && smtpPort ? await startSmtp({ port: smtpPort, mailbox, clock: () => new Date() }) : undefined;
    const provider = openId.openIdPort
      ? await startOpenIdProvider({
          port: openId.openIdPort,
          issuer: openId.openIdIssuer ?? '',
          clientId: openId.openIdClientId ?? '',
          clientSecret: openId.openIdClientSecret ?? '',
          redirectUri: openId.openIdRedirectUri ?? '',
        })
      : undefined;
    const booking = bookingsFile ? bookingDesk({ bookings: openBookings(bookingsFile), mailbox, siteOrigin }) : null;
    const http = await startHttp({ port, mailbox, booking });
    return {
      async close() {
        await Promise.all([http.close(), smtp?.close(), provider?.close()]);
      },
    };
  },
);
