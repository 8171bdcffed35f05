import { brand, type ReviewSettings } from '@plainwill/contracts/shared/brand';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import type { Log } from '@plainwill/kit/log';
import { startService } from '@plainwill/kit/service/start-service';
import type { Config } from './config.ts';
import { askForCouple } from './couples/couples-of.ts';
import { forgetEnded } from './couples/snapshots.ts';
import { ormOptions } from './database.ts';
import { purgeHoldings } from './holdings/holdings.ts';
import { askWhetherIndependent } from './how-made/agree-from.ts';
import { howMade } from './how-made/keep-how-made.ts';
import { purgeHowMade } from './how-made/purge-how-made.ts';
import { withTestatorKeys } from './how-made/testator-keys.ts';
import { purgeLetters } from './letters/letters.ts';
import { purgeRemoved } from './record/people/people.ts';
import { askForNewAddress } from './release/has-new-address.ts';
import { forgetReleased, runReleases } from './release/run-releases.ts';
import { mailReminders } from './reminders/mail-reminders.ts';
import { approvals } from './review/approval-of.ts';
import { notifyOfVoid, releaseLapsed, remindOfQuestions, returnWhatIsOpen } from './review/desk/lapse.ts';
import { pauseByItself } from './review/desk/pause-by-itself.ts';
import { alarmOfLate } from './review/figures/late.ts';
import { measureReviews } from './review/figures/measure-reviews.ts';
import { addPersonKeys, encryptedWithKeys } from './review/person-keys.ts';
import { askedOnce, askIdentity } from './review/reviewers.ts';
import { createRouter } from './router.ts';
import { purgeUnfinishedScans } from './signing/original/signed-scans.ts';
import { startLawThreads } from './threads.ts';
import { purgeOpenings } from './trusted/trusted.ts';
import { askForInvitations } from './trusted/trusted-invitations.ts';

interface Deps {
  log: Log;
  clock: () => Date;
  /** Those of the brand if left out. */
  reviewSettings?: ReviewSettings;
}

/** The whole will-data service without the process; listening when it resolves. */
export const createServer = (config: Config, { log, clock, reviewSettings = brand }: Deps) =>
  startService(
    {
      name: 'will-data',
      config,
      ormOptions,
      encryptedTables: (vault) => encryptedWithKeys(vault).map(withTestatorKeys(vault)),
      log,
      clock,
    },
    async ({ orm, vault, calling, contextOf }) => {
      // Before anyone is served: without them a conflict is not seen.
      await addPersonKeys(orm.em.fork(), vault);
      const identity = { identityUrl: config.identityUrl, ...calling };
      const reviewers = askIdentity(identity);
      const agreeFrom = askWhetherIndependent(identity);
      const coupleOf = askForCouple(identity);
      const trustedInvitations = askForInvitations(identity);
      const hasNewAddress = askForNewAddress(identity);
      const router = createRouter((call) => {
        if (call.account) startLawThreads();
        const context = contextOf(call);
        return {
          ...context,
          today: dayInUnitedKingdom(context.now),
          reviewers: askedOnce(reviewers),
          coupleOf,
          trustedInvitations,
          hasNewAddress,
          reviewSettings,
          approvals,
          howMade,
          agreeFrom,
        };
      });
      const purge = {
        everyMs: hourMs,
        work: () => purgeRemoved(orm.em.fork(), clock()),
        failure: 'people who were removed could not be deleted',
      };
      const clear = {
        everyMs: hourMs,
        work: () => purgeHoldings(orm.em.fork(), clock()),
        failure: 'entries that were removed from lists for executors could not be deleted',
      };
      const discard = {
        everyMs: hourMs,
        work: () => purgeLetters(orm.em.fork(), clock()),
        failure: 'letters of wishes that were removed could not be deleted',
      };
      const drop = {
        everyMs: hourMs,
        work: () => purgeUnfinishedScans(orm.em.fork(), clock()),
        failure: 'scans of which only a part has come could not be deleted',
      };
      const forget = {
        everyMs: hourMs,
        work: () => forgetEnded(orm.em.fork(), coupleOf, dayInUnitedKingdom(clock())),
        failure: 'what was shared in couples that have ended could not be deleted',
      };
      const purgeMade = {
        everyMs: hourMs,
        work: () => purgeHowMade(orm.em.fork(), dayInUnitedKingdom(clock())),
        failure: 'what was kept of how wills were made could not be deleted',
      };
      const prune = {
        everyMs: hourMs,
        work: () => purgeOpenings(orm.em.fork(), clock()),
        failure: 'the oldest notes of what trusted people have opened could not be deleted',
      };
      const goOnWithReleases = {
        everyMs: 10_000,
        work: () => runReleases({ em: orm.em.fork(), now: clock(), log }),
        failure: 'requests for releases could not be looked at',
      };
      const closeReleased = {
        everyMs: hourMs,
        work: () => forgetReleased(orm.em.fork(), clock()),
        failure: 'what was released long ago could not be deleted',
      };
      const remind = {
        everyMs: minuteMs,
        work: () => mailReminders({ em: orm.em.fork(), vault, approvals, now: clock(), log }),
        failure: 'testators could not be reminded of what has changed since they signed',
      };
      const deskJob = () => ({ em: orm.em.fork(), vault, now: clock(), reviewers, log });
      if (reviewSettings.review === 'off') {
        await returnWhatIsOpen(deskJob());
        return {
          router,
          repeated: [purge, clear, discard, drop, forget, purgeMade, prune, remind, goOnWithReleases, closeReleased],
        };
      }
      measureReviews({ orm, clock, reviewSettings });
      const repeated = [
        purge,
        clear,
        discard,
        drop,
        forget,
        purgeMade,
        prune,
        remind,
        goOnWithReleases,
        closeReleased,
        {
          everyMs: 5_000,
          work: () => releaseLapsed(deskJob()),
          failure: 'reviews that no one works on could not be put back',
        },
        {
          everyMs: hourMs,
          work: () => remindOfQuestions(deskJob()),
          failure: 'customers could not be reminded of questions',
        },
        {
          everyMs: hourMs,
          work: () => notifyOfVoid(deskJob()),
          failure: 'customers could not be told that an approval no longer counts',
        },
        {
          everyMs: minuteMs,
          work: () => pauseByItself({ ...deskJob(), today: dayInUnitedKingdom(clock()) }),
          failure: 'it could not be seen whether anyone may review',
        },
        {
          everyMs: minuteMs,
          work: () => alarmOfLate({ ...deskJob(), reviewSettings }),
          failure: 'it could not be seen whether reviews are late',
        },
      ];
      return { router, repeated };
    },
  );
