import type { NameI18n } from '@inkstone/schema';
import type { DepartmentUse } from '@inkstone/api';
import type { DepartmentDependents } from '../../organization/index.ts';

/** The properties that name departments by code: participants of workflows and roots of selectors. Ids are unique, codes are not. */
const namedByCode: ReadonlySet<string> = new Set(['department', 'orgRoot']);

const kinds: ReadonlySet<string> = new Set<DepartmentUse['kind']>(['workflow', 'form', 'list', 'model', 'page']);

/** Active published documents that name departments; merging changes none of them, they are published anew with other names. */
export const departmentsInDocuments: DepartmentDependents = {
  async usesOf(executor, departments) {
    const byId = new Map(departments.map(({ id }) => [id, id]));
    const byCode = new Map(departments.map(({ id, code }) => [code, id]));
    const rows = await executor
      .selectFrom('document_heads as h')
      .innerJoin('documents as d', 'd.id', 'h.document_id')
      .select(['h.kind', 'h.code', 'h.app_code', 'd.content'])
      .where('h.active', '=', true)
      .orderBy('h.app_code')
      .orderBy('h.kind')
      .orderBy('h.code')
      .execute();
    return rows.flatMap(({ kind, code, app_code, content }): DepartmentUse[] => {
      const departmentIds = [...new Set(departmentsIn(content, null, { byId, byCode }))];
      if (departmentIds.length === 0 || !kinds.has(kind)) return [];
      const { name = code, name_i18n = {} } = content as { name?: string; name_i18n?: NameI18n };
      return [{ kind: kind as DepartmentUse['kind'], appCode: app_code, code, name, name_i18n, departmentIds }];
    });
  },
  merged: () => Promise.resolve(),
};

interface Names {
  readonly byId: ReadonlyMap<string, string>;
  readonly byCode: ReadonlyMap<string, string>;
}

function departmentsIn(value: unknown, property: string | null, names: Names): readonly string[] {
  if (typeof value === 'string') return idsIn(value, property, names);
  if (Array.isArray(value)) return value.flatMap((each) => departmentsIn(each, property, names));
  if (typeof value !== 'object' || value === null) return [];
  // A root may be an object of its own: it keeps the meaning of the property that holds it.
  const isNamed = property !== null && namedByCode.has(property);
  return Object.entries(value).flatMap(([key, each]) => departmentsIn(each, isNamed ? property : key, names));
}

/** A text may hold several names with commas between them, as roots of selectors do. */
function idsIn(text: string, property: string | null, { byId, byCode }: Names): readonly string[] {
  const byName = property !== null && namedByCode.has(property);
  return text.split(',').flatMap((part) => byId.get(part.trim()) ?? (byName ? byCode.get(part.trim()) : undefined) ?? []);
}
