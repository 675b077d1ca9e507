import { useMutation } from '@tanstack/react-query';
import { completePasskeySignIn, startPasskeySignIn } from '@inkstone/api';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { useWait } from '../password/use-wait.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { askPasskey } from './browser-passkey.ts';
import { secondStepTexts } from './second-step.locale.ts';

/** Signs in with a passkey alone: the browser offers the passkeys that it knows for this site. */
export function PasskeySignIn({ disabled }: { readonly disabled: boolean }) {
  const t = useTexts(secondStepTexts);
  const { client, session } = usePlatform();
  const signIn = useMutation({
    mutationFn: async () => {
      const { token, options } = await client.call(startPasskeySignIn, {});
      return client.call(completePasskeySignIn, { token, response: await askPasskey(options) });
    },
    onSuccess: (answer) => session.begin(answer),
  });
  const wait = useWait(signIn.error);
  return (
    <>
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
      <AttemptFailure failure={signIn.error} wait={wait} />
    </>
  );
}
