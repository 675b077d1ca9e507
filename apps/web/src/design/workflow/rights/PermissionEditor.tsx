import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { FormPermission } from '@inkstone/schema';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { textOf } from '../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../panel/setting.ts';
import { grantOf, permissionIn, rightIn, rightsOffered, withRight, type FieldRight, type RightsField } from './form-rights.ts';
import { RightSelect } from './RightSelect.tsx';
import { RowRights } from './RowRights.tsx';
import { rightsTexts } from './rights.locale.ts';
import { useRightsFields } from './use-rights-fields.ts';
import styles from './rights.module.css';

const others = { key: '', sheet: null, isSheet: false };

/** The rights of one activity, field by field. */
export function PermissionEditor({ label, value, isFixed, onChange, part }: SettingEditorProps) {
  const t = useTexts(rightsTexts);
  const locale = useLocale();
  const fields = useRightsFields();
  const stored = permissionIn(value);
  const permission = grantOf(textOf(part['kind']), stored);
  const change = (changed: FormPermission) => onChange(changed as never);
  const setRight = (field: RightsField, right: FieldRight) => change(withRight(permission, field, right));
  const latest = useRef(setRight);
  useEffect(() => {
    latest.current = setRight;
  });
  // The same functions at each render, so that only changed rights are rendered.
  const setters = useMemo(() => new Map(fields.map((field) => [field.key, (right: FieldRight) => latest.current(field, right)])), [fields]);
  if (fields.length === 0) return <span className="ink-muted ink-small">{t('noForm')}</span>;
  return (
    <span className={styles.list}>
      {fields.map((field) => (
        <FieldRightLine key={field.key} name={field.name} isColumn={field.sheet !== null}>
          <RightSelect
            label={labelled(label, field.name, locale)}
            value={rightIn(permission, field)}
            offered={rightsOffered(permission, field)}
            isFixed={isFixed}
            onChange={setters.get(field.key)!}
          />
          {field.isSheet ? <RowRights {...{ permission, isFixed }} sheet={field.key} name={field.name} onChange={change} /> : null}
        </FieldRightLine>
      ))}
      <span>{t('others')}</span>
      <RightSelect
        label={labelled(label, t('others'), locale)}
        value={rightIn({ others: permission.others, controls: {} }, others)}
        isFixed={isFixed}
        onChange={(right) => change({ ...permission, others: { v: right !== 'hidden', e: right === 'edit' || right === 'must' } })}
      />
      {stored && !isFixed ? (
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('reset')}
        </Button>
      ) : null}
    </span>
  );
}

interface FieldRightLineProps {
  readonly name: string;
  readonly isColumn: boolean;
  readonly children: React.ReactNode;
}

function FieldRightLine({ name, isColumn, children }: FieldRightLineProps) {
  return (
    <>
      <span className={isColumn ? styles.column : undefined}>{name}</span>
      {children}
    </>
  );
}
