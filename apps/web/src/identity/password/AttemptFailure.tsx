import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { passwordTexts } from './password.locale.ts';
import { usePasskeyFailureText } from '../second-step/use-passkey-failure-text.ts';
import { isWait } from './use-wait.ts';
import styles from './password.module.css';

interface AttemptFailureProps {
  /** Null: none. */
  readonly failure: unknown;
  /** The seconds left of `useWait`. */
  readonly wait: number;
  /** Whether only a password was asked for, not an account. */
  readonly isOwnPassword?: boolean;
}

/** Says why an attempt failed; a request to wait disappears when the time is over. */
export function AttemptFailure({ failure, wait, isOwnPassword = false }: AttemptFailureProps) {
  const t = useTexts(passwordTexts);
  const failureText = usePasskeyFailureText();
  const isShown = failure !== null && failure !== undefined && !(isWait(failure) && wait === 0);
  const isWrong = isOwnPassword && failure instanceof RequestFailure && failure.code === 'wrong-password';
  return <div role="alert">{isShown ? <p className={styles.failure}>{isWrong ? t('wrongPassword') : failureText(failure)}</p> : null}</div>;
}
