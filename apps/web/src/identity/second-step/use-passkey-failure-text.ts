import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { PasskeyFailure } from './passkey-failure.ts';
import { secondStepTexts } from './second-step.locale.ts';

/** Like `useFailureText`, also for passkeys that the browser could not use. */
export function usePasskeyFailureText(): (failure: unknown) => string {
  const t = useTexts(secondStepTexts);
  const failureText = useFailureText();
  return (failure) => (failure instanceof PasskeyFailure ? t(failure.reason) : failureText(failure));
}
