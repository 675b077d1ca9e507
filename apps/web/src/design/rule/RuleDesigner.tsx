import { Button, Checkbox } from 'antd';
import { useMemo } from 'react';
import { documentId, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { localizedName, ruleTriggers } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { PropertyIssues, PropertyLine } from '../fields/PropertyLine.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import { useUsableModels } from '../offers/use-usable-models.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { conditionIn, moved, newAction } from './rule-actions.ts';
import { useSourceFields } from './rule-fields.ts';
import { ruleProperties, ruleTexts, triggerTexts } from './rule.locale.ts';
import { RuleActionEditor } from './RuleActionEditor.tsx';
import { RuleInputs } from './RuleInputs.tsx';
import modelStyles from '../model/model.module.css';
import propertyStyles from '../fields/property.module.css';

interface RuleDesignerProps {
  readonly appCode: string;
  readonly code: string;
}

const noContent: JsonObject = {};
const mostActions = 20;

/** A business rule: when it runs, its condition, and its actions in order. */
export function RuleDesigner({ appCode, code }: RuleDesignerProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { documents, rights } = useDocuments();
  const { set } = useEdit();
  const models = useUsableModels();
  const document = useMemo(() => ({ kind: 'rule', code }) as const, [code]);
  const content = documents.get(documentId(document))?.content ?? noContent;
  const fields = useSourceFields(content);
  const isFixed = !rights.design;
  const schemaCode = textOf(content['schemaCode']);
  const actions = objectsIn(content['actions']);
  const change = (property: string, value: Json | undefined) => set(document, [property], value, content[property]);
  const setActions = (next: readonly JsonObject[]) => change('actions', [...next]);
  const name = localizedName(nameOf(documents, document), locale);
  return (
    <section className={modelStyles.model} aria-label={name}>
      <DocumentHead appCode={appCode} document={document} maxLength={50} />
      <div className={propertyStyles.properties}>
        <PropertyLine document={document} path={['schemaCode']} shown={ruleProperties.schemaCode}>
          {(label) => (
            <CodeSelect
              label={label}
              value={schemaCode}
              isFixed={isFixed}
              empty={t('notSet')}
              options={models}
              onChange={(model) => change('schemaCode', model)}
            />
          )}
        </PropertyLine>
        <PropertyLine document={document} path={['trigger']} shown={ruleProperties.trigger}>
          {(label) => (
            <CodeSelect
              label={label}
              value={textOf(content['trigger'])}
              isFixed={isFixed}
              empty={t('notSet')}
              options={ruleTriggers.map((trigger) => ({ value: trigger, label: triggerTexts[trigger][locale] }))}
              onChange={(trigger) => change('trigger', trigger)}
            />
          )}
        </PropertyLine>
        <PropertyLine document={document} path={['active']} shown={ruleProperties.active}>
          {(label) => (
            <span>
              <Checkbox
                aria-label={label}
                checked={content['active'] !== false}
                disabled={isFixed}
                onChange={({ target }) => change('active', target.checked)}
              >
                {t(content['active'] === false ? 'offState' : 'onState')}
              </Checkbox>{' '}
              <Link to={`/admin/rules/logs?rule=${code}`}>{t('logs')}</Link>
            </span>
          )}
        </PropertyLine>
        {content['trigger'] === 'called' || objectsIn(content['inputs']).length > 0 ? (
          <PropertyLine document={document} path={['inputs']} shown={ruleProperties.inputs} isWide>
            {() => (
              <RuleInputs document={document} value={content['inputs']} isFixed={isFixed} onChange={(inputs) => change('inputs', inputs)} />
            )}
          </PropertyLine>
        ) : null}
        <PropertyLine document={document} path={['when']} shown={ruleProperties.when}>
          {(label) => (
            <RecordConditions
              label={label}
              schemaCode={schemaCode}
              value={conditionIn(content['when'])}
              isFixed={isFixed}
              onChange={(when) => change('when', when as Json | undefined)}
            />
          )}
        </PropertyLine>
      </div>
      <h2 data-property="actions">{t('actions')}</h2>
      <p className={propertyStyles.intro}>{t('actionsHint')}</p>
      <PropertyIssues document={document} path={['actions']} />
      {actions.map((action, position) => (
        <RuleActionEditor
          key={position}
          {...{ document, schemaCode, fields, action, position, isFixed }}
          count={actions.length}
          onChange={(next) => setActions(actions.with(position, next))}
          onMove={(by) => setActions(moved(actions, position, by))}
          onRemove={actions.length > 1 ? () => setActions(actions.toSpliced(position, 1)) : null}
        />
      ))}
      {isFixed || actions.length >= mostActions ? null : (
        <Button
          onClick={() => {
            setActions([...actions, newAction('insert', schemaCode)]);
            announce(t('action', { n: actions.length + 1 }));
          }}
        >
          {t('addAction')}
        </Button>
      )}
    </section>
  );
}
