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
import {
  type Answers,
  askedOf,
  isAnswered,
  isTickedFirst,
  offerGroups,
  offerText,
  withAnswer,
} from './offers-model.ts';
import { useCopy } from './use-sharing.ts';

interface OffersFormProps {
  offers: readonly CoupleOffer[];
  /** Names what is offered, which is all that can be taken over. */
  shown: string;
  partner: string;
  onCopied: (undo: CopyUndo) => void;
}

/** Everything that can be taken over, part by part, each with a tick: what is ticked is added together. */
export function OffersForm({ offers, shown, partner, onCopied }: OffersFormProps) {
  const people = usePeople();
  const copy = useCopy();
  const [ticked, setTicked] = useState(() => offers.filter(isTickedFirst).map(({ id }) => id));
  const [answers, setAnswers] = useState<Record<string, Answers>>({});
  const [missing, setMissing] = useState<string | null>(null);
  const textOf = (offer: CoupleOffer) => offerText(offer, partner, (id) => nameAmong(people, id));
  const picked = offers.filter(({ id }) => ticked.includes(id));
  const submit = () => {
    const open = picked.find((offer) => !isAnswered(offer, answers[offer.id] ?? {}));
    const problem =
      picked.length === 0
        ? 'Tick what you want to add.'
        : open
          ? `Answer the questions about ${textOf(open).label}.`
          : null;
    setMissing(problem);
    if (problem || copy.isPending) return;
    const picks = picked.map(({ id }) => ({ id, ...answers[id] }));
    copy.mutate({ picks, basedOn: shown }, { onSuccess: onCopied });
  };
  const tick = (ids: readonly string[], isIn: boolean) => {
    setMissing(null);
    setTicked([...ticked.filter((each) => !ids.includes(each)), ...(isIn ? ids : [])]);
  };
  const problems = (
    <>
      {missing && <Notice tone="error">{missing}</Notice>}
      {copy.isError && <Notice tone="error">{failureOf(copy.error).message}</Notice>}
    </>
  );
  return (
    <Form onSubmit={submit} label="Add to your answers">
      {offerGroups.map(({ title, kinds }) => {
        const group = offers.filter(({ kind }) => kinds.includes(kind));
        return (
          group.length > 0 && (
            <Fieldset key={title} legend={title}>
              {group.length > 1 && (
                <TickAll title={title} ids={group.map(({ id }) => id)} ticked={ticked} onTick={tick} />
              )}
              {group.map((offer) => (
                <Offer
                  key={offer.id}
                  offer={offer}
                  text={textOf(offer)}
                  isTicked={ticked.includes(offer.id)}
                  answers={answers[offer.id] ?? {}}
                  onTick={(isIn) => tick([offer.id], isIn)}
                  onAnswer={(changed) => {
                    setMissing(null);
                    setAnswers(withAnswer(offers, answers, { id: offer.id, changed }));
                  }}
                />
              ))}
            </Fieldset>
          )
        );
      })}
      {problems}
      <ButtonRow>
        <Button type="submit" isPending={copy.isPending} pendingLabel="Adding…">
          Add to my answers
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface TickAllProps {
  title: string;
  ids: readonly string[];
  ticked: readonly string[];
  onTick: (ids: readonly string[], isIn: boolean) => void;
}

/** Takes a whole part in, or leaves it out. */
function TickAll({ title, ids, ticked, onTick }: TickAllProps) {
  const isAll = ids.every((id) => ticked.includes(id));
  const action = isAll ? 'Untick all' : 'Tick all';
  return (
    <div className="-ml-1">
      <Button variant="quiet" size="small" label={`${action}: ${title}`} onPress={() => onTick(ids, !isAll)}>
        {action}
      </Button>
    </div>
  );
}

interface OfferProps {
  offer: CoupleOffer;
  text: { label: string; hint: string };
  isTicked: boolean;
  answers: Answers;
  onTick: (isIn: boolean) => void;
  onAnswer: (changed: Answers) => void;
}

const Offer = ({ offer, text: { label, hint }, isTicked, answers, onTick, onAnswer }: OfferProps) => (
  <div className="flex flex-col gap-3 pb-2 wrap-anywhere">
    <Checkbox label={label} hint={hint} isSelected={isTicked} onChange={onTick} />
    {isTicked && <OfferQuestions offer={offer} answers={answers} onChange={onAnswer} />}
  </div>
);

interface OfferQuestionsProps<O extends CoupleOffer> {
  offer: O;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** Asks what the copier alone can say about someone. */
function OfferQuestions({ offer, answers, onChange }: OfferQuestionsProps<CoupleOffer>) {
  if (offer.kind === 'child') return <ChildAnswers offer={offer} answers={answers} onChange={onChange} />;
  if (offer.kind === 'gift' && offer.gift.giftType === 'specific_item')
    return (
      <div className="pl-9">
        <Checkbox
          label="This is mine too"
          hint="You can give only what is your own, or your share of it."
          isSelected={answers.isMineToo === true}
          onChange={(isMine) => onChange(isMine ? { isMineToo: true } : {})}
        />
      </div>
    );
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
