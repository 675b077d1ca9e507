import { useMemo } from 'react';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { PropertyIssues } from '../fields/PropertyLine.tsx';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { GrantEditor } from './GrantEditor.tsx';
import { roleTexts } from './role.locale.ts';
import modelStyles from '../model/model.module.css';
import propertyStyles from '../fields/property.module.css';

interface RoleDesignerProps {
  readonly appCode: string;
  readonly code: string;
}

const noContent: JsonObject = {};

/** What a role of the application may do, model by model. Its members stay live. */
export function RoleDesigner({ appCode, code }: RoleDesignerProps) {
  const t = useTexts(roleTexts);
  const locale = useLocale();
  const { documents, rights } = useDocuments();
  const document = useMemo(() => ({ kind: 'role', code }) as const, [code]);
  const content = documents.get(documentId(document))?.content ?? noContent;
  const grants = objectsIn(content['grants']);
  const models = [...documents.values()].filter(({ key }) => key.kind === 'model');
  const owned = new Set(models.map(({ key }) => key.code));
  const unknown = grants.filter(({ schemaCode }) => !owned.has(textOf(schemaCode)));
  const grantOf = (schemaCode: string) => grants.find((grant) => grant['schemaCode'] === schemaCode) ?? null;
  const name = localizedName(nameOf(documents, document), locale);
  return (
    <section className={modelStyles.model} aria-label={name}>
      <DocumentHead appCode={appCode} document={document} maxLength={50} />
      <p className={propertyStyles.intro}>
        {t('membersHint')} <Link to={`/admin/roles/${appCode}`}>{t('members')}</Link>
      </p>
      <h2 data-property="grants">{t('grants')}</h2>
      <p className={propertyStyles.intro}>{t('grantsHint')}</p>
      <PropertyIssues document={document} path={['grants']} />
      {models.length === 0 ? <p className="ink-muted">{t('noModels')}</p> : null}
      {models.map(({ key, content: model }) => (
        <GrantEditor
          key={key.code}
          document={document}
          schemaCode={key.code}
          name={localizedName(nameOf(documents, key), locale)}
          items={objectsIn(model['dataItems'])}
          grant={grantOf(key.code)}
          isFixed={!rights.design}
        />
      ))}
      {unknown.map((grant) => {
        const schemaCode = textOf(grant['schemaCode']);
        return (
          <GrantEditor key={schemaCode} {...{ document, schemaCode, grant }} name={schemaCode} items={null} isFixed={!rights.design} />
        );
      })}
    </section>
  );
}
