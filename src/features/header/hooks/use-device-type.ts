import { useSyncExternalStore } from 'react';
import { type DeviceType, deviceType } from '@/domain/session/device';

/** Device type of the current viewport; mobile on the server. */
export function useDeviceType(): DeviceType {
  return useSyncExternalStore(
    subscribe,
    () => deviceType(window.innerWidth),
    () => 'M',
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
