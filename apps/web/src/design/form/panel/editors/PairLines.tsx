import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { formTexts } from '../../form.locale.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import styles from '../panel.module.css';

interface Pair {
  readonly from: string;
  readonly to: string;
}

interface PairLinesProps {
  readonly label: string;
  readonly pairs: readonly Pair[];
  /** What the right side may name; unset: a formula. */
  readonly targets?: readonly { readonly value: string; readonly label: string }[];
  readonly isFixed: boolean;
  readonly onChange: (pairs: readonly Pair[]) => void;
}

/** Names with what they stand for, one pair a line. */
export function PairLines({ label, pairs, targets, isFixed, onChange }: PairLinesProps) {
  const t = useTexts(formTexts);
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {pairs.map((pair, index) => {
        const number = index + 1;
        const to = (next: string) => onChange(pairs.with(index, { ...pair, to: next }));
        return (
          <span key={`${index} ${pairs.length}`} className={styles.pair}>
            <DraftInput
              isCode
              label={t('mapFrom', { number })}
              value={pair.from}
              disabled={isFixed}
              onCommit={(from) => onChange(pairs.with(index, { ...pair, from }))}
            />
            <span aria-hidden="true">→</span>
            {targets ? (
              <CodeSelect
                label={t('mapTo', { number })}
                value={pair.to}
                isFixed={isFixed}
                empty={t('notSet')}
                options={targets}
                onChange={(next = '') => to(next)}
              />
            ) : (
              <DraftInput isCode label={t('mapTo', { number })} value={pair.to} disabled={isFixed} onCommit={to} />
            )}
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              disabled={isFixed}
              aria-label={t('removeLine', { number })}
              onClick={() => onChange(pairs.toSpliced(index, 1))}
            />
          </span>
        );
      })}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={isFixed}
        onClick={() => onChange([...pairs, { from: freeName(pairs), to: '' }])}
      >
        {t('addMapping')}
      </Button>
    </div>
  );
}

function freeName(pairs: readonly Pair[]): string {
  for (let number = pairs.length + 1; ; number += 1) if (!pairs.some(({ from }) => from === `value${number}`)) return `value${number}`;
}
