import { quotedName } from '@inkstone/formula/sql';
import type { ModelDefinition } from '@inkstone/schema';
import { CompiledQuery, type QueryResult } from 'kysely';
import type { OpenedDb, Trx } from '../../../platform/db/database.ts';
import { isUnwritable } from '../../../platform/db/database-error.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { findModel } from '../../apps/index.ts';
import { emptyTable, seenRows, seenTable } from './seen-table.ts';

interface Viewed {
  /** The transaction in which the views are made. */
  readonly trx: Trx;
  /** Reads what is published, which alone determines what the designer may see. */
  readonly db: OpenedDb;
  readonly designer: Requester;
  /** The models of the working copy by code. */
  readonly models: ReadonlyMap<string, ModelDefinition>;
}

/** What has no values before it is published; without fields a whole model. */
interface UnpublishedParts {
  readonly schemaCode: string;
  readonly fields: string[] | null;
}

/**
 * The tables of models as a preview reads them: with the records and fields that the designer may see, and with empty columns for what is
 * not published. Each is a temporary view, which is made when a statement first names the table.
 */
export class RecordViews {
  readonly #viewed: Viewed;
  readonly #views = new Map<string, Promise<string>>();
  readonly #unpublished = new Map<string, UnpublishedParts>();
  #made = 0;
  #isUnwritable = false;

  constructor(viewed: Viewed) {
    this.#viewed = viewed;
  }

  /** What the statements so far have read without finding any values. */
  get unpublished(): UnpublishedParts[] {
    return [...this.#unpublished.values()];
  }

  /** Whether a statement wrote a field that has no values, or that is hidden from the designer. */
  get isUnwritable(): boolean {
    return this.#isUnwritable;
  }

  /** Runs a statement of the preview on the views. */
  async executeQuery<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    let text = query.sql;
    for (const [named, table = ''] of text.matchAll(/"biz"\."([^"]+)"/g)) {
      text = text.replaceAll(named, `pg_temp.${quotedName(await this.#viewOf(table))}`);
    }
    const result = await this.#viewed.trx.executeQuery({ ...query, sql: text } as CompiledQuery<R>).catch((error: unknown) => {
      this.#isUnwritable ||= isUnwritable(error);
      throw error;
    });
    // Views that were made since the savepoint are gone with it.
    if (text.startsWith('rollback to savepoint')) this.#views.clear();
    return result;
  }

  #viewOf(table: string): Promise<string> {
    const view = this.#views.get(table) ?? this.#makeView(table);
    this.#views.set(table, view);
    return view;
  }

  /** Tables are named by their model, or by model and sub-table. */
  async #makeView(table: string): Promise<string> {
    const { trx, db, designer, models } = this.#viewed;
    const [schemaCode = '', sheet] = table.split('$');
    const published = (await findModel(db, schemaCode))?.definition;
    const working = models.get(schemaCode);
    const view = `record$${(this.#made += 1)}`;
    const isStored = published && (sheet === undefined || published.dataItems.some(({ code }) => code === sheet));
    if (!isStored) {
      this.#note(schemaCode, published ? [sheet!] : null);
      await trx.executeQuery(CompiledQuery.raw(emptyTable(view, { model: working, sheet })));
      return view;
    }
    const rows = sheet === undefined ? null : await this.#viewOf(schemaCode);
    const seen = { published, working: working ?? published, sheet };
    const { text, empty } = rows
      ? await seenRows(db, designer, { ...seen, view, records: rows })
      : await seenTable(db, designer, { ...seen, view });
    if (empty.length > 0) this.#note(schemaCode, empty);
    await trx.executeQuery(CompiledQuery.raw(text));
    return view;
  }

  #note(schemaCode: string, fields: readonly string[] | null): void {
    const before = this.#unpublished.get(schemaCode);
    if (before?.fields === null) return;
    this.#unpublished.set(schemaCode, { schemaCode, fields: fields && [...new Set([...(before?.fields ?? []), ...fields])] });
  }
}
