import { RequestFailure } from '../api/request-failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureTexts } from './failure.locale.ts';

/** The one place where a failure becomes a sentence. What the server refused, it says itself in the person's language. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTexts(failureTexts);
  return (failure) => {
    if (!(failure instanceof RequestFailure)) return t('unexpected');
    if (failure.kind === 'refused') return failure.message;
    return failure.kind === 'offline' ? t('offline') : t('broken', { status: failure.status });
  };
}
