import { type DeviceType, deviceType } from '@/domain/session/device';
import { createStore, useStoreValue } from '@/lib/state/create-store';

const currentDeviceType = createStore<DeviceType>('M', {
  read: () => deviceType(window.innerWidth),
  changedBy: ['resize'],
});

/** Returns the device type of the current viewport; mobile on the server. */
export function useDeviceType(): DeviceType {
  return useStoreValue(currentDeviceType);
}
