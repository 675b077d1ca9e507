import { useQuery } from '@tanstack/react-query';
import { departmentTree, roleList } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import { useUnitNames as useNamesOfUnits } from '../../formula/units/use-unit-names.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import type { NameOf } from './participants-text.ts';

interface ListedDepartment {
  readonly code: string;
  readonly name: string;
  readonly depth: number;
}

/** The names of what participants are made of, and the departments in their order. */
export function useUnitNames(people: readonly string[] = []): {
  readonly names: NameOf;
  readonly departments: readonly ListedDepartment[];
} {
  const client = useClient();
  const locale = useLocale();
  const { nameOf } = useWorkflowDesigner();
  const fields = useRecordFields(useSchemaCode());
  const known = useNamesOfUnits(people);
  const found = useQuery({
    queryKey: ['design-departments'],
    queryFn: ({ signal }) => client.call(departmentTree, {}, { signal }),
    staleTime: 60_000,
  });
  const roles = useQuery({ queryKey: ['design-roles'], queryFn: ({ signal }) => client.call(roleList, {}, { signal }), staleTime: 60_000 });
  const departments = (Array.isArray(found.data) ? found.data : []).map((each) => ({
    code: each.code,
    id: each.id,
    name: localizedName(each, locale),
    depth: each.path.length,
  }));
  const names: NameOf = (kind, code) => {
    switch (kind) {
      case 'department':
        return departments.find((each) => each.code === code || each.id === code)?.name ?? code;
      case 'role': {
        const role = Array.isArray(roles.data) ? roles.data.find((each) => each.code === code) : undefined;
        return role ? localizedName(role, locale) : code;
      }
      case 'field':
        return fields.find((field) => field.code === code)?.name[locale] ?? code;
      case 'activity':
        return nameOf(code);
      case 'person':
        return known.get(code)?.name ?? code;
    }
  };
  return { names, departments };
}
