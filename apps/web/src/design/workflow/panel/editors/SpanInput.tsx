import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import type { TimeSpan } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import { unitWord } from '../../words/span-words.ts';
import { editorTexts } from './editors.locale.ts';
import { numberFrom, numberText } from '../../../fields/number-text.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

const units: readonly TimeSpan['unit'][] = ['minute', 'hour', 'day'];

export const firstSpan: JsonObject = { amount: 1, unit: 'day' };

interface SpanInputProps {
  readonly id?: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (span: JsonObject) => void;
}

/** A length of time, by the clock or in working time. */
export function SpanInput({ id, label, value, isFixed, onChange }: SpanInputProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const span = isJsonObject(value) ? value : firstSpan;
  return (
    <span className={styles.lines}>
      <span className={styles.pair}>
        <DraftInput
          {...(id !== undefined && { id })}
          label={t('amountOf', { name: label })}
          value={numberText(span['amount'])}
          disabled={isFixed}
          onCommit={(text) => onChange({ ...span, amount: numberFrom(text) ?? 0 })}
        />
        <select
          className={styles.select}
          aria-label={t('unitOf', { name: label })}
          value={textOf(span['unit'])}
          disabled={isFixed}
          onChange={(event) => onChange({ ...span, unit: event.target.value })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitWord(span['amount'] === 1 ? 1 : 2, unit, locale)}
            </option>
          ))}
        </select>
      </span>
      <label className={own.inline}>
        <input
          type="checkbox"
          checked={span['working'] === true}
          disabled={isFixed}
          onChange={(event) => onChange({ ...span, working: event.target.checked })}
        />{' '}
        {t('working')}
      </label>
    </span>
  );
}
