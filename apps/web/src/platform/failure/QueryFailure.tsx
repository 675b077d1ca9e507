import { FailedState } from '@inkstone/ui-kit';
import { mayPass } from '../api/request-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';
import { useFailureText } from './use-failure-text.ts';

/** A page or a part of it that could not be loaded. Retry is offered where it may help. */
export function QueryFailure({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const t = useTexts(failureTexts);
  const text = useFailureText();
  return <FailedState title={t('title')} reason={text(failure)} retryLabel={t('retry')} {...(mayPass(failure) ? { onRetry } : {})} />;
}
