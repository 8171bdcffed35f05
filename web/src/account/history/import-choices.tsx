import type { AnswersVersionId, PersonId } from '@plainwill/contracts/shared/ids';
import type { ImportSection } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { ImportProposal, KnownAlready } from '@plainwill/contracts/will-data/history/importing';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { SmallDisclosure } from '../../ui/layout/small-disclosure.tsx';
import { importSectionTitles, pathText, sameText, sectionHint } from './import-labels.ts';
import type { ImportFile } from './read-import-file.ts';
import { useTakeImport } from './use-history.ts';

interface ImportProposalProps {
  file: ImportFile;
  proposal: ImportProposal;
  onTaken: (before: AnswersVersionId) => void;
  onCancel: () => void;
}

/** The parts that a file would bring in. Nothing that replaces an answer is ticked at first. */
export function ImportChoices({ file, proposal, onTaken, onCancel }: ImportProposalProps) {
  const { sections, known, unknown, madeFor, basedOn } = proposal;
  const open = sections.filter(({ state }) => state !== 'same');
  const [ticked, setTicked] = useState<readonly ImportSection[]>(
    open.filter(({ state }) => state === 'new').map(({ section }) => section),
  );
  const [apart, setApart] = useState<readonly PersonId[]>([]);
  const [wasAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useTakeImport();
  const tick = (section: ImportSection, isTicked: boolean) => {
    const needs = open.find((one) => one.section === section)?.needs ?? [];
    setTicked(isTicked ? [...new Set([...ticked, section, ...needs])] : ticked.filter((each) => each !== section));
  };
  const take = () => {
    setAsked(true);
    if (ticked.length === 0) return;
    mutate(
      { json: file.json, sections: [...ticked], apart: [...apart], basedOn },
      { onSuccess: ({ before }) => onTaken(before) },
    );
  };
  return (
    <>
      <p>
        {madeFor ? `These answers were made for ${madeFor}.` : 'This file says nothing about whose answers it has.'}
      </p>
      {open.length === 0 ? (
        <p>You have all of this already.</p>
      ) : (
        <Fieldset
          legend="What to bring in"
          error={wasAsked && ticked.length === 0 ? 'Tick what to bring in' : undefined}
        >
          <div className="flex flex-col gap-2.5">
            {open.map((proposed) => (
              <Checkbox
                key={proposed.section}
                isFramed
                label={importSectionTitles[proposed.section]}
                hint={sectionHint(proposed)}
                isSelected={ticked.includes(proposed.section)}
                onChange={(isTicked) => tick(proposed.section, isTicked)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      {open.length > 0 && sameText(sections) && <p className="text-muted">{sameText(sections)}</p>}
      {open.length > 0 && known.length > 0 && <SamePeople known={known} apart={apart} onChange={setApart} />}
      <LeftOut unknown={unknown} />
      {file.hasSignedWills && (
        <p className="text-muted">
          The file has the record of a signed will. Such records are not brought in:{' '}
          <TextLink to={paths.sign}>record the will you signed</TextLink> instead.
        </p>
      )}
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        {open.length > 0 && (
          <Button onPress={take} isPending={isPending} pendingLabel="Bringing in…">
            Bring in what is ticked
          </Button>
        )}
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </>
  );
}

interface SamePeopleProps {
  known: readonly KnownAlready[];
  /** They are someone else than the one known here. */
  apart: readonly PersonId[];
  onChange: (apart: readonly PersonId[]) => void;
}

const SamePeople = ({ known, apart, onChange }: SamePeopleProps) => (
  <Fieldset legend="People you have already" hint="Untick someone who is a different person. They are then added, too.">
    <div className="flex flex-col">
      {known.map(({ id, name, knownAs }) => (
        <Checkbox
          key={id}
          label={name === knownAs ? `${name} is the same person` : `${name} is the same person as ${knownAs}`}
          isSelected={!apart.includes(id)}
          onChange={(isSame) => onChange(isSame ? apart.filter((each) => each !== id) : [...apart, id])}
        />
      ))}
    </div>
  </Fieldset>
);

/** Beside what no file brings in, what this one has and we do not know. */
const LeftOut = ({ unknown }: Pick<ImportProposal, 'unknown'>) => (
  <SmallDisclosure summary="What is left out" of="of this file">
    <p>
      Your account, copies to sign, reviews, records of signed wills, earlier versions, what you shared, and the words
      of a letter of wishes.
    </p>
    {unknown.length > 0 && (
      <>
        <p className="mt-2">And these, which we don’t know:</p>
        <ul className="list-disc pl-5">
          {unknown.map((path) => (
            <li key={path} className="wrap-anywhere">
              {pathText(path)}
            </li>
          ))}
        </ul>
      </>
    )}
  </SmallDisclosure>
);
