import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

// A long one that began last would be waited for alone.
const longest = ['every-screen-', 'start.test', 'details.e2e'];

const placeOf = ({ moduleId, project }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.includes(name));
  if (place >= 0) return place;
  return project.name === 'journeys' ? longest.length : longest.length + 1;
};

/** The longest first, then the journeys, and what takes less after them. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
