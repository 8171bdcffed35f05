import type { Device } from '@plainwill/contracts/identity/devices';
import { type SignInMethod, signInMethods } from '@plainwill/contracts/identity/sign-in-methods';
import { daySeconds, hourSeconds, minuteSeconds } from '@plainwill/contracts/shared/durations';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import { useMutation } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { failureOf } from '../../shared/api/failure.ts';
import { calls, trpc } from '../../shared/api/trpc.ts';
import { useSignOut } from '../../shared/session/use-sign-out.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { AccountSection } from './account-section.tsx';

const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "Last used 3 hours ago": as near as a person would say it. */
export function lastUsedText(lastUsedAt: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(lastUsedAt)) / 1000);
  if (seconds < 2 * minuteSeconds) return 'Used just now';
  const [size, unit] =
    seconds < hourSeconds
      ? ([minuteSeconds, 'minute'] as const)
      : seconds < daySeconds
        ? ([hourSeconds, 'hour'] as const)
        : ([daySeconds, 'day'] as const);
  return `Last used ${ago.format(-Math.floor(seconds / size), unit)}`;
}

const signInMethodLabels: Record<SignInMethod, string> = {
  password: 'password',
  google: 'Google',
  passkey: 'passkey',
  code: 'code',
  recoveryCode: 'recovery code',
};

/** "Password and code": what was shown at the sign-in; nothing where that is not known. */
export function methodsText(methods: readonly SignInMethod[]): string {
  const text = listed(
    signInMethods.filter((method) => methods.includes(method)).map((method) => signInMethodLabels[method]),
  );
  return capitalised(text);
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
  const proved = methodsText(device.methods);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <MonitorSmartphone aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep max-sm:hidden" />
      <span className="min-w-0 grow basis-[11rem]">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{device.label}</span>
          {device.isCurrent && <Badge>This device</Badge>}
        </span>
        <span className="block text-small text-muted">
          {lastUsedText(device.lastUsedAt, now)} · signed in on {formatDay(device.signedInAt)}
        </span>
        {proved && <span className="block text-small text-muted">{proved}</span>}
      </span>
      <Button variant="quiet" size="small" onPress={onSignOut} isPending={isPending}>
        Sign out
        <span className="sr-only"> {device.isCurrent ? 'this device' : device.label}</span>
      </Button>
    </li>
  );
}

const useDevices = () => trpc.identity.devices.list.useQuery();

/** Signs out one device, or with null every one but this. */
function useSignOutDevices() {
  const { identity } = trpc.useUtils();
  const { devices } = calls.identity;
  return useMutation({
    mutationFn: (id: Device['id'] | null) =>
      id === null ? devices.signOutOthers.mutate() : devices.signOut.mutate({ id }),
    onSettled: () => identity.devices.invalidate(),
  });
}

export function DevicesSection() {
  const devices = useDevices();
  const signOut = useSignOutDevices();
  const { run, error } = useProven('devices', signOut);
  return (
    <AccountSection
      id="devices"
      title="Signed-in devices"
      summary={devices.data ? devicesText(devices.data.length) : 'Loading...'}
    >
      {devices.data ? (
        <DeviceList
          devices={devices.data}
          readAt={devices.dataUpdatedAt}
          onSignOut={run}
          pending={signOut.isPending ? signOut.variables : undefined}
          error={error}
        />
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

interface DeviceListProps {
  devices: readonly Device[];
  readAt: number;
  /** With null, every device but this one. */
  onSignOut: (id: Device['id'] | null) => void;
  /** The device, or all of them, being signed out. */
  pending: Device['id'] | null | undefined;
  error: unknown;
}

function DeviceList({ devices, readAt, onSignOut, pending, error }: DeviceListProps) {
  const signOutHere = useSignOut();
  return (
    <>
      <p className="text-muted">If you don’t recognise one, sign it out and change your password.</p>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      {signOutHere.question}
      <ul className="flex flex-col gap-2.5">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={new Date(readAt)}
            onSignOut={device.isCurrent ? signOutHere.start : () => onSignOut(device.id)}
            isPending={pending === device.id}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <ButtonRow>
          <Button
            variant="secondary"
            onPress={() => onSignOut(null)}
            isPending={pending === null}
            pendingLabel="Signing out…"
          >
            Sign out everywhere else
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
