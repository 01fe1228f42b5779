import { useState } from 'react';
import type { DetailsFormProps } from './details-form-props';
import { SecondFactorEndForm } from './second-factor-end-form';
import { SecondFactorSetup } from './second-factor-setup';

interface SecondFactorFormProps extends DetailsFormProps {
  isOn: boolean;
}

/** Turns one-time codes on or off. */
export function SecondFactorForm({ isOn, ...props }: SecondFactorFormProps) {
  // Turned on, it goes on with the recovery codes.
  const [wasOn] = useState(isOn);
  return wasOn ? <SecondFactorEndForm {...props} /> : <SecondFactorSetup {...props} />;
}
