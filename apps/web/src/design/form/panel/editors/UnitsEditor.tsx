import type { ConditionValue } from '@inkstone/schema';
import { ReferenceInput } from '../../../../runtime/conditions/ReferenceInput.tsx';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import type { EditorProps } from './editor.ts';
import { FieldEditor } from './SimpleEditors.tsx';

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

/** Codes of roles, separated by commas. */
export function RolesEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const codes = Array.isArray(value) ? value.map(codeOf) : [];
  const commit = (text: string) => {
    const next = text.split(/[,，;；\s]+/).filter(Boolean);
    onChange(next.length === 0 ? undefined : next);
  };
  return <DraftInput id={id} isCode label={label} value={codes.join(', ')} disabled={isFixed} onCommit={commit} />;
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
  const units = (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]) as ConditionValue;
  if (isFixed) return <span>{(units as readonly { readonly name?: string }[]).map(({ name }) => name).join('、')}</span>;
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
