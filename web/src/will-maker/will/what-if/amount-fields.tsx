import { memo } from 'react';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { MoneyField } from '../../../ui/dates-and-money/money-field.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { ownsHome, valuedGifts } from './amounts.ts';
import type { useFigures, WhatIfScenarios } from './use-what-if.ts';

interface AmountFieldsProps
  extends Pick<ReturnType<typeof useFigures>, 'amounts' | 'isFromEstimator' | 'change' | 'problems'> {
  whatIf: WhatIfScenarios;
}

const answers = [
  { value: 'Yes', label: 'Yes, roughly' },
  { value: 'No', label: 'I don’t know' },
] as const;

const ways = [
  { value: 'joint', label: 'Jointly' },
  { value: 'not joint', label: 'Alone or in shares' },
] as const;

/** The amounts of the estate. Whoever does not know them is shown shares instead of pounds. */
export const AmountFields = memo(function AmountFields({
  amounts,
  isFromEstimator,
  change,
  problems,
  whatIf,
}: AmountFieldsProps) {
  const testatorRecord = useTestatorRecord();
  const things = whatIf.gifts.filter(({ id }) => valuedGifts(testatorRecord).some((gift) => gift.id === id));
  return (
    <div className="flex flex-col gap-5">
      <RadioPills
        label="Do you know what you would leave?"
        hint={
          amounts.isKnown === 'Yes' ? undefined : 'A rough figure shows who gets how much. Without one you see shares.'
        }
        options={answers}
        value={amounts.isKnown}
        onChange={(isKnown) => change({ isKnown })}
      />
      {amounts.isKnown === 'Yes' && (
        <>
          <MoneyField
            label="Everything you own, less debts"
            hint={
              isFromEstimator
                ? 'From the tax calculator. Change it if you like.'
                : 'Your part of the home and any life insurance paid to your estate count. Pensions don’t.'
            }
            value={amounts.estate}
            onChange={(estate) => change({ estate })}
            error={problems.estate}
          />
          {ownsHome(testatorRecord) && (
            <MoneyField
              label="Your part of the home in that"
              hint="Its value less the mortgage"
              value={amounts.home}
              onChange={(home) => change({ home })}
              error={problems.home}
              isOptional
            />
          )}
          {things.length > 0 && (
            <Disclosure summary="What single gifts are worth" isOpenAtFirst={problems.values !== undefined}>
              {things.map(({ id, name }) => (
                <MoneyField
                  key={id}
                  label={name}
                  value={amounts.values[id] ?? ''}
                  onChange={(value) => change({ values: { ...amounts.values, [id]: value } })}
                  isOptional
                />
              ))}
            </Disclosure>
          )}
        </>
      )}
      {ownsHome(testatorRecord) && (
        <>
          <RadioPills
            label="How do you own your home?"
            options={ways}
            value={(amounts.isHomeJoint ?? whatIf.isHomeJoint) ? 'joint' : 'not joint'}
            onChange={(way) =>
              change({ isHomeJoint: (way === 'joint') === whatIf.isHomeJoint ? null : way === 'joint' })
            }
          />
          <p className="-mt-2 text-small text-muted">
            {(amounts.isHomeJoint ?? whatIf.isHomeJoint)
              ? 'It goes to the other owner, whatever your will says.'
              : 'Your part of it goes as your will says.'}{' '}
            {amounts.isHomeJoint !== null && 'This is only tried out here. '}
            <TextLink to={willMakerPath('details', 'homeDetails', { step: 'ownership' })}>
              Change this in Home Details
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
});
