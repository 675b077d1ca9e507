import { Segmented, Tabs } from 'antd';
import { useSearchParams } from '../../platform/router/index.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { SearchBox } from '../../platform/page/SearchBox.tsx';
import { instancesTexts } from './instances.locale.ts';
import { InstanceList } from './InstanceList.tsx';
import { RecycleBin } from './RecycleBin.tsx';
import styles from './instances.module.css';

const statuses = ['EXCEPTION', 'PROCESSING', 'COMPLETED', 'CANCELED', 'ALL'] as const;
export type StatusFilter = (typeof statuses)[number];

/** Running and failed instances, for workflow administrators; the search is part of the address. */
export function InstancesPage() {
  const t = useTexts(instancesTexts);
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'bin' ? 'bin' : 'all';
  const status = statuses.find((each) => each === address.get('status')) ?? 'EXCEPTION';
  const keyword = address.get('q') ?? '';
  const go = (changes: Record<string, string>): void =>
    setAddress((before) => ({ ...Object.fromEntries(before), ...changes }), { replace: true });
  return (
    <Page title={t('title')}>
      <Tabs
        activeKey={tab}
        onChange={(key) => go({ tab: key })}
        items={[
          { key: 'all', label: t('instances') },
          { key: 'bin', label: t('bin') },
        ]}
      />
      {tab === 'bin' ? (
        <RecycleBin />
      ) : (
        <>
          <div className={styles.filters}>
            <Segmented<StatusFilter>
              aria-label={t('status')}
              value={status}
              options={statuses.map((value) => ({ value, label: t(value) }))}
              onChange={(value) => go({ status: value })}
            />
            <SearchBox label={t('search')} initial={keyword} onSearch={(q) => go({ q })} />
          </div>
          <InstanceList status={status} keyword={keyword} />
        </>
      )}
    </Page>
  );
}
