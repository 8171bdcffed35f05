import {
  countedChildren,
  type DescentPath,
  type LifeState,
  maxGenerations,
  offspringAt,
  withOffspring,
} from '@plainwill/law/intestacy/family-answers';
import { placeName } from '@plainwill/law/intestacy/possible-families';
import { useState } from 'react';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { stateOptions } from './answer-labels.ts';
import { questionCopyOf } from './question-copy.ts';
import { childAnswersOf, QuestionFrame, type QuestionProps } from './question-frame.tsx';

/** Each child of one person: of age, under 18, or no longer living. */
export function ChildrenQuestion({ of, answers, onAnswer, onBack }: QuestionProps & { of: DescentPath }) {
  const parent = offspringAt(answers, of);
  const [children, setChildren] = useState(() => countedChildren(parent));
  const words = questionCopyOf({ kind: 'children', of }, answers);
  // Nobody is asked about the children of great-grandchildren.
  const options = of.length === maxGenerations - 1 ? stateOptions.slice(0, 2) : stateOptions;
  const change = (at: number, changed: { name?: string; state?: LifeState }) =>
    setChildren((before) => before.map((child, place) => (place === at ? { ...child, ...changed } : child)));
  return (
    <QuestionFrame
      question={words.question}
      problems={() =>
        Object.fromEntries(
          children.flatMap(({ state }, at) =>
            state ? [] : [[`state${at}`, `Choose an answer for ${placeName([...of, at])}`]],
          ),
        )
      }
      onNext={() =>
        onAnswer(
          childAnswersOf(
            withOffspring(answers, of, {
              children: [
                ...children.map((child) => ({ ...child, name: child.name.trim() })),
                ...parent.children.slice(children.length),
              ],
            }),
          ),
        )
      }
      onBack={onBack}
    >
      <p className="text-small text-muted">{words.hint}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {children.map(({ name, state }, at) => (
          <ChildRow
            // Told apart by nothing but their place.
            key={at}
            at={at}
            title={placeName([...of, at])}
            name={name}
            state={state}
            options={options}
            onChange={(changed) => change(at, changed)}
          />
        ))}
      </ul>
    </QuestionFrame>
  );
}

interface ChildRowProps {
  at: number;
  title: string;
  name: string;
  state: LifeState | null;
  options: typeof stateOptions;
  onChange: (changed: { name?: string; state?: LifeState }) => void;
}

function ChildRow({ at, title, name, state, options, onChange }: ChildRowProps) {
  return (
    <li className="py-5">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-semibold">{title}</legend>
        <TextField
          label="First name"
          isOptional
          name={`name${at}`}
          width="medium"
          maxLength={40}
          value={name}
          onChange={(name) => onChange({ name })}
        />
        <ChoicePills
          label={`Is ${name.trim() || title} 18 or over?`}
          isLabelHidden
          name={`state${at}`}
          options={options}
          value={state ?? ''}
          onChange={(state) => onChange({ state })}
        />
      </fieldset>
    </li>
  );
}
