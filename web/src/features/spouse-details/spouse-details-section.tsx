import { asksSpouse } from '@plainwill/contracts/will-data/spouse-details-rules';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { willMakerPath } from '../../will-maker-paths.ts';
import { printAnswer } from '../personal-details/options.ts';
import { useMaritalStatus } from '../personal-details/use-marital-status.ts';
import { useAccountId, usePortal } from '../portal/use-portal.ts';
import { useIncludePartner } from './include-partner.ts';
import { SpouseFields } from './spouse-fields.tsx';
import { useClearSpouse } from './use-clear-spouse.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const asChoice = (include: boolean | null) => (include === null ? '' : include ? 'yes' : 'no');

export default function SpouseDetailsSection() {
  const accountId = useAccountId();
  const { spouseDetails } = usePortal();
  const maritalStatus = useMaritalStatus(accountId);
  const include = useIncludePartner(accountId);
  const { clear, cleared, undo, isUndoing } = useClearSpouse(accountId, spouseDetails);
  const isAsked = asksSpouse(maritalStatus);
  const isChoice = maritalStatus === 'partner';

  const chooseInclude = async (choice: 'yes' | 'no') => {
    if (choice === 'no' && spouseDetails) await clear();
    include.choose(choice === 'yes');
  };
  return (
    <>
      {!isAsked && (
        <EmptyState>
          {maritalStatus === null
            ? 'Cannot start yet. First choose'
            : `Nothing is needed here: you chose “${printAnswer('maritalStatus', maritalStatus)}”. You can change`}{' '}
          your marital status in{' '}
          <TextLink to={willMakerPath('details', 'personalDetails')}>Personal Information</TextLink>.
        </EmptyState>
      )}
      {isAsked && isChoice && (
        <RadioPills
          label="Include your partner in your will?"
          hint="The law gives a partner nothing by itself, however long you have lived together."
          options={yesOrNo}
          value={asChoice(include.chosen)}
          onChange={(choice) => void chooseInclude(choice)}
        />
      )}
      {cleared && (
        <Notice tone="info" title={`${cleared.fullName}’s details are cleared`}>
          <p className="mb-2">They have left every part of your will that named them.</p>
          <Button look="secondary" size="small" onPress={undo} isPending={isUndoing} pendingLabel="Bringing back…">
            Undo
          </Button>
        </Notice>
      )}
      {isAsked && (!isChoice || include.chosen) && <SpouseFields accountId={accountId} />}
      {spouseDetails && (
        <>
          {!isAsked && (
            <p>We still keep {spouseDetails.fullName}’s details. They can be chosen for a part in your will.</p>
          )}
          <ButtonRow>
            <Button look="quiet" size="small" onPress={() => void clear()}>
              Clear {spouseDetails.fullName}’s details
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  );
}
