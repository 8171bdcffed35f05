import { usePlanning } from '../../account/partner/use-planning.ts';
import { paths } from '../../shared/paths/paths.ts';
import { firstNameOfSpouse } from '../../shared/people/spoken-names.ts';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { EndedNotice } from './ended-notice.tsx';

interface CardCopy {
  title: string;
  text: string;
  action: string;
  /** The page of planning together, where nothing else is said. */
  to?: string;
}

/** On the overview: for whoever plans together, is invited, or said that the wills are for two. */
export default function TogetherCard() {
  const { data: planning } = usePlanning();
  const { questionnaire, spouseDetails } = useTestatorRecord();
  if (!planning) return null;
  const { partner, hasEnded, received, sent } = planning;
  const [invitation] = received;
  const isForTwo = questionnaire?.answers.whoFor === 'Me and my Partner';
  if (hasEnded) return <EndedNotice />;
  if (partner)
    return (
      <TogetherLine
        title={`Planning with ${partner.firstName ?? 'your partner'}`}
        text={`Since ${formatDay(partner.linkedOn)}. Two accounts, two wills.`}
        action="Planning together"
      />
    );
  if (invitation)
    return (
      <TogetherLine
        title={`${invitation.from ?? 'Someone'} has invited you to plan together`}
        text={`You can accept until ${formatDay(invitation.expiresAt)}. If you do nothing, nothing happens.`}
        action="See the invitation"
        to={paths.partnerInvitation(invitation.token)}
      />
    );
  if (sent[0])
    return (
      <TogetherLine
        title="Planning together"
        text={`Your invitation to ${sent[0].firstName} is open until ${formatDay(sent[0].expiresAt)}.`}
        action="Planning together"
      />
    );
  if (!isForTwo) return null;
  return (
    <TogetherLine
      title="For the two of you"
      text="Your partner makes a will of their own, in an account of their own. Invite them, and you can plan side by side."
      action={`Invite ${firstNameOfSpouse(spouseDetails) ?? 'your partner'}`}
    />
  );
}

const TogetherLine = ({ title, text, action, to = paths.together }: CardCopy) => (
  <section
    aria-label={title}
    className="flex flex-col gap-x-6 gap-y-4 rounded-card border border-line bg-card px-5 py-5 sm:flex-row sm:items-center sm:justify-between sm:px-6 print:hidden"
  >
    <div className="flex min-w-0 flex-col gap-1">
      <h2 className="heading text-lead">{title}</h2>
      <p className="text-small">{text}</p>
    </div>
    <ButtonLink to={to} variant="secondary" isWideOnPhone>
      <span className="whitespace-nowrap">{action}</span>
    </ButtonLink>
  </section>
);
