import { Button, Checkbox } from 'antd';
import { useId } from 'react';
import type { Json, JsonObject, Operation } from '@inkstone/design';
import { dataScopes, labelled, modelRights, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { PropertyIssues, PropertyLine } from '../fields/PropertyLine.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import { setting } from '../working-copy/was-seen.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { FieldLimits } from './FieldLimits.tsx';
import { rightsIn, withRight } from './grants.ts';
import { grantProperties, rightTexts, roleTexts, scopeTexts } from './role.locale.ts';
import propertyStyles from '../fields/property.module.css';
import styles from './role.module.css';

interface GrantEditorProps {
  readonly document: DocumentKey;
  readonly schemaCode: string;
  /** The name of the model. */
  readonly name: string;
  /** The data items of the model; null: the application does not have it. */
  readonly items: readonly JsonObject[] | null;
  /** Null: the role grants nothing on the model. */
  readonly grant: JsonObject | null;
  readonly isFixed: boolean;
}

/** What a role may do with the records of one model: rights, which records, and fields. */
export function GrantEditor({ document, schemaCode, name, items, grant, isFixed }: GrantEditorProps) {
  const t = useTexts(roleTexts);
  const locale = useLocale();
  const id = useId();
  const { edit } = useEdit();
  const path = ['grants', schemaCode];
  const rights = rightsIn(grant?.['rights']);
  const scope = textOf(grant?.['scope']);
  const set = (property: string, value: Json | undefined): Operation =>
    setting({ document, path: [...path, property], value, was: grant?.[property] });
  const remove: Operation = { op: 'remove', document, path };
  const setRights = (next: readonly string[]) => {
    if (!grant) return edit([{ op: 'insert', document, path, value: { rights: [...next], scope: 'own', fields: {} } }]);
    return edit([next.length === 0 ? remove : set('rights', [...next])]);
  };
  return (
    <section className={styles.grant} aria-labelledby={id} data-grant={schemaCode}>
      <h3 id={id}>{name}</h3>
      <PropertyIssues document={document} path={path} />
      {items === null ? (
        <p className="ink-muted ink-small">
          {t('unknownModel')}{' '}
          {isFixed ? null : (
            <Button size="small" onClick={() => edit([remove])}>
              {t('removeGrant')}
            </Button>
          )}
        </p>
      ) : null}
      <div className={propertyStyles.properties}>
        <PropertyLine document={document} path={[...path, 'rights']} shown={grantProperties.rights} isWide>
          {(label) => (
            <span role="group" aria-label={labelled(label, name, locale)} className={styles.rights}>
              {modelRights.map((right) => (
                <Checkbox
                  key={right}
                  checked={rights.includes(right)}
                  disabled={isFixed}
                  onChange={({ target }) => setRights(withRight(rights, right, target.checked))}
                >
                  {rightTexts[right][locale]}
                </Checkbox>
              ))}
            </span>
          )}
        </PropertyLine>
        {grant ? (
          <>
            <PropertyLine document={document} path={[...path, 'scope']} shown={grantProperties.scope}>
              {(label) => (
                <CodeSelect
                  label={label}
                  value={scope === 'own' ? '' : scope}
                  isFixed={isFixed}
                  empty={scopeTexts.own[locale]}
                  options={dataScopes.filter((each) => each !== 'own').map((each) => ({ value: each, label: scopeTexts[each][locale] }))}
                  onChange={(next = 'own') =>
                    edit([
                      set('scope', next),
                      // Only this scope has a condition.
                      ...(next !== 'condition' && grant['condition'] !== undefined ? [set('condition', undefined)] : []),
                    ])
                  }
                />
              )}
            </PropertyLine>
            {scope === 'condition' ? (
              <PropertyLine document={document} path={[...path, 'condition']} shown={grantProperties.condition}>
                {(label) => (
                  <RecordConditions
                    label={label}
                    schemaCode={schemaCode}
                    value={grant['condition']}
                    isFixed={isFixed}
                    onChange={(condition) => void edit([set('condition', condition as Json | undefined)])}
                  />
                )}
              </PropertyLine>
            ) : null}
            <PropertyLine document={document} path={[...path, 'fields']} shown={grantProperties.fields} isWide>
              {() => (
                <FieldLimits
                  items={items ?? []}
                  value={grant['fields']}
                  isFixed={isFixed}
                  onChange={(limits) => void edit([set('fields', limits)])}
                />
              )}
            </PropertyLine>
          </>
        ) : null}
      </div>
    </section>
  );
}
