import { useLingui } from '@lingui/react/macro';
import { SocialLoginReturn } from '@/features/account/components/social-login-return';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { usePageLocation } from '../../navigation/page-location';

/** Where a provider of social sign-in returns to (003 §2.5, §7). */
export function Page() {
  const { t } = useLingui();
  return (
    <Container width="text" data-promo="none" className="py-24">
      <PageMeta title={t`Sign in`} noIndex />
      <SocialLoginReturn search={usePageLocation().search} />
    </Container>
  );
}
