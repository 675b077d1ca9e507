import { quotedName } from '@inkstone/formula/sql';
import type { ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { OpenedDb } from '../../../platform/db/database.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { recordColumns, rowColumns, tableOf, type ItemColumn, type StoredItem } from '../../apps/index.ts';
import { modelAccess } from '../../permissions/index.ts';
import { redactedFields } from '../../queries/index.ts';
import { withoutParameters } from './sql-literal.ts';

/** A model as it is stored and as it is designed; with a sub-table, this one of it. */
interface SeenModel {
  /** The name of the temporary relation. */
  readonly view: string;
  readonly published: ModelDefinition;
  readonly working: ModelDefinition;
  readonly sheet?: string | undefined;
}

interface SeenRelation {
  readonly text: string;
  /** The fields that have no values, because they are not published. */
  readonly empty: readonly string[];
}

/** A condition under which a field is shown; null: always. */
type ShownIf = (field: string) => RawBuilder<boolean> | null;

const never = sql<boolean>`false`;

/**
 * The records that somebody may see, with the fields that their roles show of each. A field that a workflow hides from anybody, and that no
 * role shows them, is empty.
 */
export async function seenTable(db: OpenedDb, requester: Requester, seen: SeenModel): Promise<SeenRelation> {
  const access = await modelAccess(db, requester, seen.published.code);
  const { columns, empty } = seenColumns(db, seen, await shownFields(db, requester, seen.published.code));
  const text = `create temp view ${quotedName(seen.view)} as select ${columns.join(', ')}
    from "biz".${quotedName(tableOf(seen.published).name)} r where ${withoutParameters(db, access.records('view'))}`;
  return { text, empty };
}

/** The rows of the records that somebody may see. A column that is hidden in some records is empty in all. */
export async function seenRows(db: OpenedDb, requester: Requester, seen: SeenModel & { readonly records: string }): Promise<SeenRelation> {
  const shown = await shownFields(db, requester, seen.published.code);
  const { columns, empty } = seenColumns(db, seen, (field) => shown(field) && never);
  const text = `create temp view ${quotedName(seen.view)} as select ${columns.join(', ')}
    from "biz".${quotedName(`${seen.published.code}$${seen.sheet}`)} r
    where r.record_id in (select id from pg_temp.${quotedName(seen.records)})`;
  return { text, empty };
}

/** A table for records of a model that is not published, or for rows of such a sub-table. */
export function emptyTable(
  name: string,
  { model, sheet }: { readonly model: ModelDefinition | undefined; readonly sheet: string | undefined },
): string {
  const own = Object.entries(sheet === undefined ? recordColumns : rowColumns).map(([column, type]) => `${quotedName(column)} ${type}`);
  const items = model
    ? itemsIn(model, sheet).flatMap(({ columns }) => columns.map((column) => `${quotedName(column.name)} ${typeOf(column)}`))
    : [];
  return `create temp table ${quotedName(name)} (${[...own, ...items].join(', ')}, primary key (id)) on commit drop`;
}

async function shownFields(db: OpenedDb, requester: Requester, schemaCode: string): Promise<ShownIf> {
  const access = await modelAccess(db, requester, schemaCode);
  const isRedacted = await redactedFields(db, requester.actor, schemaCode);
  return (field) => {
    if (!isRedacted(field) && !access.hides(field)) return null;
    return access.isManaged ? access.showing(field) : never;
  };
}

function seenColumns(db: OpenedDb, { published, working, sheet }: SeenModel, shownIf: ShownIf) {
  const own = Object.keys(sheet === undefined ? recordColumns : rowColumns).map((name) => `r.${quotedName(name)}`);
  const stored = itemsIn(published, sheet);
  const names = new Set(stored.flatMap(({ columns }) => columns.map(nameAndType)));
  const fieldOf = ({ item }: StoredItem): string => (sheet === undefined ? item.code : `${sheet}.${item.code}`);
  const missing = itemsIn(working, sheet).filter(({ columns }) => columns.some((column) => !names.has(nameAndType(column))));
  const replaced = new Set(missing.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const shown = stored.flatMap((each) => {
    const condition = shownIf(fieldOf(each));
    const text = condition && withoutParameters(db, condition);
    return each.columns
      .filter(({ name }) => !replaced.has(name))
      .map(({ name }) =>
        text === null ? `r.${quotedName(name)}` : `case when ${text} then r.${quotedName(name)} end as ${quotedName(name)}`,
      );
  });
  const empty = missing.flatMap(({ columns }) => columns.map((column) => `null::${typeOf(column)} as ${quotedName(column.name)}`));
  return { columns: [...own, ...shown, ...empty], empty: missing.map(fieldOf) };
}

function itemsIn(model: ModelDefinition, sheet: string | undefined): readonly StoredItem[] {
  const table = tableOf(model);
  return sheet === undefined ? table.items : (table.sheets.find(({ item }) => item.code === sheet)?.items ?? []);
}

const nameAndType = ({ name, type }: ItemColumn): string => `${name} ${type}`;

/** Texts are compared as in the tables. */
const typeOf = ({ type }: ItemColumn): string => (type.startsWith('text') ? `${type} collate pg_c_utf8` : type);
