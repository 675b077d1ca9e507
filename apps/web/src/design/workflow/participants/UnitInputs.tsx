import type { Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { NamedPeopleInput } from '../../fields/PeopleInput.tsx';
import { participantTexts } from './participants.locale.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { useDepartments, useRoles } from '../words/use-flow-names.ts';

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each: Json): each is string => typeof each === 'string') : [];

interface PeopleInputProps {
  readonly label: string;
  /** Ids or accounts of people. */
  readonly ids: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses people by name. */
export function PeopleInput({ ids, ...props }: PeopleInputProps) {
  const { words } = useWorkflowDesigner();
  return <NamedPeopleInput {...props} people={textsIn(ids)} nameOf={(id) => words.nameOf('person', id)} />;
}

interface UnitInputProps {
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (code: string) => void;
}

/** Chooses a department, which is named by its code so that other installations may have it too. */
export function DepartmentInput({ label, value, isFixed, onChange }: UnitInputProps) {
  const { words } = useWorkflowDesigner();
  const departments = useDepartments();
  const locale = useLocale();
  const t = useTexts(participantTexts);
  return (
    <CodeSelect
      label={label}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={[
        ...departments.map((each) => ({ value: each.code, label: `${'　'.repeat(each.path.length)}${localizedName(each, locale)}` })),
        ...(value === '' || departments.some(({ code }) => code === value) ? [] : [{ value, label: words.nameOf('department', value) }]),
      ]}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}

export function RoleInput({ label, value, isFixed, onChange }: UnitInputProps) {
  const t = useTexts(participantTexts);
  const locale = useLocale();
  const roles = useRoles();
  return (
    <CodeSelect
      label={label}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={roles.map((role) => ({ value: role.code, label: localizedName(role, locale) }))}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
