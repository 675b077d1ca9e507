import { Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { canUsePasskeys } from '../second-step/can-use-passkeys.ts';
import { PasskeySetup } from '../security/PasskeySetup.tsx';
import { RecoveryCodes } from '../security/RecoveryCodes.tsx';
import { TotpSetup } from '../security/TotpSetup.tsx';
import { restrictedTexts } from './restricted.locale.ts';
import styles from '../security/security.module.css';

/** Sets up the first second factor, and shows the recovery codes. */
export function FirstFactor({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(restrictedTexts);
  const [kind, setKind] = useState<'totp' | 'passkey'>('totp');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  const handleDone = (made: readonly string[] | null): void => (made ? setCodes(made) : onDone());
  const Setup = kind === 'totp' ? TotpSetup : PasskeySetup;
  return (
    <div className={styles.steps}>
      {canUsePasskeys() ? (
        <Radio.Group
          aria-label={t('kind')}
          value={kind}
          options={(['totp', 'passkey'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        />
      ) : null}
      <Setup onDone={handleDone} />
    </div>
  );
}
