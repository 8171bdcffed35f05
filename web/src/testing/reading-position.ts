import { act } from '@testing-library/react';

type Notice = (entries: { target: Element; isIntersecting: boolean }[]) => void;

const observers = new Set<ReadingPosition>();

/** jsdom scrolls nothing into view: what a page observes is in view once a test says so. */
export class ReadingPosition {
  private readonly observed = new Set<Element>();
  private readonly notice: Notice;

  constructor(notice: Notice) {
    this.notice = notice;
    observers.add(this);
  }

  observe(element: Element) {
    this.observed.add(element);
  }

  unobserve(element: Element) {
    this.observed.delete(element);
  }

  disconnect() {
    observers.delete(this);
  }

  /** Tells its observer that the element is in view, if it asked. */
  show(target: Element) {
    if (this.observed.has(target)) this.notice([{ target, isIntersecting: true }]);
  }
}

/** Scrolls an element into view, as far as the page can tell. */
export const readTo = (element: Element) =>
  act(() => {
    for (const observer of observers) observer.show(element);
  });
