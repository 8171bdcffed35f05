import type { AnswerPart } from '@plainwill/contracts/will-data/will/will-checks';
import { sectionTitles } from '../testator-record/section-titles.ts';

export const partTitles: Record<AnswerPart, string> = { ...sectionTitles, contacts: 'Contacts' };
