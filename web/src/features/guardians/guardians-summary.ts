import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { minorsOf } from '@plainwill/contracts/will-data/readiness';
import { namesInWords } from '../people/names-in-words.ts';

export const guardiansSummary = (portal: Portal, today: CalendarDate) =>
  `For ${namesInWords(minorsOf(portal, today).map(nameOf))}`;
