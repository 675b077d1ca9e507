import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ConditionGroup } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ConditionField } from '../../conditions/condition-field.ts';
import { conditionText } from '../../conditions/condition-text.ts';
import { conditionTexts } from '../../conditions/condition.locale.ts';
import { listTexts } from '../list.locale.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  readonly fields: readonly ConditionField[];
  readonly filter: ConditionGroup | null;
  readonly onChange: (filter: ConditionGroup | null) => void;
}

/** The filters of the list as chips that can be removed; conditions joined by "or" make one chip. */
export function FilterChips({ fields, filter, onChange }: FilterChipsProps) {
  const t = useTexts(listTexts);
  const tCondition = useTexts(conditionTexts);
  const locale = useLocale();
  if (!filter || filter.items.length === 0) return null;
  const isOne = filter.join === 'or' && filter.items.length > 1;
  const nodes = isOne ? [filter] : filter.items;
  const remove = (at: number): void => {
    const items = filter.items.filter((_, index) => index !== at);
    onChange(isOne || items.length === 0 ? null : { ...filter, items });
  };
  return (
    <ul className={styles.filterChips} aria-label={t('activeFilters')}>
      {nodes.map((node, index) => {
        const text = conditionText(node, { fields, locale, t: tCondition });
        return (
          <li key={index} className={styles.filterChip}>
            <span>{text}</span>
            <button type="button" aria-label={t('removeFilter', { text })} onClick={() => remove(index)}>
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        );
      })}
      {nodes.length > 1 ? (
        <li>
          <button type="button" className={styles.filterClear} onClick={() => onChange(null)}>
            {t('clear')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
