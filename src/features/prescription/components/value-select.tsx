import { useLingui } from '@lingui/react/macro';
import { Select, type SelectProps } from '@/ui/fields/select';

/**
 * Renders a select for a value of the paper. It may be empty, as on the paper: a dash, which screen readers would read as
 * minus.
 */
export function ValueSelect(props: Omit<SelectProps, 'emptyLabel' | 'emptyName'>) {
  const { t } = useLingui();
  return <Select {...props} emptyLabel="–" emptyName={t`Not chosen`} />;
}
