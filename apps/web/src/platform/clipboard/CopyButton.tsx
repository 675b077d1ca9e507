import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTexts } from '../i18n/use-texts.ts';
import { clipboardTexts } from './clipboard.locale.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'type'> {
  /** What is copied; it stands beside the button, where it can be selected too. */
  readonly text: string;
  /** Unset: "Copy". */
  readonly label?: string;
}

/** Copies a text and says whether that worked: a browser may have no clipboard, as over insecure connections, or not allow it. */
export function CopyButton({ text, label, type = 'default' }: CopyButtonProps) {
  const t = useTexts(clipboardTexts);
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  async function handleCopy(): Promise<void> {
    const next = (await copyText(text)) ? 'copied' : 'notCopied';
    setOutcome(next);
    announce(t(next));
  }
  return (
    <>
      <Button type={type} onClick={() => void handleCopy()}>
        {outcome === 'copied' ? t('copied') : (label ?? t('copy'))}
      </Button>
      {outcome === 'notCopied' ? <span className="ink-muted ink-small">{t('notCopied')}</span> : null}
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
