import type { Access } from '@plainwill/contracts/will-data/access';

/** What a member of staff did, by the action it is written down as; whatever is not known here is a change. */
const words: Record<string, string> = {
  'user.view': 'Looked at your details',
  'user.edit.personal': 'Changed your personal details',
  'user.edit.home': 'Changed your home details',
  'user.edit.spouse': 'Changed your spouse or partner details',
  'child.add': 'Added a child',
  'child.edit': 'Changed a child’s details',
  'contact.add': 'Added a contact',
};

export const accessInWords = ({ action }: Pick<Access, 'action'>) => words[action] ?? 'Changed your details';
