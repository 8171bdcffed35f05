import { brand } from '@plainwill/contracts/shared/brand';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { failureOf } from '../../shared/api/failure.ts';
import { calls } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { needsProof, useProven } from '../reauthentication/reauthentication.ts';
import { AccountSection } from './account-section.tsx';

type Tables = Record<string, unknown>;

/** The screen names the data of each service so. */
const sourceLabels = { identity: 'your account details', willData: 'your answers for the will' };

type Source = keyof typeof sourceLabels;
type Export = { exportedAt: string } & Record<Source, Tables>;

/** Some of it could not be read, so there is nothing worth keeping. */
class ExportIncomplete extends Error {
  constructor(missing: readonly Source[]) {
    const named = missing.map((source) => sourceLabels[source]).join(' and ');
    super(`We could not read ${named} just now, so nothing was saved. Try again in a few minutes.`);
  }
}

/** Everything in one, or the reason why not: what needs a recent sign-in is passed on as it is. */
export function combineExports(answers: Record<Source, PromiseSettledResult<Tables>>, exportedAt: string): Export {
  const { identity, willData } = answers;
  if (identity.status === 'fulfilled' && willData.status === 'fulfilled')
    return { exportedAt, identity: identity.value, willData: willData.value };

  const failed = (Object.keys(sourceLabels) as Source[]).flatMap((source) => {
    const answer = answers[source];
    return answer.status === 'rejected' ? [{ source, error: answer.reason as unknown }] : [];
  });
  const refused = failed.find(({ error }) => needsProof(error) || failureOf(error).reason === 'TooSoonAfterRecovery');
  throw refused?.error ?? new ExportIncomplete(failed.map(({ source }) => source));
}

const filePrefix = brand.name.toLowerCase().replaceAll(' ', '-');

/** Fetches what every service keeps about the person. */
async function fetchExport(): Promise<Export> {
  const [identity, willData] = await Promise.allSettled([
    calls.identity.dataExport.get.query(),
    calls.willData.dataExport.get.query(),
  ]);
  return combineExports({ identity, willData }, new Date().toISOString());
}

/** Hands a file to the browser to keep. */
const save = (at: string, ending: 'json' | 'html', type: string, content: string) =>
  saveBlob(`${filePrefix}-my-data-${at.slice(0, 10)}.${ending}`, new Blob([content], { type }));

/** The same in the words of the screens, for people to read. */
async function readablePage(at: string) {
  const [{ readableData }, profile, waysIn, devices, testatorRecord, copies] = await Promise.all([
    import('./readable-data.ts'),
    calls.identity.profile.get.query(),
    calls.identity.waysIn.get.query(),
    calls.identity.devices.list.query(),
    calls.willData.testatorRecord.get.query(),
    calls.willData.signingCopies.list.query(),
  ]);
  return readableData({ profile, waysIn, devices, testatorRecord, copies }, at);
}

type Copy = 'to read' | 'for computers';

/** Either is only for who may have the whole of it. */
const useDownloadData = () =>
  useMutation({
    mutationFn: async (copy: Copy) => {
      const data = await fetchExport();
      if (copy === 'to read') save(data.exportedAt, 'html', 'text/html', await readablePage(data.exportedAt));
      else save(data.exportedAt, 'json', 'application/json', JSON.stringify(data, null, 2));
    },
  });

export function DownloadSection() {
  const download = useDownloadData();
  const { run, isPending, error } = useProven('data', download);
  const isPreparing = (copy: Copy) => isPending && download.variables === copy;
  return (
    <AccountSection id="data" title="Download my data" summary="To read, or for a computer">
      <p className="text-muted">
        The copy to read shows your account and everything you have entered for your will, worded as on our pages. Open
        it in any browser, and print it if you like. “Download my data” has every record we keep about you, in a form
        for computers (JSON). Both are private: keep them where only you can read them.
      </p>
      <p className="text-muted">
        To ask for anything else about your data, or to complain,{' '}
        <TextLink to={paths.complaint}>send us a complaint or a data request</TextLink>.
      </p>
      {Boolean(error) && (
        <Notice tone="error">{error instanceof ExportIncomplete ? error.message : failureOf(error).message}</Notice>
      )}
      {download.isSuccess && <Notice tone="ok">Your file is in your downloads.</Notice>}
      <ButtonRow>
        <Button
          variant="secondary"
          onPress={() => run('to read')}
          isPending={isPreparing('to read')}
          pendingLabel="Collecting…"
        >
          <FileText aria-hidden strokeWidth={2.2} className="size-5" />
          Download a copy to read
        </Button>
        <Button
          variant="secondary"
          onPress={() => run('for computers')}
          isPending={isPreparing('for computers')}
          pendingLabel="Collecting…"
        >
          <Download aria-hidden strokeWidth={2.2} className="size-5" />
          Download my data
        </Button>
      </ButtonRow>
    </AccountSection>
  );
}
