import type { InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { SearchBox } from '../../platform/page/SearchBox.tsx';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { Found } from './Found.tsx';
import { searchTexts } from './search.locale.ts';
import styles from './search.module.css';

/** Searches everything the user may see; the keyword is part of the address. */
export function SearchPage() {
  const t = useTexts(searchTexts);
  const [search, setSearch] = useSearchParams();
  const keyword = trimText(search.get('q') ?? '');
  const narrow = useNarrow();
  const box = useRef<InputRef>(null);
  useEffect(() => {
    // The heading gets the focus first; here the search box needs it.
    box.current?.focus();
  }, []);
  return (
    <Page title={t('title')}>
      <search className={styles.searchBox}>
        <SearchBox
          label={t('label')}
          initial={keyword}
          inputRef={box}
          onSearch={(wanted) => setSearch(wanted ? { q: wanted } : {}, { replace: true })}
        />
      </search>
      {keyword === '' ? (
        <EmptyState title={t('begin')} hint={t(narrow ? 'beginHint' : 'beginHintKeys')} />
      ) : (
        <Found key={keyword} keyword={keyword} />
      )}
    </Page>
  );
}
