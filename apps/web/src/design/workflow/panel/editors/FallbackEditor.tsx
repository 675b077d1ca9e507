import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { objectsIn } from '@inkstone/design';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { PeopleInput } from '../../participants/UnitInputs.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

/** What is done if nobody is found: tried in order until one of them finds somebody. */
export function FallbackEditor({ id, label, value, isFixed, onChange, part, setting }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const choices = (setting.choices ?? []).filter((choice) => part['kind'] === 'approve' || choice.value !== 'fail');
  const steps = objectsIn(value);
  const labelOf = (kind: string) => choices.find((choice) => choice.value === kind)?.label[locale] ?? kind;
  return (
    <span className={styles.lines}>
      {steps.map((step, index) => {
        const kind = textOf(step['kind']);
        const isLast = steps.length === 1;
        return (
          <span key={`${index} ${steps.length}`} className={own.row}>
            <select
              id={index === 0 ? id : undefined}
              className={styles.select}
              aria-label={`${label} ${index + 1}`}
              value={kind}
              disabled={isFixed}
              onChange={(event) =>
                onChange(steps.with(index, { kind: event.target.value, ...(event.target.value === 'users' && { users: [] }) }))
              }
            >
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label[locale]}
                </option>
              ))}
            </select>
            {isFixed || isLast ? null : (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('removeNamed', { name: labelOf(kind) })}
                onClick={() => onChange(steps.toSpliced(index, 1))}
              />
            )}
            {kind === 'users' ? (
              <span className={own.wide}>
                <PeopleInput
                  label={labelOf('users')}
                  ids={step['users']}
                  isFixed={isFixed}
                  onChange={(users) => onChange(steps.with(index, { kind, users }))}
                />
              </span>
            ) : null}
          </span>
        );
      })}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...steps, { kind: 'administrators' }])}>
          {t('add')}
        </Button>
      )}
    </span>
  );
}
