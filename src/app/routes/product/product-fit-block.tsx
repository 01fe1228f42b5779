import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useAvailableFrames } from '@/features/prescription-filter/api/use-available-frames';
import { PowerSelect } from '@/features/prescription-filter/components/power-select';
import { FrameFit } from '@/features/prescription-fit/components/frame-fit';
import type { ProductView } from '@/features/product/api/product-view';
import type { StoredPrescription } from '@/lib/prescription/stored-prescription';
import { useSite } from '@/lib/site/site';
import { fitMessagesQuery } from './fit-messages-query';

export interface ProductFitBlockProps {
  id: string;
  product: ProductView;
  prescription: StoredPrescription | undefined;
}

/** Whether the frame fits the shopper's prescription, with its messages. Only shoppers with a prescription load it. */
export function ProductFitBlock(props: ProductFitBlockProps) {
  const { i18n } = useLingui();
  const { displayLanguage } = useSite();
  const { key, fetch } = fitMessagesQuery(displayLanguage);
  const { data } = useSWR(key, () => fetch({}));
  // During render, since the children need the messages at once. Loading them again is harmless.
  useMemo(() => data && i18n.load(displayLanguage, data), [i18n, displayLanguage, data]);
  return data ? <Fit {...props} /> : null;
}

function Fit({ id, product, prescription }: ProductFitBlockProps) {
  const navigate = useNavigate();
  const { kind, prescriptionReady, attribute } = product;
  const search = useAvailableFrames(() => ({
    searchType: kind === 'sunglasses' ? kind : 'eyeglasses',
    term: '',
    facets: [],
    show: (path) => void navigate(path),
  }));
  const value = (name: string) => attribute(name)?.values[0]?.value;
  const frame = {
    prescriptionReady,
    minTotalPower: value('MIN_TOTAL_POWER'),
    maxTotalPower: value('MAX_TOTAL_POWER'),
  };
  return <FrameFit {...{ id, prescription, frame, search }} PowerChoice={PowerSelect} />;
}
