import { documentId } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { EmptyState } from '@inkstone/ui-kit';
import { lazy, Suspense } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useParams } from '../../platform/router/index.ts';
import { addressedDocument, rulesPart } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import styles from './frame.module.css';

const ModelPage = lazy(async () => ({ default: (await import('../model/ModelPage.tsx')).ModelPage }));
const MenuPage = lazy(async () => ({ default: (await import('../menu/MenuPage.tsx')).MenuPage }));
const FormPage = lazy(async () => ({ default: (await import('../form/FormPage.tsx')).FormPage }));
const ListPage = lazy(async () => ({ default: (await import('../list/ListPage.tsx')).ListPage }));
const WorkflowDesignPage = lazy(async () => ({ default: (await import('../workflow/WorkflowDesignPage.tsx')).WorkflowDesignPage }));
const PageDesigner = lazy(async () => ({ default: (await import('../page/PageDesigner.tsx')).PageDesigner }));
const PublishPage = lazy(async () => ({ default: (await import('../publish/PublishPage.tsx')).PublishPage }));
const HistoryPage = lazy(async () => ({ default: (await import('../history/HistoryPage.tsx')).HistoryPage }));
const TextsPage = lazy(async () => ({ default: (await import('../texts/TextsPage.tsx')).TextsPage }));
const FormRulesPage = lazy(async () => ({ default: (await import('../form/rules/FormRulesPage.tsx')).FormRulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));

/** What the address chooses: a document, or a page of the environment. */
export function DesignMain({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  return (
    <Suspense fallback={<LoadingState shape="rows" label={t('loading')} />}>
      <Chosen appCode={appCode} />
    </Suspense>
  );
}

function Chosen({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const { section, document, part } = useParams();
  const { documents } = useWorkingCopyState().replica;
  if (section === undefined) return <p className={styles.hint}>{t('chooseModel')}</p>;
  if (section === 'texts') return <TextsPage appCode={appCode} />;
  if (section === 'publish') return <PublishPage appCode={appCode} />;
  if (section === 'history') return <HistoryPage appCode={appCode} />;
  if (section === 'settings') return <SettingsPage appCode={appCode} />;
  const key = addressedDocument(appCode, section, document);
  const found = key && documents.get(documentId(key));
  if (!key || !found) return <EmptyState title={t('noSuchPart')} hint={t('noSuchPartHint')} />;
  if (key.kind === 'app') return <MenuPage appCode={appCode} />;
  if (key.kind === 'model') return <ModelPage key={key.code} appCode={appCode} code={key.code} chosen={part ?? null} />;
  if (key.kind === 'form' && part === rulesPart)
    return <FormRulesPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} />;
  if (key.kind === 'form')
    return <FormPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} chosen={part ?? null} />;
  if (key.kind === 'workflow') return <WorkflowDesignPage key={key.code} appCode={appCode} code={key.code} chosen={part ?? null} />;
  if (key.kind === 'list') return <ListPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} />;
  if (key.kind === 'page') return <PageDesigner key={key.code} appCode={appCode} code={key.code} />;
  return <RawDocument document={found} />;
}

function RawDocument({ document }: { readonly document: { readonly key: Parameters<typeof nameOf>[1]; readonly content: object } }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const { documents } = useWorkingCopyState().replica;
  return (
    <section className={styles.page}>
      <h2>{localizedName(nameOf(documents, document.key), locale)}</h2>
      <p className="ink-muted">{t('raw')}</p>
      <pre className={styles.raw} tabIndex={0}>
        {JSON.stringify(document.content, null, 2)}
      </pre>
    </section>
  );
}
