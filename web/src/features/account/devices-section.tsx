import type { Device } from '@plainwill/contracts/identity/devices';
import { MonitorSmartphone } from 'lucide-react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "Last used 3 hours ago": as near as a person would say it. */
export function lastUsedText(lastUsedAt: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(lastUsedAt)) / 1000);
  if (seconds < 2 * minute) return 'Used just now';
  const [size, unit] =
    seconds < hour
      ? ([minute, 'minute'] as const)
      : seconds < day
        ? ([hour, 'hour'] as const)
        : ([day, 'day'] as const);
  return `Last used ${ago.format(-Math.floor(seconds / size), unit)}`;
}

export const devicesText = (count: number) => (count === 1 ? 'Only this device' : `${count} devices`);

interface DeviceRowProps {
  device: Device;
  now: Date;
  onSignOut: () => void;
  isPending: boolean;
}

/** One signed-in browser. */
function DeviceRow({ device, now, onSignOut, isPending }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <MonitorSmartphone aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep max-sm:hidden" />
      <span className="min-w-0 grow basis-44">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{device.label}</span>
          {device.isCurrent && <Badge>This device</Badge>}
        </span>
        <span className="block text-small text-muted">
          {lastUsedText(device.lastUsedAt, now)} · signed in on {formatDay(device.signedInAt)}
        </span>
      </span>
      <Button variant="quiet" size="small" onPress={onSignOut} isPending={isPending}>
        Sign out
        <span className="sr-only"> {device.isCurrent ? 'this device' : device.label}</span>
      </Button>
    </li>
  );
}

const useDevices = () => trpc.identity.devices.list.useQuery();

function useSignOutDevice() {
  const { identity } = trpc.useUtils();
  return trpc.identity.devices.signOut.useMutation({ onSettled: () => identity.devices.invalidate() });
}

function useSignOutOthers() {
  const { identity } = trpc.useUtils();
  return trpc.identity.devices.signOutOthers.useMutation({ onSettled: () => identity.devices.invalidate() });
}

export function DevicesSection() {
  const devices = useDevices();
  return (
    <AccountSection
      id="devices"
      title="Signed-in devices"
      summary={devices.data ? devicesText(devices.data.length) : 'Loading...'}
    >
      {devices.data ? (
        <DeviceList devices={devices.data} readAt={devices.dataUpdatedAt} />
      ) : devices.isError ? (
        <>
          <Notice tone="error">{failureOf(devices.error).message}</Notice>
          <ButtonRow>
            <Button onPress={() => void devices.refetch()} isPending={devices.isFetching}>
              Retry
            </Button>
          </ButtonRow>
        </>
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </AccountSection>
  );
}

function DeviceList({ devices, readAt }: { devices: readonly Device[]; readAt: number }) {
  const signOutHere = useSignOut();
  const one = useSignOutDevice();
  const others = useSignOutOthers();
  const error = one.error ?? others.error;
  return (
    <>
      <p className="text-muted">If you don’t recognise one, sign it out and change your password.</p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {signOutHere.question}
      <ul className="flex flex-col gap-2.5">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={new Date(readAt)}
            onSignOut={device.isCurrent ? signOutHere.start : () => one.mutate({ id: device.id })}
            isPending={one.isPending && one.variables.id === device.id}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <ButtonRow>
          <Button
            variant="secondary"
            onPress={() => others.mutate()}
            isPending={others.isPending}
            pendingLabel="Signing out…"
          >
            Sign out everywhere else
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
