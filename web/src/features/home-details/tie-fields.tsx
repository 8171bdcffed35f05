import { Explanation } from '../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import type { useAutosave } from '../autosave/use-autosave.ts';
import { usePortal } from '../portal/use-portal.ts';
import { type HomeDetailsText, homeDetailsLabels, type Tie, tieOptions } from './home-details-model.ts';

/** What ties the testator to England and Wales, or to another country, and whether there is a business. */
export function TieFields({
  choice,
  textIn,
}: Pick<ReturnType<typeof useAutosave<HomeDetailsText>>, 'choice' | 'textIn'>) {
  const { questionnaire } = usePortal();
  const business = choice<Tie>('hasBusiness');
  const toldBefore = !business.value && questionnaire ? questionnaire.answers.business : null;
  return (
    <>
      <RadioPills
        label={homeDetailsLabels.isDomiciledHere}
        hint="The place where you mean to live for good. With a yes, your will says: “My permanent home, and my domicile, is in England and Wales.”"
        isOptional
        options={tieOptions}
        {...choice<Tie>('isDomiciledHere')}
      />
      {textIn('isDomiciledHere') === 'no' && (
        <Explanation>
          Then your will does not say so. Another country’s law may decide part of what happens, so take advice before
          you sign.
        </Explanation>
      )}
      <RadioPills
        label={homeDetailsLabels.hasForeignAssets}
        hint="A house, land, a bank account or shares. Scotland and Northern Ireland count too."
        isOptional
        options={tieOptions}
        {...choice<Tie>('hasForeignAssets')}
      />
      {textIn('hasForeignAssets') === 'yes' && (
        <RadioPills
          label={homeDetailsLabels.isForUnitedKingdom}
          hint="Choose yes only after advice. A will made for it in another country then stays as it is."
          isOptional
          options={tieOptions}
          {...choice<Tie>('isForUnitedKingdom')}
        />
      )}
      <RadioPills
        label={homeDetailsLabels.hasBusiness}
        hint={toldBefore && 'From your questionnaire. Change it if it is not right.'}
        isOptional
        options={tieOptions}
        {...business}
        value={toldBefore ? (toldBefore === 'Yes' ? 'yes' : 'no') : business.value}
      />
    </>
  );
}
