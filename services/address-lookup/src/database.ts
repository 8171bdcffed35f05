import { databaseOptions } from '@plainwill/kit/database/database-options';
import { BookAddressSchema } from './book/book-address.entity.ts';
import { BookWordSchema } from './book/book-word.entity.ts';
import { LookUpCountSchema } from './finder/look-up-count.entity.ts';
import { BookImportSchema } from './import/book-import.entity.ts';

export const ormOptions = (url: string) =>
  databaseOptions({
    url,
    entities: [BookAddressSchema, BookWordSchema, BookImportSchema, LookUpCountSchema],
    beside: import.meta.url,
  });
