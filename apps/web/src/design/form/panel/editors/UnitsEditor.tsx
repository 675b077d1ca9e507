import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { roleTree } from '@inkstone/api';
import { joinNames, localizedName, type ConditionValue } from '@inkstone/schema';
import { useFailureText } from '../../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../../platform/platform.ts';
import { ReferenceInput } from '../../../../runtime/conditions/ReferenceInput.tsx';
import type { EditorProps } from './editor.ts';
import { editorTexts } from './editor-lines.locale.ts';
import { FieldEditor } from './SimpleEditors.tsx';
import styles from '../panel.module.css';

/** People and departments: the default value of a selector, or the departments below which it offers. */
export function UnitsEditor({ label, value, isFixed, onChange, type }: EditorProps) {
  const kind = type === 'staff-dept-mixed' ? 'unit' : type.startsWith('department') ? 'department' : 'person';
  return <UnitsInput {...{ label, value, isFixed, onChange, kind }} />;
}

/** Departments, or the field of the form that names them. */
export function RootsEditor(props: EditorProps) {
  const { label, value, isFixed, onChange, control } = props;
  if (control.options['orgRootValueType'] !== 'ref') return <UnitsInput {...{ label, value, isFixed, onChange }} kind="department" />;
  const [code] = Array.isArray(value) ? value : [];
  return <FieldEditor {...props} value={code} onChange={(next) => onChange(next === undefined ? undefined : [next])} />;
}

/** Roles of which a person must have one; roles that are not there any more stay by their codes. */
export function RolesEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const client = useClient();
  const failureText = useFailureText();
  const found = useQuery({
    queryKey: ['role-tree'],
    queryFn: ({ signal }) => client.call(roleTree, {}, { signal }),
    staleTime: 60_000,
  });
  const roles = found.data ?? [];
  const codes = (Array.isArray(value) ? value : []).map(codeOf).map((named) => roles.find((role) => role.id === named)?.code ?? named);
  return (
    <Select
      id={id}
      aria-label={label}
      placeholder={t('anyRole')}
      className={styles.full ?? ''}
      mode="multiple"
      disabled={isFixed}
      loading={found.isFetching}
      value={codes}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={found.isError ? failureText(found.error) : null}
      options={roles.map((role) => ({ value: role.code, label: localizedName(role, locale) }))}
      onChange={(next: readonly string[]) => onChange(next.length === 0 ? undefined : next)}
    />
  );
}

function codeOf(role: unknown): string {
  const { id, code } = (typeof role === 'object' && role !== null ? role : { code: role }) as {
    readonly id?: unknown;
    readonly code?: unknown;
  };
  const named = code ?? id;
  return typeof named === 'string' ? named : '';
}

interface UnitsInputProps extends Pick<EditorProps, 'label' | 'value' | 'isFixed' | 'onChange'> {
  readonly kind: 'person' | 'department' | 'unit';
}

function UnitsInput({ label, value, isFixed, onChange, kind }: UnitsInputProps) {
  const locale = useLocale();
  const units = (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]) as ConditionValue;
  if (isFixed)
    return (
      <span>
        {joinNames(
          (units as readonly { readonly name?: string }[]).map(({ name }) => name ?? ''),
          locale,
        )}
      </span>
    );
  return (
    <ReferenceInput
      field={{ kind, options: {} }}
      isMany
      label={label}
      offersSelf={false}
      value={units}
      onChange={(next) => onChange(Array.isArray(next) && next.length > 0 ? next : undefined)}
    />
  );
}
