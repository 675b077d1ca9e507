import { Button, type ButtonProps } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { waitTexts } from './wait.locale.ts';

/** A button for an attempt: during a wait after failures it counts down and cannot be pressed. */
export function WaitButton({ wait, children, ...props }: ButtonProps & { readonly wait: number }) {
  const t = useTexts(waitTexts);
  return (
    <Button type="primary" {...props} {...(wait > 0 && { disabled: true })}>
      {wait > 0 ? t('waiting', { seconds: wait }) : children}
    </Button>
  );
}
