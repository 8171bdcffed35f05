import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { sectionTitles } from '../testator-record/section-titles.ts';
import { tabOf } from './progress.ts';

/** A section that a tab waits for, and the way to it. */
export interface MissingSection {
  title: string;
  to: string;
}

export const asMissing = (part: WillPart): MissingSection => ({
  title: sectionTitles[part],
  to: willMakerPath(tabOf(part), part),
});
