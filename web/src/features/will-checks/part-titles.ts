import type { AnswerPart } from '@plainwill/contracts/will-data/will-checks';
import { sectionTitles } from '../portal/section-titles.ts';

export const partTitles: Record<AnswerPart, string> = { ...sectionTitles, contacts: 'Contacts' };
