import { useQuery } from '@tanstack/react-query';
import { roleList } from '@inkstone/api';
import type { Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { ReferenceInput } from '../../../runtime/conditions/ReferenceInput.tsx';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { participantTexts } from './participants.locale.ts';
import { useUnitNames } from './use-unit-names.ts';

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
export function PeopleInput({ label, ids, isFixed, onChange }: PeopleInputProps) {
  const texts = textsIn(ids);
  const { names } = useUnitNames(texts);
  const people = texts.map((id) => ({ id, name: names('person', id), unitType: 3 as const }));
  if (isFixed) return <span>{people.map(({ name }) => name).join('、')}</span>;
  return (
    <ReferenceInput
      field={{ kind: 'person', options: {} }}
      isMany
      label={label}
      offersSelf={false}
      value={people}
      onChange={(next) => onChange(Array.isArray(next) ? next.map(idOf) : [])}
    />
  );
}

const idOf = (unit: unknown): string =>
  typeof unit === 'object' && unit !== null && 'id' in unit ? String((unit as { readonly id: unknown }).id) : String(unit);

interface UnitInputProps {
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (code: string) => void;
}

/** Chooses a department, which is named by its code so that other installations may have it too. */
export function DepartmentInput({ label, value, isFixed, onChange }: UnitInputProps) {
  const { names, departments } = useUnitNames();
  const t = useTexts(participantTexts);
  return (
    <CodeSelect
      label={label}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={[
        ...departments.map(({ code, name, depth }) => ({ value: code, label: `${'　'.repeat(depth)}${name}` })),
        ...(value === '' || departments.some(({ code }) => code === value) ? [] : [{ value, label: names('department', value) }]),
      ]}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}

export function RoleInput({ label, value, isFixed, onChange }: UnitInputProps) {
  const t = useTexts(participantTexts);
  const locale = useLocale();
  const client = useClient();
  const roles = useQuery({ queryKey: ['design-roles'], queryFn: ({ signal }) => client.call(roleList, {}, { signal }), staleTime: 60_000 });
  const found = Array.isArray(roles.data) ? roles.data : [];
  return (
    <CodeSelect
      label={label}
      value={value}
      isFixed={isFixed}
      empty={t('choose')}
      options={found.map((role) => ({ value: role.code, label: localizedName(role, locale) }))}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
