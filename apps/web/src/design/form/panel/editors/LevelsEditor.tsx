import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { formTexts } from '../../form.locale.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

/** The levels of departments that are offered, 1 for the top level. */
export function LevelsEditor({ label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as { readonly from?: number; readonly to?: number };
  const set = (next: { readonly from?: number | undefined; readonly to?: number | undefined }) => {
    const levels = Object.fromEntries(Object.entries({ from, to, ...next }).filter(([, level]) => level !== undefined));
    onChange(Object.keys(levels).length === 0 ? undefined : levels);
  };
  const levelOf = (text: string): number | undefined => {
    const level = Number(text);
    return text.trim() === '' || !Number.isInteger(level) || level < 1 ? undefined : level;
  };
  return (
    <span className={styles.pair} role="group" aria-label={label}>
      <DraftInput
        label={t('levelFrom')}
        placeholder={t('levelFrom')}
        value={from?.toString() ?? ''}
        disabled={isFixed}
        onCommit={(text) => set({ from: levelOf(text) })}
      />
      <DraftInput
        label={t('levelTo')}
        placeholder={t('levelTo')}
        value={to?.toString() ?? ''}
        disabled={isFixed}
        onCommit={(text) => set({ to: levelOf(text) })}
      />
    </span>
  );
}
