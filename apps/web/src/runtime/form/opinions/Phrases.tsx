import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { LocalizedText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { commonOpinionTexts } from './common-opinions.locale.ts';
import styles from './common-opinions.module.css';

interface PhrasesProps {
  readonly phrases: readonly LocalizedText[];
  readonly onReplace: (text: string) => void;
  /** Further buttons after the phrases. */
  readonly children?: ReactNode;
}

/** The phrases that an action offers for its opinion. */
export function Phrases({ phrases, onReplace, children }: PhrasesProps) {
  const t = useTexts(commonOpinionTexts);
  const locale = useLocale();
  if (phrases.length === 0 && !children) return null;
  return (
    <div className={styles.phrases} role="group" aria-label={t('phrases')}>
      {phrases.map((phrase) => (
        <Button key={phrase.en} size="small" onClick={() => onReplace(phrase[locale])}>
          {phrase[locale]}
        </Button>
      ))}
      {children}
    </div>
  );
}
