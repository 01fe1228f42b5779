import { useGetPersonContact } from '@generated/identity/identity';
import { useSite } from '@/lib/site/site';
import { SkeletonText } from '@/ui/display/skeleton';
import { PrescriptionEditor, type PrescriptionEditorProps } from './prescription-editor';

/** Shows the editor with the member's name, which fills in a new prescription. */
export function MemberEditor(props: Omit<PrescriptionEditorProps, 'member'>) {
  const { storeId, languageId } = useSite();
  const { data, isLoading } = useGetPersonContact(storeId, { langId: languageId });
  // Without the account, the shopper types the name.
  if (isLoading) return <SkeletonText lines={8} className="max-w-2xl" />;
  const { firstName = '', lastName = '' } = data?.contact[0] ?? {};
  return <PrescriptionEditor key={props.saved?.id} {...props} member={{ firstName, lastName }} />;
}
