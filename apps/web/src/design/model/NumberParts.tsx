import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useState } from 'react';
import type { Json, JsonObject } from '@inkstone/design';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DraftInput } from '../fields/DraftInput.tsx';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import { numberExample, numberParts } from './number-example.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from './model.module.css';

const kinds = { DELIMITER: 'fixedText', DATE: 'date', SEQNO: 'counter', UID: 'unique' } as const;
type Kind = keyof typeof kinds;

const beginnings: Readonly<Record<Kind, JsonObject>> = {
  DELIMITER: { type: 'DELIMITER', value: '-' },
  DATE: { type: 'DATE', value: 'yyyyMM' },
  SEQNO: { type: 'SEQNO', value: '', maxLength: 6, leftPad: true, resetDate: 'MONTH' },
  UID: { type: 'UID', value: '' },
};

const dateFormats = ['yyyy', 'yyyyMM', 'yyyyMMdd', 'yy', 'yyMM', 'yyMMdd'];
const restarts = { NONE: 'never', YEAR: 'yearly', MONTH: 'monthly', DAY: 'daily' } as const;

/** The sequence number of a model's records, as parts with a live example. */
export function NumberParts({ model, value }: { readonly model: string; readonly value: Json | undefined }) {
  const t = useTexts(modelTexts);
  const { rights } = useDocuments();
  const { set } = useEdit();
  const [now] = useState(() => new Date());
  const parts = numberParts(value);
  const save = (next: readonly JsonObject[]) =>
    set({ kind: 'model', code: model }, ['seqNoSetting'], next.length > 0 ? [...next] : undefined, value);
  const change = (position: number, part: JsonObject) => save(parts.with(position, part));
  const shown = parts.length > 0 ? parts : [beginnings.UID];
  return (
    <div>
      <p className="ink-muted ink-small">{t('numberHint', { example: numberExample(shown, now) })}</p>
      <ol className={styles.numberParts}>
        {parts.map((part, position) => (
          <li key={`${position} ${textOf(part['type'])}`}>
            <select
              className={styles.select}
              aria-label={t('partOf', { position: position + 1 })}
              value={textOf(part['type'])}
              disabled={!rights.design}
              onChange={(event) => change(position, beginnings[event.target.value as Kind])}
            >
              {Object.entries(kinds).map(([kind, key]) => (
                <option key={kind} value={kind}>
                  {t(key)}
                </option>
              ))}
            </select>
            <PartFields part={part} now={now} isFixed={!rights.design} onChange={(next) => change(position, next)} />
            {rights.design ? (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('removePart', { position: position + 1 })}
                onClick={() => save(parts.filter((_, at) => at !== position))}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {rights.design ? (
        <Button
          size="small"
          onClick={() => save([...parts, beginnings[parts.some(({ type }) => type === 'SEQNO') ? 'DELIMITER' : 'SEQNO']])}
        >
          {t('addPart')}
        </Button>
      ) : null}
    </div>
  );
}

interface PartFieldsProps {
  readonly part: JsonObject;
  readonly now: Date;
  readonly isFixed: boolean;
  readonly onChange: (part: JsonObject) => void;
}

function PartFields({ part, now, isFixed, onChange }: PartFieldsProps) {
  const t = useTexts(modelTexts);
  const text = textOf(part['value']);
  if (part['type'] === 'DELIMITER')
    return (
      <DraftInput
        label={t('fixedText')}
        value={text}
        maxLength={20}
        disabled={isFixed}
        onCommit={(value) => onChange({ ...part, value })}
      />
    );
  if (part['type'] === 'DATE')
    return (
      <select
        className={styles.select}
        aria-label={t('date')}
        value={text}
        disabled={isFixed}
        onChange={(event) => onChange({ ...part, value: event.target.value })}
      >
        {[...new Set([...dateFormats, text])].map((format) => (
          <option key={format} value={format}>
            {numberExample([{ type: 'DATE', value: format }], now)}
          </option>
        ))}
      </select>
    );
  if (part['type'] !== 'SEQNO') return null;
  return (
    <>
      <label className="ink-small">
        {t('digits')}{' '}
        <input
          type="number"
          className={styles.digits}
          min={1}
          max={12}
          value={Number(part['maxLength'] ?? 4)}
          disabled={isFixed}
          onChange={(event) => onChange({ ...part, leftPad: true, maxLength: Math.min(12, Math.max(1, Number(event.target.value) || 1)) })}
        />
      </label>
      <label className="ink-small">
        {t('restarts')}{' '}
        <select
          className={styles.select}
          value={textOf(part['resetDate'] ?? 'NONE')}
          disabled={isFixed}
          onChange={(event) => onChange({ ...part, resetDate: event.target.value })}
        >
          {Object.entries(restarts).map(([reset, key]) => (
            <option key={reset} value={reset}>
              {t(key)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
