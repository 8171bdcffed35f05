import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { Call } from '@plainwill/kit/implement';
import type { Log } from '@plainwill/kit/log';
import { startService } from '@plainwill/kit/service/start-service';
import { createLinkTokens } from './accounts/links/link-tokens.ts';
import { indexAccounts } from './accounts/search/index-accounts.ts';
import { createDraftKeys } from './accounts/sessions/draft-keys.ts';
import { watchSessions } from './accounts/sessions/session-changes.ts';
import { createSessions } from './accounts/sessions/sessions.ts';
import { takeChangedNames } from './accounts/take-names.ts';
import type { Config } from './config.ts';
import { createGoogle } from './credentials/google/google-client.ts';
import { countForeignPasskeys } from './credentials/passkeys/count-foreign-passkeys.ts';
import { relyingPartyOf } from './credentials/passkeys/relying-party.ts';
import { createPasswordHashing } from './credentials/passwords/password-hashing.ts';
import { ormOptions } from './database.ts';
import { encryptedTables } from './encrypted-tables.ts';
import { deleteDueAccounts, purge } from './profile/deletion/delete-due-accounts.ts';
import { createErasures } from './profile/deletion/erasures.ts';
import { keptForWill } from './profile/deletion/kept-for-will.ts';
import { retireInactiveAccounts } from './profile/deletion/retire-inactive-accounts.ts';
import { goOnWithRecoveries } from './recovery/slow-recovery/go-on-with-recoveries.ts';
import { goOnWithStaffRecoveries } from './recovery/staff-recoveries/go-on-with-staff-recoveries.ts';
import { createRouter } from './router.ts';
import { purgeSignIns } from './sign-in/purge-sign-ins.ts';
import { askUrgentWork, sendDigests } from './staff/digest/digest.ts';

interface Deps {
  log: Log;
  clock: () => Date;
}

/** The whole identity service without the process; listening when it resolves. */
export async function createServer(config: Config, { log, clock }: Deps) {
  const passwords = createPasswordHashing();
  const linkTokens = createLinkTokens(config.linkKey, config.publicUrl);
  const draftKeyOf = createDraftKeys(config.linkKey);
  const relyingParty = relyingPartyOf(config.publicUrl);
  const staffSecondStep = { isOn: config.isStaffSecondStepOn, from: config.staffSecondStepFrom ?? null };
  const sessions = createSessions({ clock, rpId: relyingParty.rpId, staffSecondStep });
  const sessionWatch = watchSessions(config.databaseUrl, log);
  const google = createGoogle(config);
  const { inactiveWarningMonths: warningMonths, inactiveDeletionMonths: deletionMonths, isStaffRecoveryOn } = config;

  const definition = { name: 'identity', config, ormOptions, encryptedTables, log, clock };
  const service = await startService(definition, async ({ orm, vault, calling, contextOf }) => {
    const foreign = await countForeignPasskeys(orm.em.fork(), relyingParty.rpId);
    if (foreign > 0) log.warn({ people: foreign }, 'people cannot use their passkeys since the address changed');
    const countUrgent = askUrgentWork({ ...config, ...calling });
    const erasures = createErasures({ ...config, ...calling });
    const askWhoStays = keptForWill({ willDataUrl: config.willDataUrl, ...calling });
    const callContextOf = (call: Call) => ({
      ...contextOf(call),
      sessions,
      sessionChanges: sessionWatch.changes,
      passwords,
      linkTokens,
      draftKeyOf,
      google,
      relyingParty,
      isStaffRecoveryOn,
    });
    return {
      router: createRouter(callContextOf, clock),
      repeated: [
        {
          everyMs: hourMs,
          work: () => purge(orm, clock()),
          failure: 'old accounts and sessions could not be removed',
        },
        {
          everyMs: hourMs,
          work: () =>
            retireInactiveAccounts({ orm, now: clock(), warningMonths, deletionMonths, keptForWill: askWhoStays }),
          failure: 'accounts that no one uses could not be looked for',
        },
        {
          everyMs: hourMs,
          work: () => sendDigests({ orm, now: clock(), countUrgent }),
          failure: 'administrators could not be told that work waits',
        },
        {
          everyMs: 2_000,
          work: () => takeChangedNames({ orm, vault, willDataUrl: config.willDataUrl, ...calling }),
          failure: 'changed names could not be taken from personal details',
        },
        {
          everyMs: 200,
          work: () => sessions.flushUses(orm.em.fork()),
          failure: 'when sessions were last used could not be written',
        },
        {
          everyMs: minuteMs,
          work: async () => {
            const { indexed, broken } = await indexAccounts(orm.em.fork(), vault);
            if (indexed > 0) log.info({ indexed }, 'users can be searched for now');
            if (broken > 0) log.error({ broken }, 'users who cannot be decrypted cannot be searched for');
          },
          failure: 'users could not be made searchable',
        },
        {
          everyMs: minuteMs,
          work: () => purgeSignIns(orm.em.fork(), clock()),
          failure: 'sign-ins that were not finished could not be removed',
        },
        {
          everyMs: minuteMs,
          work: () => goOnWithRecoveries({ orm, vault, linkTokens, now: clock(), log }),
          failure: 'recoveries under way could not be read',
        },
        {
          everyMs: minuteMs,
          work: () => goOnWithStaffRecoveries({ orm, vault, linkTokens, now: clock(), log, isOn: isStaffRecoveryOn }),
          failure: 'recoveries by staff could not be read',
        },
        {
          everyMs: minuteMs,
          work: () => deleteDueAccounts({ orm, vault, erasures, now: clock(), log }),
          failure: 'accounts that wait to be deleted could not be read',
        },
      ],
      async close() {
        await sessions
          .flushUses(orm.em.fork())
          .catch((err) => log.warn({ err }, 'the last uses of sessions were not written'));
      },
    };
  });
  return {
    ...service,
    async close() {
      // A gateway that listens would keep the server open.
      await sessionWatch.close();
      await service.close();
    },
  };
}
