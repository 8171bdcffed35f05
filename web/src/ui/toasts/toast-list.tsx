import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegionFrame,
} from 'react-aria-components/Toast';
import { useLocation, useSearch } from 'wouter';
import { classes } from '../styles/classes.ts';

export interface ToastMessage {
  title: string;
  text: string;
  tone: 'ok' | 'error';
  /** Takes back what the notice tells of. */
  onUndo?: () => void;
}

export interface ToastContents extends ToastMessage {
  /** The page and step on which it appeared. */
  href: string;
}

export const toasts = new ToastQueue<ToastContents>({ maxVisibleToasts: 1 });

const successMs = 7000;

/** Shows one notice at a time, the latest. An error stays until it is closed or `dismissErrors` takes it away. */
export function addToast(message: ToastMessage): void {
  toasts.clear();
  toasts.add({ ...message, href: location.href }, message.tone === 'ok' ? { timeout: successMs } : {});
}

/** Takes away the error on show; with `leftFor`, only one that appeared on another page or step. */
export function dismissErrors(leftFor?: string): void {
  for (const { key, content } of toasts.visibleToasts)
    if (content.tone === 'error' && content.href !== leftFor) toasts.close(key);
}

/** Between the notices and the edge of the screen, and what comes next. */
const edge = 16;

/** Tells whether a control lies under the notices, on the page or in the dialog over it; the bar of a page does not count. */
function coversSomethingPressable(notices: HTMLElement): boolean {
  const shown = [...document.querySelectorAll('[data-dialog]')].at(-1) ?? document.body;
  return [...shown.querySelectorAll('a[href], button, input, textarea, summary')].some(
    (element) => !notices.contains(element) && !element.closest('[data-step-bar]') && isUnder(notices, element),
  );
}

/**
 * Puts the notices where they lie over nothing that can be pressed: at the foot of the screen, or at its head where the
 * foot is taken and the head is not.
 */
function findRoom(notices: HTMLElement) {
  notices.dataset.at = 'foot';
  if (!coversSomethingPressable(notices)) return;
  notices.dataset.at = 'head';
  if (coversSomethingPressable(notices)) notices.dataset.at = 'foot';
}

/**
 * Keeps what has the focus from lying under the notices: as long as there are any at the foot, styles know by `--notices`
 * how much of it they take.
 */
function avoidCovering(notices: HTMLElement | null) {
  if (!notices) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    findRoom(notices);
    style.setProperty('--notices', notices.dataset.at === 'foot' ? `${notices.offsetHeight + 2 * edge}px` : '0px');
    const focused = document.activeElement;
    if (focused && !notices.contains(focused) && isUnder(notices, focused))
      focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(notices);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices');
  };
}

function isUnder(notices: HTMLElement, element: Element) {
  const [above, below] = [notices.getBoundingClientRect(), element.getBoundingClientRect()];
  return above.top < below.bottom && below.top < above.bottom && above.left < below.right && below.left < above.right;
}

/** The notices over the page; reached with F6. */
export default function ToastList() {
  const [path] = useLocation();
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each navigation
  useEffect(() => dismissErrors(location.href), [path, search]);
  return (
    <ToastRegionFrame
      ref={avoidCovering}
      queue={toasts}
      // Beside the actions of a page, which end it on the left, and of a dialog, which end it on the right.
      className="fixed inset-x-4 bottom-[calc(1rem+var(--foot))] data-[at=head]:top-4 data-[at=head]:bottom-auto z-50 rounded-card sm:left-auto sm:w-96 in-[body:has([role=dialog])]:sm:right-auto in-[body:has([role=dialog])]:sm:left-4 print:hidden"
    >
      {({ toast }) => {
        const isError = toast.content.tone === 'error';
        const Icon = isError ? CircleAlert : CircleCheck;
        return (
          <Toast
            toast={toast}
            className={classes(
              'flex items-start gap-3 rounded-card border-2 p-4 shadow-paper',
              isError ? 'border-danger bg-danger-pale text-ink' : 'border-deep bg-deeper text-white',
            )}
          >
            <Icon
              aria-hidden
              strokeWidth={2.2}
              className={classes('mt-0.5 size-5.5 shrink-0', isError ? 'text-danger' : 'text-butter')}
            />
            <ToastContent role={isError ? 'alert' : 'status'} className="flex min-w-0 grow flex-col">
              <Text slot="title" className={classes('font-semibold', !isError && 'text-butter')}>
                {toast.content.title}
              </Text>
              <Text slot="description">{toast.content.text}</Text>
            </ToastContent>
            {toast.content.onUndo && (
              <Button
                onPress={() => {
                  toasts.close(toast.key);
                  toast.content.onUndo?.();
                }}
                className="-my-2 min-h-11 shrink-0 cursor-pointer rounded-field px-2 font-semibold text-butter underline underline-offset-4 hover:bg-deep"
              >
                Undo
              </Button>
            )}
            <Button
              slot="close"
              aria-label="Close this notice"
              className={classes(
                '-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field',
                isError ? 'hover:bg-card' : 'hover:bg-deep',
              )}
            >
              <X aria-hidden strokeWidth={2.2} className="size-5" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegionFrame>
  );
}
