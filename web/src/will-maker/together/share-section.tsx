import type { PersonId } from '@plainwill/contracts/shared/ids';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { CoupleShares } from '@plainwill/contracts/will-data/couple/couples';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { hasGuardians } from '@plainwill/contracts/will-data/will/readiness';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { categoryLabels, viewEntries } from './sharing-model.ts';
import { usePublish, useShares, useWithdraw } from './use-sharing.ts';

interface Ticked {
  categories: CoupleCategory[];
  contactIds: PersonId[];
}

const nothing: Ticked = { categories: [], contactIds: [] };

const toggled = <T,>(list: readonly T[], one: T, isIn: boolean) => [
  ...list.filter((each) => each !== one),
  ...(isIn ? [one] : []),
];

/** The testator ticks what to share, sees what the other will see, and can take it back. */
export function ShareSection({ partner }: { partner: string }) {
  const { data: shares, isError, error, refetch, isFetching } = useShares();
  const [ticked, setTicked] = useState(nothing);
  const [isPreview, setPreview] = useState(false);
  return (
    <Card>
      <h2 className="heading text-title">What you share with {partner}</h2>
      <p>
        {capitalised(partner)} sees what you tick and, with it, both your names and genders and whether you are married,
        as they are when you share. If you change something later, {partner} sees it only when you share again.
      </p>
      {isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : shares ? (
        <SharedSoFar shares={shares} partner={partner} />
      ) : (
        <Loading rows={2} />
      )}
      {isPreview ? (
        <Preview
          ticked={ticked}
          partner={partner}
          onBack={() => setPreview(false)}
          onShared={() => {
            setPreview(false);
            setTicked(nothing);
          }}
        />
      ) : (
        <Ticks ticked={ticked} partner={partner} onChange={setTicked} onDone={() => setPreview(true)} />
      )}
    </Card>
  );
}

function SharedSoFar({ shares: { mine }, partner }: { shares: CoupleShares; partner: string }) {
  const withdraw = useWithdraw();
  if (mine.length === 0) return <p className="text-muted">You have not shared anything.</p>;
  return (
    <>
      {withdraw.isError && <Notice tone="error">{failureOf(withdraw.error).message}</Notice>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {mine.map(({ category, sharedOn }) => (
          <li key={category} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <span className="block font-semibold">{categoryLabels[category].title}</span>
              <span className="block text-small text-muted">Shared on {formatDay(sharedOn)}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              label={`Stop sharing: ${categoryLabels[category].title}`}
              isPending={withdraw.isPending && withdraw.variables.category === category}
              onPress={() =>
                withdraw.mutate(
                  { category },
                  { onSuccess: () => notifySuccess(`${capitalised(partner)} can no longer see this here.`) },
                )
              }
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface TicksProps {
  ticked: Ticked;
  partner: string;
  onChange: (ticked: Ticked) => void;
  onDone: () => void;
}

const missingLabels: Record<CoupleCategory, string> = {
  home: 'your home',
  children: 'children',
  people: 'people',
  executors: 'executors',
  guardians: 'guardians',
  residue: 'who gets everything else',
};

function Ticks({ ticked: { categories, contactIds }, partner, onChange, onDone }: TicksProps) {
  const { homeDetails, children, contacts, executors, guardians, residue } = useTestatorRecord();
  const [isMissing, setMissing] = useState(false);
  const has = {
    home: homeDetails !== null,
    children: children.length > 0,
    people: contacts.length > 0,
    executors: executors.length > 0,
    guardians: guardians.some(hasGuardians),
    residue: residue.recipients.length > 0,
  };
  const missing = coupleCategories.filter((category) => !has[category]).map((category) => missingLabels[category]);
  const choosesPeople = categories.includes('people');
  const isEnough = categories.length > 0 && (!choosesPeople || contactIds.length > 0);
  const preview = () => {
    setMissing(!isEnough);
    if (isEnough) onDone();
  };
  return (
    <Form onSubmit={preview} label={`Share with ${partner}`}>
      {isMissing && !isEnough && (
        <Notice tone="error">
          {categories.length === 0 ? 'Choose what to share.' : 'Choose at least one person.'}
        </Notice>
      )}
      <Fieldset legend="Choose what to share">
        {coupleCategories.map((category) =>
          has[category] ? (
            <Checkbox
              key={category}
              name={category}
              label={categoryLabels[category].title}
              hint={categoryLabels[category].hint}
              isSelected={categories.includes(category)}
              onChange={(isIn) => onChange({ categories: toggled(categories, category, isIn), contactIds })}
            />
          ) : null,
        )}
        {missing.length > 0 && <p className="py-2 text-muted">Not answered yet: {listed(missing)}.</p>}
      </Fieldset>
      {choosesPeople && (
        <Fieldset legend="Which people?">
          {contacts.map((contact) => (
            <Checkbox
              key={contact.id}
              label={nameOf(contact)}
              isSelected={contactIds.includes(contact.id)}
              onChange={(isIn) => onChange({ categories, contactIds: toggled(contactIds, contact.id, isIn) })}
            />
          ))}
        </Fieldset>
      )}
      {Object.values(has).some(Boolean) && (
        <ButtonRow>
          <Button type="submit">See what {partner} will see</Button>
        </ButtonRow>
      )}
    </Form>
  );
}

interface PreviewProps {
  ticked: Ticked;
  partner: string;
  onBack: () => void;
  onShared: () => void;
}

/** Exactly what the other will see, before it is shared. */
function Preview({ ticked, partner, onBack, onShared }: PreviewProps) {
  const preview = trpc.willData.couples.preview.useQuery(ticked, { gcTime: 0, staleTime: 0 });
  const publish = usePublish();
  const { data, isError, error, refetch, isFetching } = preview;
  const share = (shown: string) =>
    publish.mutate(
      { ...ticked, shown },
      {
        onSuccess: () => {
          notifySuccess(`${capitalised(partner)} can see this now.`);
          onShared();
        },
      },
    );
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={4} />;
  return (
    <section aria-label={`What ${partner} will see`} className="flex flex-col gap-4">
      <h3 className="heading text-title">What {partner} will see</h3>
      <SummaryList entries={viewEntries(data.view, partner)} />
      <p>This replaces anything you shared before. You can stop sharing, but not take back what has been read.</p>
      {publish.isError && <Notice tone="error">{failureOf(publish.error).message}</Notice>}
      <ButtonRow>
        <Button onPress={() => share(data.shown)} isPending={publish.isPending} pendingLabel="Sharing…">
          Share with {partner}
        </Button>
        <Button variant="secondary" onPress={onBack}>
          Back
        </Button>
      </ButtonRow>
    </section>
  );
}
