import { documentId, misshapesOf, type Document } from '@inkstone/design';
import { EmptyState } from '@inkstone/ui-kit';
import { lazy, Suspense, useMemo } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useParams } from '../../platform/router/index.ts';
import { useCheckedIssues } from '../checking/issues-context.ts';
import { addressedDocument, rulesPart } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { BeginApp } from './BeginApp.tsx';
import { designers } from './designers.ts';
import { DesignerBoundary } from './DesignerBoundary.tsx';
import { RawDocument } from './RawDocument.tsx';
import styles from './frame.module.css';

const ModelPage = lazy(designers.model);
const MenuPage = lazy(designers.menu);
const FormPage = lazy(designers.form);
const ListPage = lazy(designers.list);
const WorkflowDesignPage = lazy(designers.workflow);
const PageDesigner = lazy(designers.page);
const RuleDesigner = lazy(designers.rule);
const RoleDesigner = lazy(designers.role);
const PrintDesigner = lazy(designers.print);
const ScenarioPage = lazy(designers.scenario);
const PublishPage = lazy(designers.publish);
const HistoryPage = lazy(designers.history);
const DictionariesSection = lazy(designers.dictionaries);
const TextsPage = lazy(designers.texts);
const FormRulesPage = lazy(designers.formRules);
const SettingsPage = lazy(designers.settings);

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
  const { documents, rights } = useDocuments();
  if (section === undefined) {
    const isEmpty = [...documents.values()].every(({ key }) => key.kind === 'app');
    return isEmpty && rights.design ? <BeginApp appCode={appCode} /> : <p className={styles.hint}>{t('chooseModel')}</p>;
  }
  if (section === 'dictionaries') return <DictionariesSection appCode={appCode} chosen={document ?? null} />;
  if (section === 'texts') return <TextsPage appCode={appCode} />;
  if (section === 'publish') return <PublishPage appCode={appCode} />;
  if (section === 'history') return <HistoryPage appCode={appCode} />;
  if (section === 'settings') return <SettingsPage appCode={appCode} />;
  const key = addressedDocument(appCode, section, document);
  const found = key && documents.get(documentId(key));
  if (!key || !found) return <EmptyState title={t('noSuchPart')} hint={t('noSuchPartHint')} />;
  return <DesignedDocument key={documentId(key)} appCode={appCode} document={found} part={part ?? null} />;
}

interface DesignedDocumentProps {
  readonly appCode: string;
  readonly document: Document;
  readonly part: string | null;
}

/** A document in its designer; one that no designer can show, as it is stored. */
function DesignedDocument({ appCode, document, part }: DesignedDocumentProps) {
  const { key, content } = document;
  const issues = useCheckedIssues();
  const isMalformed = useMemo(() => misshapesOf(key, content).length > 0, [key, content]);
  const isUnfit = issues.some((issue) => issue.code === 'ValueUnfit' && documentId(issue.document) === documentId(key));
  const raw = <RawDocument document={document} />;
  if (isMalformed) return raw;
  return (
    <DesignerBoundary content={content} isUnfit={isUnfit} instead={raw}>
      <Designer appCode={appCode} document={document} part={part} />
    </DesignerBoundary>
  );
}

function Designer({ appCode, document, part }: DesignedDocumentProps) {
  const { key } = document;
  if (key.kind === 'app') return <MenuPage appCode={appCode} />;
  if (key.kind === 'model') return <ModelPage key={key.code} appCode={appCode} code={key.code} chosen={part} />;
  if (key.kind === 'form' && part === rulesPart)
    return <FormRulesPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} />;
  if (key.kind === 'form')
    return <FormPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} chosen={part} />;
  if (key.kind === 'workflow') return <WorkflowDesignPage key={key.code} appCode={appCode} code={key.code} chosen={part} />;
  if (key.kind === 'list') return <ListPage key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} />;
  if (key.kind === 'page') return <PageDesigner key={key.code} appCode={appCode} code={key.code} />;
  if (key.kind === 'rule') return <RuleDesigner key={key.code} appCode={appCode} code={key.code} />;
  if (key.kind === 'role') return <RoleDesigner key={key.code} appCode={appCode} code={key.code} />;
  if (key.kind === 'print') return <PrintDesigner key={documentId(key)} appCode={appCode} schemaCode={key.schemaCode} code={key.code} />;
  return <ScenarioPage key={key.code} appCode={appCode} code={key.code} />;
}
