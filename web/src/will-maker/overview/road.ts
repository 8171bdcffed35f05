import { brand } from '@plainwill/contracts/shared/brand';
import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { paths } from '../../shared/paths/paths.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { dayText, formatDay } from '../../ui/dates-and-money/format-date.ts';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { thingsToFixText, toReadText } from '../will/checks/things-to-fix.ts';
import { aboutMinutes, minutesOf, minutesText, needsText, type SectionsTab, type Standing } from './progress.ts';

export type StopId = 'you' | 'wishes' | 'read' | 'check' | 'sign';

/** One stop on the way from the first answer to a signed will, with a page of its own. */
export interface Stop {
  id: StopId;
  label: string;
  /** The name of its page. */
  title: string;
  to: string;
  isDone: boolean;
  isLocked: boolean;
  /** How long it takes, or what has come of it; empty once there is nothing more to say. */
  note: string;
}

const checkNotes: Record<NonNullable<Standing['check']>, string> = {
  reading: 'Waiting for our reviewer',
  asked: 'A question for you',
  approved: 'Approved',
  changed: 'Changed since approved',
  returned: 'Returned',
};

/** "Waiting for our reviewer since Tuesday", "Approved 20 November 2026". */
function checkNote({ check, checkSince }: Standing): string {
  if (!check) return brand.review === 'required' ? '' : 'optional';
  if (!checkSince || check === 'changed') return checkNotes[check];
  const day = dayText(checkSince, new Date());
  return `${checkNotes[check]} ${check === 'approved' || check === 'returned' ? '' : 'since '}${day}`;
}

const isCheckNeeded = ({ check }: Standing) => brand.review === 'required' && check !== 'approved';

/** The stops in their order; no check where nobody checks wills. */
export function roadOf(standing: Standing): Stop[] {
  const { check, isRead } = standing;
  const missing = missingForWill(standing.testatorRecord, standing.today);
  const isWhole = missing.length === 0;
  const stop = (id: StopId, label: string, title: string, more: Partial<Stop> & Pick<Stop, 'to' | 'note'>): Stop => ({
    id,
    label,
    title,
    isDone: false,
    isLocked: false,
    ...more,
  });
  const ofSections = (id: StopId, label: string, title: string, tab: SectionsTab) => {
    const left = missing.filter((part) => tabOf(part) === tab);
    const waitsFor = tab === 'wishes' ? missingForWishes(standing.testatorRecord, standing.today) : [];
    return stop(id, label, title, {
      to: willMakerPath(tab),
      isDone: left.length === 0,
      isLocked: waitsFor.length > 0,
      note: waitsFor.length > 0 ? needsText(waitsFor) : left.length > 0 ? minutesText(left) : '',
    });
  };
  return [
    ofSections('you', 'You', 'Your Details', 'details'),
    ofSections('wishes', 'Wishes', 'Your Wishes', 'wishes'),
    stop('read', 'Read', 'Your Will', {
      to: willMakerPath('will'),
      isDone: isWhole && isRead,
      note: isWhole ? readNote(standing) : 'draft so far',
    }),
    ...(brand.review === 'off'
      ? []
      : [
          stop('check', 'Check', 'The check of your will', {
            to: paths.review,
            isDone: check === 'approved',
            note: checkNote(standing),
          }),
        ]),
    stop('sign', 'Sign and keep', 'Sign and keep', {
      to: paths.sign,
      isDone: isSigned(standing),
      note: signNote(standing),
    }),
  ];
}

/** The paper says what the answers say. */
export const isSigned = ({ signed, copy }: Standing) => signed?.isNewestCopy === true && !copy?.isOutdated;

function signNote({ signed, copy }: Standing): string {
  if (copy?.isOutdated) return 'answers changed';
  if (signed?.isNewestCopy) return `signed ${formatDay(signed.on)}`;
  return copy ? `copy ${copy.number} to print` : aboutMinutes(minutesOf.sign);
}

function readNote({ fixes, toRead, isRead }: Standing): string {
  if (isRead) return '';
  if (fixes > 0) return thingsToFixText(fixes);
  return toRead > 0 ? toReadText(toRead) : aboutMinutes(minutesOf.read);
}

/** The first stop with something to do. A check is offered, and waits for nobody who has not asked for it. */
export function nextStop(standing: Standing): StopId {
  if (isSigned(standing)) return 'sign';
  const { check } = standing;
  const waits = isCheckNeeded(standing) || check === 'reading' || check === 'asked' || check === 'returned';
  const open = roadOf(standing).find(({ id, isDone }) => !isDone && (id !== 'check' || waits));
  return open?.id ?? 'sign';
}
