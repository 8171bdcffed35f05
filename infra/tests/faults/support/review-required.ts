// Loaded before our own code: whatever the brand says, will-data makes no signing copy of a will that nobody has approved.
import { brand } from '@plainwill/contracts/shared/brand';

// Will-data alone is changed: the page builder caches its pages.
if (process.argv[1]?.includes('will-data')) brand.review = 'required';
