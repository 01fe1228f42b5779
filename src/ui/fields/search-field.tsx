import { TextField, type TextFieldProps } from './text-field';

export type SearchFieldProps = Pick<
  TextFieldProps,
  'ref' | 'label' | 'defaultValue' | 'clearLabel' | 'required' | 'className'
>;

/** Asks for the text of a search, the parameter `q` of its form. */
export function SearchField(props: SearchFieldProps) {
  return (
    <TextField {...props} type="search" name="q" maxLength={200} autoComplete="off" enterKeyHint="search" />
  );
}
