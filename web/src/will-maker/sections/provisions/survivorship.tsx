import { optionsOf } from '@plainwill/contracts/kit/question';
import { namesSpouse } from '@plainwill/contracts/will-data/people';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { survivorshipDays } from '@plainwill/contracts/will-data/record-limits';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useSettings } from './use-settings.ts';

const { survivorshipDays: days, spouseSurvivorship } = willSettingsQuestions;
const spouseOptions = optionsOf(spouseSurvivorship);

/** How long somebody must outlive the testator to inherit; folded away until it is changed or asked for. */
export function SurvivorshipChoices() {
  const [search] = useSearchParams();
  const { personalDetails, spouseDetails } = useTestatorRecord();
  const { settings, save } = useSettings();
  const isChanged = settings.survivorshipDays !== survivorshipDays.default || settings.spouseSurvivorship !== 'same';
  const isAsked = ['survivorshipDays', 'spouseSurvivorship'].includes(search.get('field') ?? '');
  const hasSpouse =
    spouseDetails !== null && namesSpouse(personalDetails?.maritalStatus ?? null, settings.includePartner);
  return (
    <Disclosure summary="More choices" isOpenAtFirst={isChanged || isAsked}>
      <DaysField stored={settings.survivorshipDays} onSave={(survivorshipDays) => save({ survivorshipDays })} />
      {hasSpouse && (
        <RadioPills
          name="spouseSurvivorship"
          label={spouseSurvivorship.label}
          options={spouseOptions}
          value={settings.spouseSurvivorship}
          onChange={(spouseSurvivorship) => save({ spouseSurvivorship })}
        />
      )}
    </Disclosure>
  );
}

/** Saved once it is left, if it is a number of days that the law allows. */
function DaysField({ stored, onSave }: { stored: number; onSave: (days: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const leave = () => {
    if (typed === null) return;
    const number = typed.trim() === '' ? Number.NaN : Number(typed);
    if (!Number.isInteger(number) || number < days.min || number > days.max) return setProblem(days.outside);
    setTyped(null);
    if (number !== stored) onSave(number);
  };
  return (
    <FieldRow>
      <TextField
        name="survivorshipDays"
        label={days.label}
        hint={days.hint}
        inputMode="numeric"
        suffix="days"
        error={problem}
        value={typed ?? String(stored)}
        onChange={(text) => {
          setProblem(undefined);
          setTyped(text);
        }}
        onLeave={leave}
        onEnter={leave}
      />
    </FieldRow>
  );
}
