import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet } from './sheet.ts';

/** How a joint home is split into shares in life: LPA 1925 ss.36(2) and 196; Kinch v Bullard [1999] 1 WLR 423. */
export function severanceGuide({ home }: Will, testator: string): Sheet {
  const other = home.coOwner?.name ?? 'the other owner';
  const where = home.address || 'the home';
  return {
    title: 'How to split a joint home into shares',
    lead: `For ${testator}. As joint tenants, you and ${other} own ${where} together, and the one who lives longest owns it all, whatever a will says. A will cannot change that. A written notice in your lifetime can.`,
    parts: [
      {
        heading: 'What changes',
        list: {
          kind: 'points',
          lines: [
            'Each of you then owns a half. The home no longer passes automatically to the other.',
            'Your half passes under your will, so both of you need one.',
            'Unequal shares need a deed: ask a solicitor.',
          ],
        },
      },
      {
        heading: 'What to do',
        list: {
          kind: 'steps',
          lines: [
            `Give ${other} a written notice, like the one below, or sign one together. If there are more owners, each must have it.`,
            'Leave it at, or post it to, the last address you know. It works as soon as it is given, even if no one reads it. Keep a copy and proof of posting.',
            'If the home is registered, send form SEV to HM Land Registry with proof of the notice. There is no fee. The register then shows a restriction (Form A).',
            'If it is not registered, keep the notice with the deeds.',
            'Tell your mortgage lender if you are not sure that the mortgage allows it.',
            'Change your answer in Home Details to “tenants in common”, and make a new signing copy of your will.',
          ],
        },
      },
      {
        heading: 'When to ask a solicitor first',
        text: 'If you want unequal shares, are divorcing, have debts or care fees in view, one of you is bankrupt or cannot decide for themselves, or there are three or more owners.',
      },
      {
        heading: 'Notice of severance',
        text: `To: ${home.coOwner?.name ?? '______________________________'}\nI give you notice that I sever the joint tenancy in equity of ${where}. From now on we hold it as tenants in common in equal shares.`,
        list: {
          kind: 'blanks',
          lines: ['Signature', 'Date', 'Received by', 'Received on'],
        },
      },
    ],
  };
}
