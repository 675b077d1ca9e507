import { isJsonObject } from '@inkstone/design';
import type { Requirement } from '@inkstone/schema';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';

/** The actions at which something may be asked for, by the kind of activity. */
const actionsOf: Readonly<Record<string, readonly ('agree' | 'disagree' | 'reject' | 'submit' | 'forward')[]>> = {
  approve: ['agree', 'disagree', 'reject', 'forward'],
  handle: ['submit', 'reject', 'forward'],
};

const requirements: readonly Requirement[] = ['none', 'optional', 'required'];

/** Whether an opinion, files or a signature is asked for, by action. */
export function RequirementsEditor({ id, label, value, isFixed, onChange, part }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const required = isJsonObject(value) ? value : {};
  const set = (action: string, next: string) => {
    const { [action]: _, ...others } = required;
    const changed = next === '' ? others : { ...others, [action]: next };
    onChange(Object.keys(changed).length === 0 ? undefined : changed);
  };
  return (
    <span className={styles.lines}>
      {(actionsOf[textOf(part['kind'])] ?? []).map((action, index) => (
        <label key={action} className={styles.line}>
          <span>{t(action)}</span>
          <select
            id={index === 0 ? id : undefined}
            className={styles.select}
            aria-label={labelled(label, t(action), locale)}
            value={textOf(required[action])}
            disabled={isFixed}
            onChange={(event) => set(action, event.target.value)}
          >
            <option value="">{t('unset')}</option>
            {requirements.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </span>
  );
}
