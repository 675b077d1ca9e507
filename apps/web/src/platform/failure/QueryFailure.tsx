import { FailedState } from '@inkstone/ui-kit';
import { mayPass, RequestFailure } from '../api/request-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';
import { ToWorkbench } from './ToWorkbench.tsx';
import { useFailureText } from './use-failure-text.ts';

/** A page or a part of it that could not be loaded. Retry is offered where it may help, else the way back. */
export function QueryFailure({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const t = useTexts(failureTexts);
  const text = useFailureText();
  const wayOut = mayPass(failure) ? { onRetry } : { action: <ToWorkbench /> };
  return <FailedState title={t(titleOf(failure))} reason={text(failure)} retryLabel={t('retry')} {...wayOut} />;
}

const titles: Readonly<Record<number, 'forbidden' | 'missing' | undefined>> = { 403: 'forbidden', 404: 'missing', 410: 'missing' };

function titleOf(failure: unknown): 'title' | 'forbidden' | 'missing' {
  return (failure instanceof RequestFailure && failure.kind === 'refused' && titles[failure.status]) || 'title';
}
