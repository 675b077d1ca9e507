import { Link } from '../router/index.ts';
import { EmptyState } from '@inkstone/ui-kit';
import { useTexts } from '../i18n/use-texts.ts';
import { Page } from './Page.tsx';
import { pageTexts } from './page.locale.ts';

export function UnknownPage() {
  const t = useTexts(pageTexts);
  return (
    <Page title={t('unknownPage')} titleHidden>
      <EmptyState title={t('unknownPage')} hint={t('unknownPageHint')} action={<Link to="/work/todo">{t('workbench')}</Link>} />
    </Page>
  );
}
