import { useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import type { EditorProps } from '../editor.ts';
import { effectiveOptions } from '../../option-operations.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

/** The default of a date or a time: none, that of filling in, or a value. */
export function MomentEditor({ id, label, value, isFixed, onChange, control, type }: EditorProps) {
  const t = useTexts(defaultTexts);
  const isTime = type === 'time';
  const text = typeof value === 'string' ? value : '';
  const isFixedValue = text !== '' && text !== 'current';
  const kind = text === 'current' ? 'current' : isFixedValue ? 'fixed' : '';
  const inputType = isTime ? 'time' : inputTypeOf(effectiveOptions(type, control.options)['format']);
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        id={id}
        label={label}
        value={kind}
        isFixed={isFixed}
        empty={t('notSet')}
        options={[
          { value: 'current', label: t(isTime ? 'currentTime' : 'currentDay') },
          { value: 'fixed', label: t('fixed') },
        ]}
        onChange={(next) => onChange(next === 'fixed' ? (isTime ? '09:00:00' : new Date().toISOString().slice(0, 10)) : next)}
      />
      {isFixedValue ? (
        <input
          type={inputType}
          className={styles.native}
          aria-label={t('fixedOf', { name: label })}
          step={isTime ? 1 : undefined}
          value={inputType === 'datetime-local' ? text.slice(0, 16) : inputType === 'month' ? text.slice(0, 7) : text}
          disabled={isFixed}
          onChange={({ target }) => target.value !== '' && onChange(inputType === 'month' ? `${target.value}-01` : target.value)}
        />
      ) : null}
    </div>
  );
}

function inputTypeOf(format: unknown): 'date' | 'month' | 'datetime-local' {
  const pattern = String(format);
  if (/[Hh]/.test(pattern)) return 'datetime-local';
  return /D|\u65e5/.test(pattern) ? 'date' : 'month';
}
