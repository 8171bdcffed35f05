import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { namesInWords } from '../people/names-in-words.ts';
import { nameAmong } from '../people/use-people.ts';

export const executorsSummary = (portal: Portal) =>
  namesInWords(portal.executors.map(({ personId }) => nameAmong(peopleOf(portal), personId)));
