import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegionFrame,
} from 'react-aria-components/Toast';
import { classes } from '../styles/classes.ts';
import { keepClear } from './keep-clear.ts';
import { toasts } from './toast-queue.ts';

/** The notices over the page; reached with F6. */
export default function ToastList() {
  return (
    <ToastRegionFrame
      ref={keepClear}
      queue={toasts}
      className="fixed inset-x-4 top-4 z-50 flex flex-col gap-2 rounded-card sm:top-auto sm:bottom-4 sm:left-auto sm:w-96 sm:flex-col-reverse print:hidden"
    >
      {({ toast }) => {
        const isError = toast.content.tone === 'error';
        const Icon = isError ? CircleAlert : CircleCheck;
        return (
          <Toast
            toast={toast}
            className="flex items-start gap-3 rounded-card border-2 border-deeper bg-deeper p-4 text-white"
          >
            <Icon
              aria-hidden
              strokeWidth={2.2}
              className={classes('mt-0.5 size-5.5 shrink-0', isError ? 'text-white' : 'text-butter')}
            />
            <ToastContent role={isError ? 'alert' : 'status'} className="flex min-w-0 grow flex-col">
              <Text slot="title" className="font-semibold text-butter">
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
              className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-field hover:bg-deep"
            >
              <X aria-hidden strokeWidth={2.2} className="size-5" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegionFrame>
  );
}
