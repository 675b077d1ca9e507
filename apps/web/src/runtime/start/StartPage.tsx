import { useQueries, useQuery } from '@tanstack/react-query';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input/Input';
import { Link, useSearchParams } from '../../platform/router/index.ts';
import { localizedName, type Locale, trimText } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { appsQuery, functionsQuery, type AppFunction, type AppSummary } from '../app/apps/apps-query.ts';
import { FrequentForms } from '../favorites/FrequentForms.tsx';
import { StartCard } from './StartCard.tsx';
import { startTexts } from './start.locale.ts';
import styles from './start.module.css';

/** Every form that the user may start, by application and group. */
export function StartPage() {
  const t = useTexts(startTexts);
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('q') ?? '';
  const find = (
    <Input
      className={styles.find!}
      allowClear
      aria-label={t('find')}
      placeholder={t('find')}
      prefix={<SearchOutlined aria-hidden="true" />}
      value={keyword}
      onChange={({ target }) => setSearch(target.value ? { q: target.value } : {}, { replace: true })}
    />
  );
  return (
    <Page title={t('start')} actions={find}>
      <SearchEverywhere keyword={trimText(keyword)} />
      {trimText(keyword) === '' ? <FrequentForms /> : null}
      <AppGroups keyword={trimText(keyword)} />
    </Page>
  );
}

/** Forms are searched here by name; everything else on the search page. Wide windows link to it on every page. */
function SearchEverywhere({ keyword }: { readonly keyword: string }) {
  const t = useTexts(startTexts);
  const narrow = useNarrow();
  if (keyword === '') return <p>{narrow ? <Link to="/search">{t('search')}</Link> : <Link to="/apps">{t('allApps')}</Link>}</p>;
  return (
    <p>
      <Link to={`/search?q=${encodeURIComponent(keyword)}`}>{t('everywhere', { keyword })}</Link>
    </p>
  );
}

interface StartableApp {
  readonly app: AppSummary;
  readonly functions: readonly AppFunction[];
}

function AppGroups({ keyword }: { readonly keyword: string }) {
  const t = useTexts(startTexts);
  const locale = useLocale();
  const client = useClient();
  const apps = useQuery(appsQuery(client));
  const functions = useQueries({ queries: (apps.data ?? []).map((app) => functionsQuery(client, app.code)) });
  const failed = functions.find((query) => query.isError);
  if (apps.isError) return <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} />;
  if (failed) return <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (apps.isPending || functions.some((query) => query.isPending)) return <LoadingState shape="cards" label={t('loading')} />;
  if (apps.data.length === 0) return <EmptyState title={t('noApps')} hint={t('noAppsHint')} />;
  const startable = apps.data.map((app, index) => ({ app, functions: functions[index]?.data ?? [] }));
  const groups = groupsOf(startable, keyword, locale);
  if (groups.length === 0) return <EmptyState title={t('nothingFound')} hint={t('nothingFoundHint')} />;
  return groups.map(({ name, apps: members }) => (
    <section key={name} className={styles.group} aria-label={name}>
      <h2 className={styles.groupName}>{name}</h2>
      <ul className={styles.cards}>
        {members.map((member) => (
          <li key={member.app.code}>
            <StartCard app={member.app} functions={member.functions} keyword={keyword} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function groupsOf(startable: readonly StartableApp[], keyword: string, locale: Locale) {
  const needle = keyword.toLocaleLowerCase();
  const matches = (name: string) => name.toLocaleLowerCase().includes(needle);
  const groups = new Map<string, { name: string; apps: StartableApp[] }>();
  for (const { app, functions } of startable) {
    const shown = matches(localizedName(app, locale)) ? functions : functions.filter((each) => matches(localizedName(each, locale)));
    if (shown.length === 0) continue;
    const group = groups.get(app.group.code) ?? { name: localizedName(app.group, locale), apps: [] };
    group.apps.push({ app, functions: shown });
    groups.set(app.group.code, group);
  }
  return [...groups.values()];
}
