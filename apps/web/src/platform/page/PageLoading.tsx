import { LoadingState } from '@inkstone/ui-kit';
import { useTexts } from '../i18n/use-texts.ts';
import { pageTexts } from './page.locale.ts';

export function PageLoading() {
  const t = useTexts(pageTexts);
  return <LoadingState shape="rows" label={t('loading')} />;
}
