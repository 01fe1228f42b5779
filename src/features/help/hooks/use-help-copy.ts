import { useLingui } from '@lingui/react/macro';

/** Returns the title and description of a help page; of the hub for any other name. */
export function useHelpCopy(name: string | undefined): { title: string; description: string } {
  const { t } = useLingui();
  switch (name) {
    case 'contact':
      return {
        title: t`Contact us`,
        description: t`Phone, hours and address of our customer service.`,
      };
    case 'shipping-and-returns':
      return {
        title: t`Shipping and returns`,
        description: t`How long glasses and contact lenses take, what shipping costs, and how to send something back.`,
      };
    case 'privacy':
      return {
        title: t`Privacy`,
        description: t`What this store knows about you, what it stores on your device, and how your prescription is treated.`,
      };
    case 'terms':
      return {
        title: t`Terms of sale`,
        description: t`What applies when you order: prices, prescriptions, payment, delivery, returns and protection plans.`,
      };
    case 'accessibility':
      return {
        title: t`Accessibility`,
        description: t`How this store works with a keyboard, a screen reader, large text and less motion, and what to do if it does not.`,
      };
    default:
      return {
        title: t`Help`,
        description: t`Orders, returns, prescriptions and your account: where to find it, and how to reach us.`,
      };
  }
}
