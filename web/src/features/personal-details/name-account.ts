import { nameOf } from '@plainwill/contracts/will-data/people';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import { api, calls } from '../../api/trpc.ts';

/** An account that has no name yet takes the one just saved, so that our staff can find its owner by it. */
export async function nameAccount({ firstName, middleNames, lastName }: PersonalDetails): Promise<void> {
  const { me } = api.identity.accounts;
  const account = me.getData();
  if (!account || account.name) return;
  const name = nameOf({ firstName, middleNames: middleNames ?? '', lastName }).slice(0, 200);
  await calls.identity.profile.rename.mutate({ name });
  me.setData(undefined, { ...account, name });
}
