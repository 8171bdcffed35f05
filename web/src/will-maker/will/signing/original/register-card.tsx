import type { FactToCopy } from '@plainwill/contracts/will-data/signing/where-kept';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { classes } from '../../../../ui/styles/classes.ts';
import { DownloadButtons } from '../download-buttons.tsx';
import { fetchSheetOfOriginal, useRegisterFacts } from './use-original.ts';

/** The facts that a register of wills asks, to copy into its form. */
export function RegisterCard() {
  const facts = useRegisterFacts();
  return (
    <section aria-labelledby="register">
      <Card>
        <h2 id="register" className="heading text-title">
          Put it on a will register
        </h2>
        <p>
          A will register, such as the National Will Register, is run privately. It says where a will is and stores
          none. It charges, it is optional, and your will is just as valid without it.
        </p>
        {facts.data ? (
          <>
            <p>If you want to use one, copy these into its form. We send nothing.</p>
            <dl className="flex flex-col divide-y divide-line border-y border-line">
              {facts.data.map((fact) => (
                <Fact key={fact.label} fact={fact} />
              ))}
            </dl>
            <DownloadButtons
              what="the facts for a register"
              formats={['pdf']}
              fetchFile={() => fetchSheetOfOriginal('register')}
            />
          </>
        ) : facts.isError ? (
          <LoadProblem
            title="The facts couldn’t be loaded"
            error={facts.error}
            onRetry={() => void facts.refetch()}
            isRetrying={facts.isFetching}
          />
        ) : (
          <Loading rows={3} />
        )}
      </Card>
    </section>
  );
}

const Fact = ({ fact: { label, value } }: { fact: FactToCopy }) => (
  <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-2">
    <dt className="col-start-1 text-small text-muted">{label}</dt>
    <dd className={classes('col-start-1', value ? 'font-semibold wrap-anywhere' : 'text-muted')}>
      {value || 'Not in your answers'}
    </dd>
    {value && (
      <dd className="col-start-2 row-span-2 row-start-1 flex flex-col items-end self-center">
        <CopyButton text={value} what={label.toLowerCase()} />
      </dd>
    )}
  </div>
);
