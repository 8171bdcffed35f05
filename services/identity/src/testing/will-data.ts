import type { AddressInfo } from 'node:net';
import type { Contract } from '@plainwill/contracts/kit/contract';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { enquiryErasureContract } from '@plainwill/contracts/notifications/erasure';
import type { AccountId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { accountNamesContract, maxNamesAtOnce } from '@plainwill/contracts/will-data/account-names';
import { testatorErasureContract } from '@plainwill/contracts/will-data/erasure';
import { retentionContract } from '@plainwill/contracts/will-data/retention';
import { type Call, implement } from '@plainwill/kit/implement';
import { createServiceServer } from '@plainwill/kit/server';
import { quietLog } from '@plainwill/kit/testing/call';
import { aKeyPair } from '@plainwill/kit/testing/keys';
import { createSigner, createVerifier } from '@plainwill/kit/tokens/service-token';
import { createErasures } from '../profile/deletion/erasures.ts';
import { keptForWill } from '../profile/deletion/kept-for-will.ts';

/** Stands in for what identity calls of will-data and notifications, over their real contracts; either can be down. */
export async function aWillData() {
  const keys = await aKeyPair();
  const erased: AccountId[] = [];
  const erasedEnquiries: { email: string; submissionIds: string[] }[] = [];
  /** Which questionnaires will-data says that an account has claimed. */
  const claimed = new Map<AccountId, SubmissionId[]>();
  /** The accounts that have a will on paper. */
  const onPaper = new Set<AccountId>();
  /** The names that accounts have still to take. */
  const changedNames: { accountId: AccountId; version: number; name: string }[] = [];
  const state = { isDown: false, isNotificationsDown: false, isTakenLost: false };

  async function serve<C extends Contract>(
    audience: string,
    contract: C,
    handlers: HandlersOf<C, Pick<Call, 'caller'>>,
    isDown: () => boolean,
  ) {
    const http = createServiceServer({
      router: implement(contract, {
        contextFor: ({ caller }: Call) => {
          if (isDown() || caller !== 'identity') throw new Error('down');
          return { caller };
        },
        handlers,
      }),
      verify: await createVerifier(audience, { identity: keys.publicKey }),
      log: quietLog,
      ready: async () => {},
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, close: () => http.close() };
  }

  const willData = await serve(
    'will-data',
    { erasure: testatorErasureContract, accountNames: accountNamesContract, retention: retentionContract },
    {
      erasure: {
        erase: ({ input: { accountId } }) => {
          erased.push(accountId);
          claimed.delete(accountId);
        },
        claimed: ({ input: { accountId } }) => claimed.get(accountId) ?? [],
      },
      retention: { kept: ({ input: { accountIds } }) => accountIds.filter((id) => onPaper.has(id)) },
      accountNames: {
        changed: () => changedNames.slice(0, maxNamesAtOnce),
        taken: ({ input }) => {
          if (state.isTakenLost) throw new Error('lost');
          const isTaken = (name: (typeof changedNames)[number]) =>
            input.some(({ accountId, version }) => accountId === name.accountId && version === name.version);
          changedNames.splice(0, changedNames.length, ...changedNames.filter((name) => !isTaken(name)));
        },
      },
    },
    () => state.isDown,
  );
  const notifications = await serve(
    'notifications',
    { erasure: enquiryErasureContract },
    {
      erasure: {
        erase: ({ input }) => {
          erasedEnquiries.push(input);
        },
      },
    },
    () => state.isNotificationsDown,
  );
  const sign = await createSigner('identity', keys.privateKey);
  const erasures = createErasures({ willDataUrl: willData.url, notificationsUrl: notifications.url, sign });
  return {
    erased,
    erasedEnquiries,
    claimed,
    onPaper,
    keptForWill: keptForWill({ willDataUrl: willData.url, sign }),
    changedNames,
    state,
    erasures,
    willDataUrl: willData.url,
    sign,
    close: () => Promise.all([willData.close(), notifications.close()]),
  };
}
