import type { CartItem } from '@generated/cart/model/cartItem';
import type { PowerRange, SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { lensAttribute } from './lens-features';

/** Returns the present lens of a line as the lens update sends it, so that a change of the plan repeats it unchanged. */
export function toSelectedLens(lensItem: CartItem): SelectedLensPackage {
  const attribute = lensAttribute(lensItem);
  const flag = (name: string) => (attribute(name) === undefined ? undefined : attribute(name) === 'true');
  const number = (name: string) => (attribute(name) === undefined ? undefined : Number(attribute(name)));
  const range = (min: string, max: string): PowerRange | undefined => {
    const [from, to] = [number(min), number(max)];
    return from === undefined || to === undefined ? undefined : { min: from, max: to };
  };
  return {
    upc: lensItem.partNumber,
    catEntryId: lensItem.productId,
    color: attribute('lensColor'),
    services: attribute('lensInfoServices')?.split(','),
    materialCode: attribute('lensMaterialCode'),
    segmentCode: attribute('lensSegmentCode'),
    type: attribute('correctionType'),
    treatmentFamily: attribute('lensTreatmentFamily'),
    blueLight: flag('lensBlueLight'),
    index: number('lensIndex'),
    antiReflective: attribute('lensAntiReflective'),
    rxValues: {
      sph: range('powerSphereMin', 'powerSphereMax'),
      add: range('powerAddMin', 'powerAddMax'),
    },
    brand: attribute('lensBrand'),
    polar: flag('lensPolar'),
    clen: attribute('lensColorCode'),
    isSpeedyRX: flag('isLensSpeedyRX'),
  };
}
