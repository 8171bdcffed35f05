import type { CoupleView, HomeOwner } from '@plainwill/contracts/will-data/couple/couple-view';

const mirroredOwners: Record<HomeOwner, HomeOwner> = {
  self: 'partner',
  partner: 'self',
  both: 'both',
  'self+other': 'partner+other',
  'partner+other': 'self+other',
};

const swapped = <P>({ self, partner }: { self: P; partner: P }) => ({ self: partner, partner: self });

/** The same facts seen from the other side. */
export const mirror = (view: CoupleView): CoupleView => ({
  ...view,
  people: swapped(view.people),
  home: view.home && { ...view.home, ownedBy: view.home.ownedBy && mirroredOwners[view.home.ownedBy] },
  children: view.children.map((child) => ({ ...child, parentAs: swapped(child.parentAs) })),
  // Whom each names is told from their own side, whoever looks.
  wishes: swapped(view.wishes),
});
