import { Button } from 'antd';
import { CopyButton } from '../../platform/clipboard/CopyButton.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { printLines } from './print-lines.ts';
import { securityTexts } from './security.locale.ts';
import styles from './security.module.css';

interface SecretActionsProps {
  readonly lines: readonly string[];
  /** The heading of the printed page; nothing is offered to print without one. */
  readonly printTitle?: string;
}

/** Copies or prints a secret that is shown once. */
export function SecretActions({ lines, printTitle }: SecretActionsProps) {
  const t = useTexts(securityTexts);
  return (
    <div className={styles.actions}>
      <CopyButton text={lines.join('\n')} />
      {printTitle === undefined ? null : <Button onClick={() => printLines(printTitle, lines)}>{t('print')}</Button>}
    </div>
  );
}
