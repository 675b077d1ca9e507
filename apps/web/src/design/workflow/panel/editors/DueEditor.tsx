import { isJsonObject, type Json, type JsonObject } from '@inkstone/design';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { useRecordFields } from '../../../fields/use-record-fields.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import { useSchemaCode } from '../use-schema-code.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import { firstSpan, SpanInput } from './SpanInput.tsx';
import styles from '../../../form/panel/panel.module.css';

/** When something is due. */
export function DueEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  return <DueInput {...{ id, label, value, isFixed, onChange }} />;
}

interface DueInputProps {
  readonly id?: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (due: JsonObject) => void;
}

export function DueInput({ id, label, value, isFixed, onChange }: DueInputProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const due = isJsonObject(value) ? value : { kind: 'after', span: firstSpan };
  const dates = useRecordFields(useSchemaCode()).filter(({ type, code }) => type === 'date' && !code.includes('.'));
  const isUntil = due['kind'] === 'until';
  const offset = isJsonObject(due['offset']) ? due['offset'] : null;
  return (
    <span className={styles.lines}>
      <select
        {...(id !== undefined && { id })}
        className={styles.select}
        aria-label={t('kindOf', { name: label })}
        value={isUntil ? 'until' : 'after'}
        disabled={isFixed}
        onChange={(event) =>
          onChange(event.target.value === 'until' ? { kind: 'until', control: dates[0]?.code ?? '' } : { kind: 'after', span: firstSpan })
        }
      >
        <option value="after">{t('after')}</option>
        <option value="until">{t('until')}</option>
      </select>
      {isUntil ? (
        <>
          <CodeSelect
            label={t('dateField')}
            value={textOf(due['control'])}
            isFixed={isFixed}
            empty={t('choose')}
            options={dates.map(({ code, name }) => ({ value: code, label: name[locale] }))}
            onChange={(control) => onChange({ ...due, control: control ?? '' })}
          />
          <select
            className={styles.select}
            aria-label={t('offset')}
            value={offset ? textOf(offset['side']) : ''}
            disabled={isFixed}
            onChange={(event) => {
              const { offset: _, ...others } = due;
              const side = event.target.value;
              onChange(side === '' ? others : { ...others, offset: { side, span: offset?.['span'] ?? firstSpan } });
            }}
          >
            <option value="">{t('atOnce')}</option>
            <option value="before">{t('before')}</option>
            <option value="after">{t('behind')}</option>
          </select>
          {offset ? (
            <SpanInput
              label={t('offset')}
              value={offset['span']}
              isFixed={isFixed}
              onChange={(span) => onChange({ ...due, offset: { ...offset, span } })}
            />
          ) : null}
        </>
      ) : (
        <SpanInput label={label} value={due['span']} isFixed={isFixed} onChange={(span) => onChange({ kind: 'after', span })} />
      )}
    </span>
  );
}
