import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

const patterns = {
  email: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
  mobile: String.raw`^09\d{8}$`,
  landline: String.raw`^0\d{1,2}-?\d{6,8}(#\d{1,6})?$`,
  taxId: String.raw`^\d{8}$`,
  nationalId: '^[A-Z][1289]\\d{8}$',
  postcode: String.raw`^\d{3}(\d{2,3})?$`,
  digits: String.raw`^\d+$`,
  lettersDigits: '^[A-Za-z0-9]+$',
  url: String.raw`^https?://\S+$`,
} as const;

/** The pattern of a text: one of those that are often needed, or one that is written. */
export function PatternEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(defaultTexts);
  const locale = useLocale();
  const text = typeof value === 'string' ? value : '';
  const names = Object.keys(patterns) as (keyof typeof patterns)[];
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        label={labelled(label, t('pattern'), locale)}
        value={names.find((name) => patterns[name] === text) ?? ''}
        isFixed={isFixed}
        empty={t('anyPattern')}
        options={names.map((name) => ({ value: name, label: t(name) }))}
        onChange={(name) => onChange(name === undefined ? undefined : patterns[name as keyof typeof patterns])}
      />
      <DraftInput id={id} isCode label={label} value={text} disabled={isFixed} onCommit={(next) => onChange(next || undefined)} />
    </div>
  );
}
