import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { usePlatform } from '../platform/platform.ts';
import { useWait } from './password/use-wait.ts';
import { WaitButton } from './password/WaitButton.tsx';
import { signInTexts } from './sign-in.locale.ts';
import styles from './identity.module.css';

const AttemptFailure = lazy(async () => ({ default: (await import('./password/AttemptFailure.tsx')).AttemptFailure }));

/** Signs in with a passkey alone: the browser offers the passkeys that it knows for this site. */
export function PasskeyButton({ disabled }: { readonly disabled: boolean }) {
  const t = useTexts(signInTexts);
  const { client, session } = usePlatform();
  const signIn = useMutation({
    mutationFn: async () => (await import('./second-step/passkey-sign-in.ts')).signInWithPasskey(client),
    onSuccess: (answer) => session.begin(answer),
  });
  const wait = useWait(signIn.error);
  return (
    <div className={styles.provider}>
      <WaitButton
        type="default"
        size="large"
        block
        wait={wait}
        loading={signIn.isPending}
        disabled={disabled}
        onClick={() => signIn.mutate()}
      >
        {t('signInByPasskey')}
      </WaitButton>
      {signIn.error ? (
        <Suspense>
          <AttemptFailure failure={signIn.error} wait={wait} />
        </Suspense>
      ) : null}
    </div>
  );
}
