import { RequestFailure } from '../api/request-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';

/** Status codes of proxies that timed out. */
const timeouts: readonly number[] = [408, 504];

function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}

/** The one place that turns a failure into text. Refusals carry a message in the user's language. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTexts(failureTexts);
  return (failure) => {
    if (!(failure instanceof RequestFailure)) return t(isAbort(failure) ? 'aborted' : 'unexpected');
    if (failure.kind === 'refused') return failure.message;
    if (timeouts.includes(failure.status)) return t('timeout');
    return failure.kind === 'offline' ? t('offline') : t('broken', { status: failure.status });
  };
}
