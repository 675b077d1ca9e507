import { FailedState } from '@inkstone/ui-kit';
import { canRetry, RequestFailure } from '../api/request-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';
import { ToWorkbench } from './ToWorkbench.tsx';
import { useFailureText } from './use-failure-text.ts';

/** Shown where a page or a part of it could not be loaded. Offers a retry where it may help, otherwise a link back. */
export function QueryFailure({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const t = useTexts(failureTexts);
  const text = useFailureText();
  const exit = canRetry(failure) ? { onRetry } : { action: <ToWorkbench /> };
  return <FailedState title={t(titleOf(failure))} reason={text(failure)} retryLabel={t('retry')} {...exit} />;
}

const titles: Readonly<Record<number, 'forbidden' | 'missing' | undefined>> = { 403: 'forbidden', 404: 'missing', 410: 'missing' };

function titleOf(failure: unknown): 'title' | 'forbidden' | 'missing' {
  return (failure instanceof RequestFailure && failure.kind === 'refused' && titles[failure.status]) || 'title';
}
