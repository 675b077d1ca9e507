import { Button } from 'antd';
import { useEffect } from 'react';
import { FailedState } from '@inkstone/ui-kit';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';
import { useFailureText } from './use-failure-text.ts';

/** Shown when a page fails, or when its script was removed by an update of the server. */
export function RouteFailure({ failure }: { readonly failure: unknown }) {
  const t = useTexts(failureTexts);
  const text = useFailureText();
  useEffect(() => console.error(failure), [failure]);
  const outdated = failure instanceof TypeError && /import|module|fetch/i.test(failure.message);
  return (
    <FailedState
      title={t('title')}
      reason={outdated ? t('outdated') : text(failure)}
      retryLabel={t('retry')}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}
