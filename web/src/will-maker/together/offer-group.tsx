import { optionsOf } from '@plainwill/contracts/kit/question';
import type { CoupleOffer, OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CopyUndo } from '@plainwill/contracts/will-data/couple/couples';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { nameAmong, usePeople } from '../../shared/people/named-people.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { contactRoleOptions } from '../people/contact-model.ts';
import { parentRoleOptions } from '../sections/children/child-model.ts';
import { yesNoOptions } from '../sections/record-form/question-field.tsx';
import { type Answers, askedOf, isAnswered, isTickedFirst, offerText } from './sharing-model.ts';
import { useCopy } from './use-sharing.ts';

interface OfferGroupProps {
  title: string;
  offers: readonly CoupleOffer[];
  /** Names what is offered, which is all that can be taken over. */
  shown: string;
  partner: string;
  onCopied: (undo: CopyUndo) => void;
}

/** The offers of one part of the answers, each with a tick; they are taken over together. */
export function OfferGroup({ title, offers, shown, partner, onCopied }: OfferGroupProps) {
  const people = usePeople();
  const copy = useCopy();
  const [ticked, setTicked] = useState(() => offers.filter(isTickedFirst).map(({ id }) => id));
  const [answers, setAnswers] = useState<Record<string, Answers>>({});
  const [missing, setMissing] = useState<string | null>(null);
  const picked = offers.filter(({ id }) => ticked.includes(id));
  const submit = () => {
    const open = picked.find((offer) => !isAnswered(offer, answers[offer.id] ?? {}));
    const problem =
      picked.length === 0
        ? 'Tick what you want to add.'
        : open
          ? `Answer the questions about ${offerText(open, partner, (id) => nameAmong(people, id)).label}.`
          : null;
    setMissing(problem);
    if (problem || copy.isPending) return;
    const picks = picked.map(({ id }) => ({ id, ...answers[id] }));
    copy.mutate({ picks, basedOn: shown }, { onSuccess: onCopied });
  };
  return (
    <Form onSubmit={submit} label={title}>
      {missing && <Notice tone="error">{missing}</Notice>}
      {copy.isError && <Notice tone="error">{failureOf(copy.error).message}</Notice>}
      <Fieldset legend={title}>
        {offers.map((offer) => {
          const { id } = offer;
          const { label, hint } = offerText(offer, partner, (other) => nameAmong(people, other));
          const isTicked = ticked.includes(id);
          return (
            <div key={id} className="flex flex-col gap-3 pb-2 wrap-anywhere">
              <Checkbox
                label={label}
                hint={hint}
                isSelected={isTicked}
                onChange={(isIn) => {
                  setMissing(null);
                  setTicked(isIn ? [...ticked, id] : ticked.filter((each) => each !== id));
                }}
              />
              {isTicked && (
                <OfferQuestions
                  offer={offer}
                  answers={answers[id] ?? {}}
                  onChange={(changed) => {
                    setMissing(null);
                    setAnswers({ ...answers, [id]: changed });
                  }}
                />
              )}
            </div>
          );
        })}
      </Fieldset>
      <ButtonRow>
        <Button type="submit" isPending={copy.isPending} pendingLabel="Adding…" label={`Add to my answers: ${title}`}>
          Add to my answers
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface OfferQuestionsProps<O extends CoupleOffer> {
  offer: O;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** Asks what the copier alone can say about someone. */
function OfferQuestions({ offer, answers, onChange }: OfferQuestionsProps<CoupleOffer>) {
  if (offer.kind === 'child') return <ChildAnswers offer={offer} answers={answers} onChange={onChange} />;
  if (offer.kind !== 'contact') return null;
  return (
    <div className="pl-9">
      <Select
        label={`${contactQuestions.role.label}: ${offer.contact.firstName}`}
        isRequired
        options={contactRoleOptions}
        value={answers.role ?? ''}
        onChange={(role) => onChange({ role })}
      />
    </div>
  );
}

function ChildAnswers({ offer, answers, onChange }: OfferQuestionsProps<OfferOf<'child'>>) {
  const { relationship, asksBirth, asksResponsibility } = askedOf(offer, answers);
  const name = offer.child.firstName;
  return (
    <div className="flex flex-col gap-4 pl-9">
      <RadioPills
        label={`${childQuestions.relationship.label}: ${name}`}
        options={parentRoleOptions}
        value={relationship ?? ''}
        onChange={(changed) => onChange({ relationship: changed })}
      />
      {asksBirth && (
        <RadioPills
          label={childQuestions.gaveBirth.label}
          options={yesNoOptions}
          value={answers.gaveBirth == null ? '' : answers.gaveBirth ? 'yes' : 'no'}
          onChange={(birth) => onChange({ ...answers, gaveBirth: birth === 'yes', parentalResponsibility: null })}
        />
      )}
      {asksResponsibility && (
        <Select
          label={`${childQuestions.parentalResponsibility.label} (${name})`}
          isRequired
          options={optionsOf(childQuestions.parentalResponsibility)}
          value={answers.parentalResponsibility ?? ''}
          onChange={(parentalResponsibility) => onChange({ ...answers, parentalResponsibility })}
        />
      )}
    </div>
  );
}
