import type { WillFacts } from '../../facts/will-facts.ts';
import { anAdultChild, aPerson, aSpouse, aSum, asOf, levels, type Story, someFacts } from '../../will/testing/facts.ts';
import { checkPlan } from '../check-plan.ts';
import type { PlanToCheck } from '../plan-to-check.ts';
import { aPlan, aWitness, type SomeOfWitness } from './plans.ts';

export const sue = aPerson('Susan Vale', 'sister', {
  line1: '9 Corve Street',
  postcode: 'SY8 1DA',
  email: 'sue@example.com',
});
export const rob = aPerson('Robert Finch');
export const jane = aPerson('Jane Doe', 'Solicitor');
export const hope = aPerson('Hope House', 'Other', { isCharity: true });
export const dan = aSpouse('Daniel Hart');
export const amy = anAdultChild('Amy Hart');
export const wife = { maritalStatus: 'married', dateOfBirth: '1958-04-02', email: 'eleanor@example.com' };

/** A married woman leaves everything to the husband, then to a daughter, and £5,000 to a sister. */
export const hartFacts = (story: Story = {}) =>
  someFacts({
    testator: wife,
    people: [dan, amy, rob, jane, hope],
    gifts: [aSum(5000, [sue])],
    residue: levels([dan], [amy]),
    ...story,
  });

export const beth = aWitness('Elizabeth Moore');
export const ken = aWitness('Kenneth Price');
export const withKen = (name: string, row: SomeOfWitness = {}) => aPlan([aWitness(name, row), ken]);

export const messagesOf = (plan: PlanToCheck, facts: WillFacts = hartFacts()) =>
  checkPlan(facts, plan, asOf).map(({ message }) => message);
