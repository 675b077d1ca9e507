import { useState } from 'react';
import type { LocalizedText } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { panelSearchTexts } from './panel-search.locale.ts';
import styles from '../form/panel/panel.module.css';

interface PanelFilter {
  readonly sought: string;
  readonly isChangedOnly: boolean;
}

const everything: PanelFilter = { sought: '', isChangedOnly: false };

/** What a panel shows of the settings of a part: those that somebody looks for, or only those that are set. */
export function usePanelFilter(part = '') {
  const [{ filter, of }, setState] = useState({ filter: everything, of: part });
  const setFilter = (next: PanelFilter) => setState({ filter: next, of: part });
  // The next part shows everything again.
  if (of !== part) setState({ filter: everything, of: part });
  const wanted = filter.sought.trim().toLowerCase();
  const isShown = (code: string, label: LocalizedText, isSet: boolean): boolean =>
    (!filter.isChangedOnly || isSet) && `${label.zh} ${label.en} ${code}`.toLowerCase().includes(wanted);
  return { filter, setFilter, isShown };
}

interface PanelSearchProps {
  readonly filter: PanelFilter;
  readonly onFilter: (filter: PanelFilter) => void;
  readonly isEmpty: boolean;
}

export function PanelSearch({ filter, onFilter, isEmpty }: PanelSearchProps) {
  const t = useTexts(panelSearchTexts);
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          className={styles.search}
          aria-label={t('search')}
          placeholder={t('search')}
          value={filter.sought}
          onChange={({ target }) => onFilter({ ...filter, sought: target.value })}
        />
        <label>
          <input
            type="checkbox"
            checked={filter.isChangedOnly}
            onChange={({ target }) => onFilter({ ...filter, isChangedOnly: target.checked })}
          />{' '}
          {t('changedOnly')}
        </label>
      </div>
      {isEmpty ? <p className={styles.hint}>{t('none')}</p> : null}
    </>
  );
}
