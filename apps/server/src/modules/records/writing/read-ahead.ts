import type { ServiceRequest } from '@inkstone/form-engine';
import type { UnitFacts } from '@inkstone/formula';
import type { FormDefinition, ModelDefinition, Patch } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { isId } from '../../../platform/db/id.ts';
import { tableOf } from '../../apps/index.ts';
import { unitFacts } from '../../organization/index.ts';
import { findReferences, mayRefer, sentValues, type FoundReferences } from '../fields/reference-lookup.ts';
import { systemValues, type SystemValues } from '../fields/system-values.ts';
import type { RecordSystem } from '../reading/stored-record.ts';
import { existingRows, type ExistingRows } from './patch-guard.ts';

/** What several new records read from the database, read for all of them at once. */
export interface ReadAhead {
  readonly references: FoundReferences;
  readonly rows: ExistingRows;
  readonly units: typeof unitFacts;
  /** The system fields, which are the same in all of them. */
  readonly system: SystemValues;
  /** Called with what a form asks. */
  readonly asked: (request: ServiceRequest) => void;
  /** Has a form asked what depends on the records written before it? */
  readonly isDependent: () => boolean;
}

interface Written {
  readonly model: ModelDefinition;
  readonly form: FormDefinition;
  readonly patches: readonly Patch[];
  readonly system: RecordSystem;
}

/** Reads what the patches of new records refer to. */
export async function readAhead(context: CommandContext, { model, form, patches, system }: Written): Promise<ReadAhead> {
  const sent = patches.filter(mayRefer).flatMap((patch) => sentValues({ model, form, patch }));
  const references = await findReferences(context.trx, { requester: context, held: new Set() }, sent);
  const taken = new Map<string, ReadonlySet<string>>();
  for (const { item, name } of tableOf(model).sheets) {
    const added = patches.flatMap(({ rows }) => rows[item.code]?.added ?? []).filter(isId);
    taken.set(name, new Set(await existingRows(context.trx, name, added)));
  }
  const known = new Map<string, UnitFacts>();
  let isDependent = false;
  const [values] = await systemValues(context.trx, [system], [context.actor]);
  return {
    references,
    system: values!,
    rows: (_, table, ids) => Promise.resolve(ids.filter((id) => taken.get(table)?.has(id))),
    async units(executor, ids) {
      for (const [id, facts] of await unitFacts(
        executor,
        ids.filter((each) => !known.has(each)),
      ))
        known.set(id, facts);
      return known;
    },
    asked: (request) => (isDependent ||= dependsOn(model.code, request)),
    isDependent: () => isDependent,
  };
}

/** A business rule may read anything. */
function dependsOn(schemaCode: string, request: ServiceRequest): boolean {
  switch (request.kind) {
    case 'linkage':
      return request.linkage.schemaCode === schemaCode;
    case 'choices':
    case 'chosen':
      return request.source.kind === 'model' && request.source.schemaCode === schemaCode;
    case 'lookup':
      return request.schemaCode === schemaCode;
    case 'unit':
      return false;
    case 'rule':
      return true;
  }
}
