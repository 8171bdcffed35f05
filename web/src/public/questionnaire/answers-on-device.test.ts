import { expect, it } from 'vitest';
import { clearDrafts, draftPrefix } from '../../shared/drafts/clear-drafts.ts';
import { forgetOldAnswers, startKeepingAnswers, submittedAnswersName } from './answers-on-device.ts';

const key = draftPrefix + submittedAnswersName;
const day = (days: number) => new Date(Date.UTC(2026, 10, 1 + days));
const keep = () => localStorage.setItem(key, '{"answers":{}}');
const isKept = () => localStorage.getItem(key) !== null;

it('keeps answers on the device for 30 days and no longer', () => {
  keep();
  startKeepingAnswers(day(0));
  forgetOldAnswers(day(29));
  expect(isKept()).toBe(true);
  forgetOldAnswers(day(30));
  expect(isKept()).toBe(false);
  expect(localStorage.length).toBe(0);
});

it('counts anew for answers that are sent later', () => {
  keep();
  startKeepingAnswers(day(0));
  startKeepingAnswers(day(20));
  forgetOldAnswers(day(40));
  expect(isKept()).toBe(true);
});

it('begins to count for answers of the version before', () => {
  keep();
  forgetOldAnswers(day(0));
  forgetOldAnswers(day(29));
  expect(isKept()).toBe(true);
  forgetOldAnswers(day(30));
  expect(isKept()).toBe(false);
});

it('leaves no date behind once an account has the answers or somebody signs out', () => {
  startKeepingAnswers(day(0));
  forgetOldAnswers(day(1));
  expect(localStorage.length).toBe(0);
  keep();
  startKeepingAnswers(day(0));
  clearDrafts();
  expect(localStorage.length).toBe(0);
});
