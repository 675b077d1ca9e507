import { useTexts } from '../../platform/i18n/use-texts.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { secondStepTexts } from './second-step.locale.ts';

interface PasskeyStepProps {
  readonly wait: number;
  readonly isPending: boolean;
  readonly onUse: () => void;
}

export function PasskeyStep({ wait, isPending, onUse }: PasskeyStepProps) {
  const t = useTexts(secondStepTexts);
  return (
    <>
      <p>{t('passkeyHint')}</p>
      <WaitButton size="large" block autoFocus wait={wait} loading={isPending} onClick={onUse}>
        {t('usePasskey')}
      </WaitButton>
    </>
  );
}
