import { useQuery } from '@tanstack/react-query';
import { listPrintForms } from '@inkstone/api';
import { localizedName, type Named } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { appsQuery } from '../../runtime/app/apps-query.ts';
import { templateTexts } from './print-templates.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './print-templates.module.css';

/** Lists the forms of every application with links to their print templates. For application administrators. */
export function PrintFormsPage() {
  const t = useTexts(templateTexts);
  const apps = useQuery(appsQuery(useClient()));
  return (
    <Page title={t('title')}>
      <p className={`ink-muted ${styles.intro}`}>{t('intro')}</p>
      {apps.isError ? <QueryFailure failure={apps.error} onRetry={() => void apps.refetch()} /> : null}
      {apps.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {apps.data?.length === 0 ? <EmptyState title={t('noForms')} hint={t('noFormsHint')} /> : null}
      {apps.data?.map((app) => (
        <AppForms key={app.code} app={app} />
      ))}
    </Page>
  );
}

function AppForms({ app }: { readonly app: Named & { readonly code: string } }) {
  const t = useTexts(templateTexts);
  const locale = useLocale();
  const client = useClient();
  const forms = useQuery({
    queryKey: ['print-templates', 'forms', app.code],
    queryFn: ({ signal }) => client.call(listPrintForms, { appCode: app.code }, { signal }),
  });
  return (
    <section>
      <h2 className={adminStyles.heading}>{localizedName(app, locale)}</h2>
      {forms.isError ? <QueryFailure failure={forms.error} onRetry={() => void forms.refetch()} /> : null}
      {forms.isPending ? <LoadingState shape="rows" count={1} label={t('loading')} /> : null}
      {forms.data?.length === 0 ? <p className="ink-muted">{t('noForms')}</p> : null}
      {forms.data?.length ? (
        <Paper>
          <ul className={adminStyles.list}>
            {forms.data.map((form) => (
              <li key={`${form.schemaCode} ${form.formCode}`} className={adminStyles.linkRow}>
                <Link to={`/admin/print/${form.schemaCode}/${form.formCode}`}>{localizedName(form, locale)}</Link>
                <p className="ink-muted ink-small">{t('count', { count: form.templates })}</p>
              </li>
            ))}
          </ul>
        </Paper>
      ) : null}
    </section>
  );
}
