import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { LocalizedText } from '@inkstone/schema';
import { trimText } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { commonOpinionTexts } from './common-opinions.locale.ts';
import { OwnOpinions } from './OwnOpinions.tsx';
import { Phrases } from './Phrases.tsx';
import { useCommonOpinions } from './use-common-opinions.ts';
import styles from './common-opinions.module.css';

interface CommonOpinionsProps {
  /** Phrases of the action itself. */
  readonly phrases: readonly LocalizedText[];
  /** The current text of the opinion. */
  readonly text: string;
  readonly onReplace: (text: string) => void;
  readonly onInsert: (text: string) => void;
}

/** Phrases to insert into an opinion: those of the action, and the user's own, which can be added, ordered and deleted here. */
export function CommonOpinions({ phrases, text, onReplace, onInsert }: CommonOpinionsProps) {
  const t = useTexts(commonOpinionTexts);
  const failureText = useFailureText();
  const own = useCommonOpinions();
  const manage = useRef<HTMLButtonElement>(null);
  const [isManaging, setIsManaging] = useState(false);
  const content = trimText(text);
  const isKept = own.opinions.some((each) => each.content === content);
  return (
    <div>
      <Phrases phrases={phrases} onReplace={onReplace}>
        {own.opinions.length > 0
          ? own.opinions.map((each) => (
              <Button key={each.id} size="small" title={each.content} onClick={() => onInsert(each.content)}>
                <span className={styles.text}>{each.content}</span>
              </Button>
            ))
          : null}
      </Phrases>
      <div className={styles.tools}>
        <Button
          type="link"
          size="small"
          disabled={content === '' || isKept || own.isChanging}
          onClick={() => void own.keep(content).catch(() => undefined)}
        >
          {t('keep')}
        </Button>
        {own.opinions.length > 0 ? (
          <Button ref={manage} type="link" size="small" aria-expanded={isManaging} onClick={() => setIsManaging(!isManaging)}>
            {t('manage')}
          </Button>
        ) : null}
      </div>
      {isManaging && own.opinions.length > 0 ? <OwnOpinions {...own} onRemoved={() => manage.current?.focus()} /> : null}
      {own.failure ? (
        <p className={styles.failure} role="alert">
          {failureText(own.failure)}
        </p>
      ) : null}
    </div>
  );
}
