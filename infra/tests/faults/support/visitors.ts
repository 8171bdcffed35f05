import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, vi } from 'vitest';
import { startLoad } from './load.ts';
import type { Person } from './person.ts';
import { answers, type Stage } from './stage.ts';

/** Steady calls to the site at this address, some of each service behind the gateway. */
export function startVisitors(stage: Stage, url: string, person: Person) {
  const visitor = () => stage.visitor(url);
  const loads = {
    reading: startLoad({ perSecond: 8, act: () => person.api.willData.testatorRecord.get.query() }),
    submitting: startLoad({
      perSecond: 8,
      act: (id) =>
        visitor().notifications.questionnaire.submit.mutate({ submissionId: SubmissionId.parse(id), answers }),
    }),
    searching: startLoad({
      perSecond: 8,
      act: () => visitor().addressLookup.addresses.search.query({ searchTerm: 'SW1A 1AA' }),
    }),
  };

  const stop = () => Promise.all(Object.values(loads).map((load) => load.stop()));

  return {
    loads,
    /** Waits until more than so many calls of each kind have been answered. */
    async expectMore(more = 8) {
      const counts = Object.values(loads).map(({ report }) => report.accepted.length);
      await vi.waitFor(
        () => {
          for (const [index, { report }] of Object.values(loads).entries())
            expect(report.accepted.length).toBeGreaterThan((counts[index] as number) + more);
        },
        { timeout: 30_000, interval: 50 },
      );
    },
    stop,
    /** Ends the calls: of all that were made none has failed. @returns the questionnaires that were accepted */
    async expectNoFailure() {
      await stop();
      for (const [what, { report }] of Object.entries(loads)) {
        const { accepted, failures } = report;
        expect(
          failures.map(({ error }) => String(error)),
          what,
        ).toEqual([]);
        expect(accepted.length).toBeGreaterThan(40);
      }
      return loads.submitting.report.accepted;
    },
  };
}
