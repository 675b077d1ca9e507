import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { completeSignIn, type CallInput, type CallOutput } from '@inkstone/api';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { useWait } from '../password/use-wait.ts';
import { askPasskey } from './browser-passkey.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import type { SecondMethod, SecondStepRequest } from './second-step.ts';
import { secondStepTexts } from './second-step.locale.ts';
import styles from './second-step.module.css';

interface SecondStepProps {
  readonly step: SecondStepRequest;
  readonly onSignedIn: (answer: CallOutput<typeof completeSignIn>) => void;
  /** Starts again with the password. */
  readonly onRestart: () => void;
}

type Answer = Omit<CallInput<typeof completeSignIn>, 'token' | 'passkey'> | 'passkey';
const others = { totp: 'toTotp', passkey: 'usePasskey', 'recovery-code': 'toRecoveryCode' } as const;

/** The second step of a sign-in: a code of an app, a recovery code or a passkey. */
export function SecondStep({ step, onSignedIn, onRestart }: SecondStepProps) {
  const t = useTexts(secondStepTexts);
  const client = useClient();
  const [method, setMethod] = useState<SecondMethod>(step.methods[0]);
  const complete = useMutation({
    mutationFn: async (answer: Answer) => {
      const given = answer === 'passkey' ? { passkey: await askPasskey(step.passkey ?? {}) } : answer;
      return client.call(completeSignIn, { token: step.token, ...given });
    },
    onSuccess: onSignedIn,
  });
  const wait = useWait(complete.error);
  const isExpired = complete.error instanceof RequestFailure && complete.error.code === 'sign-in-expired';
  const common = { wait, isPending: complete.isPending };
  return (
    <section aria-labelledby="second-step-title">
      <h1 id="second-step-title">{t('title')}</h1>
      <AttemptFailure failure={complete.error} wait={wait} />
      {isExpired ? null : method === 'passkey' ? (
        <PasskeyStep {...common} onUse={() => complete.mutate('passkey')} />
      ) : (
        <CodeForm
          key={method}
          kind={method}
          {...common}
          onCode={(code) => complete.mutate(method === 'totp' ? { totp: code } : { recoveryCode: code })}
        />
      )}
      <div className={styles.others}>
        {!isExpired && step.methods.length > 1 ? (
          <>
            <span className="ink-muted ink-small">{t('other')}</span>
            <ul>
              {step.methods
                .filter((each) => each !== method)
                .map((each) => (
                  <li key={each}>
                    <Button
                      type="link"
                      disabled={complete.isPending}
                      onClick={() => {
                        complete.reset();
                        setMethod(each);
                      }}
                    >
                      {t(others[each])}
                    </Button>
                  </li>
                ))}
            </ul>
          </>
        ) : null}
        <Button type={isExpired ? 'primary' : 'link'} onClick={onRestart}>
          {t('again')}
        </Button>
        <p className="ink-muted ink-small">{t('lost')}</p>
      </div>
    </section>
  );
}
