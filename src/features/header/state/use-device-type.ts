import { useSyncExternalStore } from 'react';
import { type DeviceType, deviceType } from '@/domain/session/device';

/** The device type of the window as it is now; a phone on the server, which knows no width. */
export function useDeviceType(): DeviceType {
  return useSyncExternalStore(
    subscribe,
    () => deviceType(window.innerWidth),
    () => 'M',
  );
}

function subscribe(listen: () => void): () => void {
  addEventListener('resize', listen);
  return () => removeEventListener('resize', listen);
}
