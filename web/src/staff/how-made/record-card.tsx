import type { FoundRecord } from '@plainwill/contracts/will-data/how-made/how-made';
import {
  howMadeNameLength,
  yearsFromDeath,
  yearsFromSigning,
} from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { type OpenRequest, useChooseRecord, useFindRecords } from './use-how-made.ts';

/** The record that the request is about, or the search for it. */
export function RecordCard({ request }: { request: OpenRequest }) {
  const { record, state } = request;
  const isOpen = state === 'received' || state === 'agreed';
  return (
    <Card>
      <h2 className="heading text-lead">The record of the will</h2>
      {record && (
        <SummaryList
          entries={[
            { term: 'Will of', detail: record.testator },
            { term: 'Signed', detail: `${formatDay(record.signedOn)}, copy ${record.copyNumber}` },
            { term: 'Recorded by the testator', detail: formatDay(record.recordedAt) },
            { term: 'Their account', detail: record.hasAccount ? 'Still here' : 'Deleted' },
            {
              term: 'Kept',
              detail: record.hasAccount
                ? 'With the account, and then by the rule below'
                : `Until ${formatDay(record.keptUntil)} at least`,
            },
          ]}
        />
      )}
      {record ? (
        <p className="text-small text-muted">
          It is kept for {yearsFromSigning} years from the signing, or {yearsFromDeath} years from a death we hear of,
          whichever ends later.
        </p>
      ) : (
        !isOpen && <p className="text-muted">No record was found.</p>
      )}
      {isOpen &&
        (record ? (
          <Disclosure summary="Choose another record">
            <FindRecord request={request} />
          </Disclosure>
        ) : (
          <FindRecord request={request} />
        ))}
    </Card>
  );
}

const missingMessages = { name: 'Enter the name of the person who died', dateOfBirth: 'Enter their date of birth' };

function FindRecord({ request: { id }, request }: { request: OpenRequest }) {
  const [sought, setSought] = useState({ name: '', dateOfBirth: '', signedOn: '' });
  const find = useFindRecords();
  const { run, isPending, error } = useProof(find);
  const { missing, isComplete } = useRequired<keyof typeof missingMessages>(missingMessages);
  const failure = error && !missing ? failureOf(error) : null;
  const change = (changes: Partial<typeof sought>) => setSought({ ...sought, ...changes });
  const submit = () => {
    if (isComplete(sought) && !isPending) run({ id, ...sought, signedOn: sought.signedOn || null });
  };
  return (
    <>
      <Form onSubmit={submit} label="Find the record" validationErrors={missing ?? failure?.fields}>
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <TextField
          label="Name of the person who died"
          name="name"
          hint="First and last name are enough. Each search is kept in the audit log."
          maxLength={howMadeNameLength}
          value={sought.name}
          onChange={(name) => change({ name })}
        />
        <DayField
          label="Their date of birth"
          name="dateOfBirth"
          value={sought.dateOfBirth}
          onChange={(dateOfBirth) => change({ dateOfBirth })}
        />
        <DayField
          label="Day the will was signed"
          name="signedOn"
          hint="As the will says it. Leave it empty if nothing is found: they may have told us another day."
          isOptional
          value={sought.signedOn}
          onChange={(signedOn) => change({ signedOn })}
        />
        <div>
          <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Searching…">
            Find the record
          </Button>
        </div>
      </Form>
      {find.data && <FoundRecords request={request} records={find.data} />}
    </>
  );
}

const columns = ['Signed', 'Copy', 'Choose'].map((title) => ({ title }));

function FoundRecords({
  request: { id, version, record: chosen },
  records,
}: {
  request: OpenRequest;
  records: readonly FoundRecord[];
}) {
  const choose = useProof(useChooseRecord());
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {records.length === 0
          ? 'No record matches. Check the spelling, or try fewer names.'
          : `${records.length} found`}
      </p>
      {choose.error ? <Notice tone="error">{failureOf(choose.error).message}</Notice> : null}
      {records.length > 0 && (
        <DataTable
          isList
          caption="Records that match"
          columns={columns}
          rows={records.map((record) => ({
            id: record.id,
            cells: [
              formatDay(record.signedOn),
              String(record.copyNumber),
              record.id === chosen?.id ? (
                'Chosen'
              ) : (
                <Button
                  key="choose"
                  variant="quiet"
                  size="small"
                  label={`Choose the will signed on ${formatDay(record.signedOn)}`}
                  isPending={choose.isPending}
                  onPress={() => choose.run({ id, basedOn: version, recordId: record.id })}
                >
                  Choose
                </Button>
              ),
            ],
          }))}
        />
      )}
    </div>
  );
}
