import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

// A long one that began last would be waited for alone.
const slowestTests = ['every-screen-', 'start.test', 'details.e2e'];

const rankOf = ({ moduleId, project }: TestSpecification) => {
  const rank = slowestTests.findIndex((name) => moduleId.includes(name));
  if (rank >= 0) return rank;
  return project.name === 'journeys' ? slowestTests.length : slowestTests.length + 1;
};

/** The longest first, then the journeys, and what takes less after them. */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const defaultOrder = await super.sort(files);
    return defaultOrder.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
