import { fileTypeGroups, fileTypesOf } from '@inkstone/controls/uploads';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { editorTexts } from '../editor-lines.locale.ts';
import styles from '../../panel.module.css';

/** The extensions that a control takes: whole kinds of files, and others by name. */
export function FileTypesEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const types = fileTypesOf(value);
  const kinds = Object.entries(fileTypeGroups) as [keyof typeof fileTypeGroups, readonly string[]][];
  const others = types.filter((type) => !kinds.some(([, listed]) => isWhole(types, listed) && listed.includes(type)));
  const set = (next: readonly string[]) => onChange(next.length === 0 ? undefined : [...new Set(next)].join(', '));
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <span className={styles.checks}>
        {kinds.map(([kind, listed]) => (
          <label key={kind} title={listed.join(', ')}>
            <input
              type="checkbox"
              checked={isWhole(types, listed)}
              disabled={isFixed}
              onChange={(event) => set(event.target.checked ? [...types, ...listed] : types.filter((type) => !listed.includes(type)))}
            />
            {t(kind)}
          </label>
        ))}
      </span>
      <DraftInput
        id={id}
        isCode
        label={labelled(label, t('otherTypes'), locale)}
        placeholder={t('otherTypes')}
        value={others.join(', ')}
        disabled={isFixed}
        onCommit={(text) => set([...types.filter((type) => !others.includes(type)), ...fileTypesOf(text)])}
      />
      <p className={styles.hint}>{t('allTypes')}</p>
    </div>
  );
}

const isWhole = (types: readonly string[], listed: readonly string[]): boolean => listed.every((type) => types.includes(type));
