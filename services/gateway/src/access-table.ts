import type { Access } from '@plainwill/contracts/kit/contract';

/** Who may call each procedure. A new procedure needs a row here, so that its access is decided twice. */
export const accessTable: Record<string, Access> = {
  'identity.accounts.me': 'public',
  'identity.accounts.signUp': 'public',
  'identity.accounts.confirmEmail': 'public',
  'identity.sessions.signIn': 'service',
  'identity.sessions.resolve': 'service',
  'identity.sessions.signOut': 'service',
  'identity.outgoingMail.get': 'service',
  'willData.personalDetails.get': 'account',
  'willData.personalDetails.save': 'account',
  'willData.contacts.list': 'account',
  'willData.executors.list': 'account',
  'willData.executors.add': 'account',
  'willData.executors.remove': 'account',
  'willData.funeralWishes.get': 'account',
  'willData.funeralWishes.save': 'account',
  'willData.residue.list': 'account',
  'willData.residue.replace': 'account',
  'willData.residue.addNew': 'account',
  'willData.willDocument.preview': 'account',
  'willData.willDocument.pdf': 'account',
  'addressLookup.addresses.search': 'public',
  'notifications.questionnaire.submit': 'public',
};
