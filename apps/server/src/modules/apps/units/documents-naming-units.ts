import type { NameI18n } from '@inkstone/schema';
import type { RoleUse } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';

type DocumentKind = Exclude<RoleUse['kind'], 'app-role' | 'app-access'>;

const kinds: ReadonlySet<string> = new Set<DocumentKind>(['workflow', 'form', 'list', 'model', 'page']);

/** A published document with the ids of the units that it names. */
export interface NamingDocument {
  readonly kind: DocumentKind;
  readonly appCode: string;
  readonly code: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
  readonly unitIds: readonly string[];
}

/** Units by what documents call them. Ids are unique wherever they stand; codes count only in properties that name such units. */
interface UnitNames {
  readonly units: readonly { readonly id: string; readonly code: string }[];
  readonly properties: ReadonlySet<string>;
}

/** Returns the active published documents that name any of the units. */
export async function documentsNaming(executor: Executor, { units, properties }: UnitNames): Promise<readonly NamingDocument[]> {
  const names: Names = {
    byId: new Map(units.map(({ id }) => [id, id])),
    byCode: new Map(units.map(({ id, code }) => [code, id])),
    properties,
  };
  const rows = await executor
    .selectFrom('document_heads as h')
    .innerJoin('documents as d', 'd.id', 'h.document_id')
    .select(['h.kind', 'h.code', 'h.app_code', 'd.content'])
    .where('h.active', '=', true)
    .orderBy('h.app_code')
    .orderBy('h.kind')
    .orderBy('h.code')
    .execute();
  return rows.flatMap(({ kind, code, app_code: appCode, content }): NamingDocument[] => {
    const unitIds = [...new Set(unitsIn(content, null, names))];
    if (unitIds.length === 0 || !kinds.has(kind)) return [];
    const { name = code, name_i18n = {} } = content as { name?: string; name_i18n?: NameI18n };
    return [{ kind: kind as DocumentKind, appCode, code, name, name_i18n, unitIds }];
  });
}

interface Names {
  readonly byId: ReadonlyMap<string, string>;
  readonly byCode: ReadonlyMap<string, string>;
  readonly properties: ReadonlySet<string>;
}

function unitsIn(value: unknown, property: string | null, names: Names): readonly string[] {
  if (typeof value === 'string') return idsIn(value, property, names);
  if (Array.isArray(value)) return value.flatMap((each) => unitsIn(each, property, names));
  if (typeof value !== 'object' || value === null) return [];
  // A value may be an object of its own: it keeps the meaning of the property that holds it.
  const isNamed = property !== null && names.properties.has(property);
  return Object.entries(value).flatMap(([key, each]) => unitsIn(each, isNamed ? property : key, names));
}

/** A text may hold several names with commas between them, as options of selectors do. */
function idsIn(text: string, property: string | null, { byId, byCode, properties }: Names): readonly string[] {
  const byName = property !== null && properties.has(property);
  return text.split(',').flatMap((part) => byId.get(part.trim()) ?? (byName ? byCode.get(part.trim()) : undefined) ?? []);
}
