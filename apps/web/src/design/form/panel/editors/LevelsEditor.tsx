import { useQuery } from '@tanstack/react-query';
import { departmentLevels } from '@inkstone/api';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../../platform/platform.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { formTexts } from '../../form.locale.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

interface Levels {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The levels of departments that are offered, 1 for the top level, with how many departments each has. */
export function LevelsEditor({ label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const client = useClient();
  const found = useQuery({
    queryKey: ['department-levels'],
    queryFn: ({ signal }) => client.call(departmentLevels, {}, { signal }),
    staleTime: 60_000,
  });
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Levels;
  const set = (next: Levels) => {
    const levels = Object.fromEntries(Object.entries({ from, to, ...next }).filter(([, level]) => level !== undefined));
    onChange(Object.keys(levels).length === 0 ? undefined : levels);
  };
  const options = (found.data ?? []).map(({ level, departments }) => ({
    value: String(level),
    label: t('levelWith', { level, count: departments }),
  }));
  const numberOf = (level: string | undefined) => (level === undefined ? undefined : Number(level));
  return (
    <span className={styles.pair} role="group" aria-label={label}>
      <CodeSelect
        label={t('levelFrom')}
        value={from?.toString() ?? ''}
        isFixed={isFixed}
        empty={t('levelFrom')}
        options={options.filter((option) => to === undefined || Number(option.value) <= to)}
        onChange={(level) => set({ from: numberOf(level) })}
      />
      <CodeSelect
        label={t('levelTo')}
        value={to?.toString() ?? ''}
        isFixed={isFixed}
        empty={t('levelTo')}
        options={options.filter((option) => from === undefined || Number(option.value) >= from)}
        onChange={(level) => set({ to: numberOf(level) })}
      />
    </span>
  );
}
