import { sizeBand } from '@/domain/size/size-band';
import type { FrameModel } from '../../seed/models/frame';
import {
  bridgeFitLabels,
  featureLabels,
  genderLabels,
  materialLabels,
  rimLabels,
  shapeLabels,
  sizeBandLabels,
} from '../labels/frame-labels';
import { promotionDetailText } from '../labels/promotion-detail-text';
import type { ResponseView } from '../response-view';
import { slug } from '../slug';
import { type Attribute, attribute } from './attribute';
import { flagValue, labeledValue, lengthValue, plainValue } from './attribute-values';

/** Returns the attributes that all colors of a frame share. */
export function frameAttributes(frame: FrameModel, view: ResponseView): Attribute[] {
  return [
    attribute('MODEL_NAME', [{ identifier: slug(frame.modelName), value: frame.modelName }], view),
    attribute('MODEL_CODE', [plainValue(frame.modelCode)], view),
    attribute('PRODUCT_TYPE', [plainValue(frame.category === 'sunglasses' ? 'SUN' : 'OPTICAL')], view),
    attribute('GENDER', [labeledValue(frame.gender, genderLabels[frame.gender], view)], view),
    attribute('FRAME_SHAPE', [labeledValue(frame.shape, shapeLabels[frame.shape], view)], view),
    attribute('FRAME_MATERIAL', [labeledValue(frame.material, materialLabels[frame.material], view)], view),
    attribute('RIM_TYPE', [labeledValue(frame.rim, rimLabels[frame.rim], view)], view),
    ...sizeAttributes(frame, view),
    attribute('BRIDGE_FIT', [labeledValue(frame.bridgeFit, bridgeFitLabels[frame.bridgeFit], view)], view),
    ...featureAttribute(frame, view),
    attribute('ROXABLE', [flagValue(frame.prescriptionReady)], view),
    ...powerAttributes(frame, view),
    ...promotionAttributes(frame, view),
    attribute('RELEASED_ON', [plainValue(frame.releasedOn)], view),
  ];
}

function sizeAttributes({ size }: FrameModel, view: ResponseView): Attribute[] {
  const band = sizeBand(size.totalWidth);
  return [
    attribute('EYE_SIZE', [lengthValue(size.eye)], view, 'INTEGER'),
    attribute('BRIDGE_SIZE', [lengthValue(size.bridge)], view, 'INTEGER'),
    attribute('TEMPLE_LENGTH', [lengthValue(size.temple)], view, 'INTEGER'),
    attribute('LENS_HEIGHT', [lengthValue(size.lensHeight)], view, 'INTEGER'),
    attribute('TOTAL_WIDTH', [lengthValue(size.totalWidth)], view, 'INTEGER'),
    attribute('SIZE_BAND', [labeledValue(band, sizeBandLabels[band], view)], view),
  ];
}

function featureAttribute({ features }: FrameModel, view: ResponseView): Attribute[] {
  if (features.length === 0) return [];
  return [
    attribute(
      'FEATURE',
      features.map((feature) => labeledValue(feature, featureLabels[feature], view)),
      view,
    ),
  ];
}

function powerAttributes({ totalPower }: FrameModel, view: ResponseView): Attribute[] {
  if (!totalPower) return [];
  const power = (diopters: number) => [{ ...plainValue(diopters.toFixed(2)), unit: 'D' as const }];
  return [
    attribute('MIN_TOTAL_POWER', power(totalPower.min), view, 'FLOAT'),
    attribute('MAX_TOTAL_POWER', power(totalPower.max), view, 'FLOAT'),
  ];
}

function promotionAttributes({ promotion }: FrameModel, view: ResponseView): Attribute[] {
  if (!promotion) return [];
  const { type, detail } = promotion;
  return [
    attribute('PROMO_TYPE', [{ identifier: type, value: type }], view),
    attribute('PROMO_DETAIL', [{ identifier: detail, value: promotionDetailText(promotion, view) }], view),
  ];
}
