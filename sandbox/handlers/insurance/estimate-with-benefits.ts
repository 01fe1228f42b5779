import { getEstimateWithBenefitsMockHandler } from '@generated/insurance/insurance.msw';
import { createResolver } from '../../call';
import type { HandlerFactory } from '../handler-factory';
import { orderBenefits } from './order-benefits';

export const estimateWithBenefits: HandlerFactory = () =>
  getEstimateWithBenefitsMockHandler(
    createResolver('estimateWithBenefits', (call, context) => orderBenefits(context, call).pricing),
  );
