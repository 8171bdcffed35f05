import type { Device } from '@plainwill/contracts/identity/devices';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { lastUsedInWords } from './device-words.ts';

interface DeviceRowProps {
  device: Device;
  now: Date;
  onSignOut: () => void;
  isPending: boolean;
}

/** One signed-in browser. */
export function DeviceRow({ device, now, onSignOut, isPending }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <MonitorSmartphone aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep max-sm:hidden" />
      <span className="min-w-0 grow basis-44">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{device.label}</span>
          {device.isCurrent && <Badge>This device</Badge>}
        </span>
        <span className="block text-small text-muted">
          {lastUsedInWords(device.lastUsedAt, now)} · signed in on {dayInWords(device.signedInAt)}
        </span>
      </span>
      <Button look="quiet" size="small" onPress={onSignOut} isPending={isPending}>
        Sign out
        <span className="sr-only"> {device.isCurrent ? 'this device' : device.label}</span>
      </Button>
    </li>
  );
}
