import type { Device } from '@plainwill/contracts/identity/devices';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSignOut } from '../auth/use-sign-out.ts';
import { AccountSection } from './account-section.tsx';
import { DeviceRow } from './device-row.tsx';
import { devicesInWords } from './device-words.ts';
import { useDevices, useSignOutDevice, useSignOutOthers } from './use-devices.ts';

export function DevicesSection() {
  const devices = useDevices();
  return (
    <AccountSection
      id="devices"
      title="Signed-in devices"
      summary={devices.data ? devicesInWords(devices.data.length) : 'Loading...'}
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
      <p className="text-muted">If you do not know one of them, sign it out and change your password.</p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
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
            look="secondary"
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
