import { Button } from 'antd';
import { useState } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
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
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  async function handleCopy(): Promise<void> {
    const copied = await copyText(lines.join('\n'));
    setOutcome(copied ? 'copied' : 'notCopied');
    announce(t(copied ? 'copied' : 'notCopied'));
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => void handleCopy()}>{t(outcome === 'copied' ? 'copied' : 'copy')}</Button>
      {printTitle === undefined ? null : <Button onClick={() => printLines(printTitle, lines)}>{t('print')}</Button>}
      {outcome === 'notCopied' ? <span className="ink-muted ink-small">{t('notCopied')}</span> : null}
    </div>
  );
}

/** False where the browser has no clipboard, as over insecure connections. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
