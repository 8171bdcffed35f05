// Loaded before our own code: whatever the brand says, will-data makes no copy to sign of a will that nobody has approved.
import { brand } from '@plainwill/contracts/shared/brand';

// Beside it would run the builder of the pages, which keeps what it builds.
if (process.argv[1]?.includes('will-data')) brand.review = 'required';
