import { Checkbox, Select } from 'antd';
import { lazy, Suspense, useId } from 'react';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { FieldLimits } from './FieldLimits.tsx';
import { rights, scopes, withLimit, withRight, type GrantDraft } from './role-draft.ts';
import type { RoleModel } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

const ScopeCondition = lazy(async () => ({ default: (await import('./ScopeCondition.tsx')).ScopeCondition }));

interface GrantCardProps {
  readonly model: RoleModel;
  readonly grant: GrantDraft;
  readonly issue: string | null;
  readonly onChange: (grant: GrantDraft) => void;
}

/** The permissions of a role on one model: rights, scope of records, and fields. */
export function GrantCard({ model, grant, issue, onChange }: GrantCardProps) {
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const id = useId();
  const name = localizedName(model, locale);
  return (
    <section className={styles.grant} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <div role="group" aria-label={t('rights', { name })} className={styles.rights}>
        {rights.map((right) => (
          <Checkbox
            key={right}
            checked={grant.rights.includes(right)}
            onChange={({ target }) => onChange(withRight(grant, right, target.checked))}
          >
            {t(right === 'add' ? 'addRecord' : right)}
          </Checkbox>
        ))}
      </div>
      {grant.rights.length === 0 ? null : (
        <>
          <div className={styles.field}>
            <label htmlFor={`${id}-scope`}>{t('scope')}</label>
            <Select
              id={`${id}-scope`}
              value={grant.scope}
              options={scopes.map((value) => ({ value, label: t(value) }))}
              onChange={(scope) => onChange({ ...grant, scope })}
            />
          </div>
          {grant.scope === 'condition' ? (
            <Suspense fallback={<LoadingState shape="rows" label={t('loading')} />}>
              <ScopeCondition
                schemaCode={model.code}
                condition={grant.condition}
                onChange={(condition, whole) => onChange({ ...grant, condition, whole })}
              />
            </Suspense>
          ) : null}
          <p role="alert" className={styles.issue}>
            {issue}
          </p>
          <FieldLimits fields={model.fields} limits={grant.fields} onChange={(field, limit) => onChange(withLimit(grant, field, limit))} />
        </>
      )}
    </section>
  );
}
