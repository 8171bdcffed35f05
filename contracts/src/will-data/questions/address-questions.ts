import { questionsOf } from '../../kit/question.ts';

/** A postal address, empty where a part is absent. `address` is the whole of it in one line. */
export const addressQuestions = questionsOf({
  address: { type: 'line', label: 'Address', max: 500, isEncrypted: true },
  line1: { type: 'line', label: 'Address line 1', max: 200, isEncrypted: true },
  line2: { type: 'line', label: 'Address line 2', max: 200, isEncrypted: true },
  townOrCity: { type: 'line', label: 'Town or city', max: 100, isEncrypted: true },
  county: { type: 'line', label: 'County', max: 100, isEncrypted: true },
  postcode: { type: 'line', label: 'Postcode', max: 10, isEncrypted: true },
});
