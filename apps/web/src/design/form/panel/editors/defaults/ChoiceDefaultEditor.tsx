import { controlModels } from '@inkstone/controls/models';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { effectiveOptions } from '../../option-operations.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

/** The default among the choices of a control. Choices from a model or a dictionary are named by their values. */
export function ChoiceDefaultEditor({ id, label, value, isFixed, onChange, control, type }: EditorProps) {
  const t = useTexts(defaultTexts);
  const locale = useLocale();
  const model = controlModels[type];
  const declared = model.choices?.(effectiveOptions(type, control.options));
  const text = typeof value === 'string' ? value : '';
  if (declared?.kind !== 'list')
    return <DraftInput id={id} label={label} value={text} disabled={isFixed} onCommit={(next) => onChange(next || undefined)} />;
  if (declared.choices.length === 0) return <p className={styles.hint}>{t('noChoices')}</p>;
  const choices = declared.choices.map((choice) => ({ value: choice.value, label: choice.name_i18n?.[locale] || choice.name }));
  if (model.valueType !== 'texts')
    return <CodeSelect {...{ id, label, isFixed, onChange }} value={text} empty={t('notSet')} options={choices} />;
  const set = text
    .split(/[;；]/)
    .map((each) => each.trim())
    .filter(Boolean);
  return (
    <span id={id} className={styles.checks} role="group" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={set.includes(choice.value)}
            disabled={isFixed}
            onChange={(event) => {
              const next = choices
                .map((each) => each.value)
                .filter((each) => (each === choice.value ? event.target.checked : set.includes(each)));
              onChange(next.length === 0 ? undefined : next.join(';'));
            }}
          />
          {choice.label}
        </label>
      ))}
    </span>
  );
}
