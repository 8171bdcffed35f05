import { optionsOf } from '@plainwill/contracts/kit/question';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { useSearchParams } from 'wouter';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { SheetDownload } from '../provisions/sheet-download.tsx';
import { SolicitorNote } from '../provisions/solicitor-note.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import type { HomeDetailsText } from './home-details-model.ts';

const { severance } = homeDetailsQuestions;
const options = [{ value: '', label: 'No' }, ...optionsOf(severance)];

/** A joint home can be split into shares, which no will can do; the guide to it stands beside. */
export function SeveranceField({ form }: { form: RecordFormState<HomeDetailsText> }) {
  const people = usePeople();
  const coOwnerId = form.textIn('coOwnerId');
  const chosen = form.textIn('severance');
  const [search] = useSearchParams();
  const isAsked = search.get('field') === 'severance';
  const other = coOwnerId ? nameAmong(people, coOwnerId) : 'the other owner';
  return (
    <Disclosure summary="Want your half to go to someone else?" isOpenAtFirst={chosen !== '' || isAsked}>
      <RadioPills
        label={severance.label}
        hint={severance.hint}
        options={options}
        {...form.choice<string>('severance')}
      />
      {chosen === 'planned' && (
        <>
          <Explanation>Until you give notice, the home still goes to {other}, whatever your will says.</Explanation>
          <SheetDownload
            sheet="severance-guide"
            title="How to split a joint home"
            about="What changes, what to do, and a notice for you both to sign."
          />
          <SolicitorNote>
            for unequal shares, three or more owners, a divorce, debts or care fees, or an owner who can’t decide for
            themselves
          </SolicitorNote>
        </>
      )}
      {chosen === 'done' && form.textIn('tenancyType') === 'joint-tenants' && (
        <Explanation>Then change how you own it to tenants in common, above.</Explanation>
      )}
    </Disclosure>
  );
}
