import { isJsonObject } from '@inkstone/design';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../setting.ts';
import { ActivitySelect } from './ActivitySelect.tsx';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';

/** What happens after a failed vote. */
export function WhenFailedEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const failed = isJsonObject(value) ? value : { kind: 'end' };
  return (
    <span className={styles.lines}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={textOf(failed['kind'])}
        disabled={isFixed}
        onChange={(event) => onChange({ kind: event.target.value, ...(event.target.value === 'back' && { activity: '' }) })}
      >
        <option value="end">{t('failedEnd')}</option>
        <option value="route">{t('failedRoute')}</option>
        <option value="back">{t('failedBack')}</option>
      </select>
      {failed['kind'] === 'back' ? (
        <ActivitySelect
          label={t('backTo')}
          value={textOf(failed['activity'])}
          isFixed={isFixed}
          onChange={(activity) => onChange({ kind: 'back', activity })}
        />
      ) : null}
    </span>
  );
}
