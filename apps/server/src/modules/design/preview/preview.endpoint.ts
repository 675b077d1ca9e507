import { randomUUID } from 'node:crypto';
import { openFormPreview, previewCall, previewedCalls, previewedTrials, type Call } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineQuery, type Endpoint } from '../../../platform/http/endpoint.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { buttonsModule } from '../../buttons/index.ts';
import { formsModule, previewedPermission, previewedValues } from '../../forms/index.ts';
import { permissionsModule } from '../../permissions/index.ts';
import { portalModule } from '../../portal/index.ts';
import { queriesModule } from '../../queries/index.ts';
import { workflowModule } from '../../workflow/index.ts';
import { inPreview, type PreviewContext } from './in-preview.ts';

const modules = [permissionsModule, workflowModule, formsModule, queriesModule, buttonsModule, portalModule];

/** The endpoints of calls by path. */
function endpointsOf(calls: readonly Call[]): ReadonlyMap<string, Endpoint> {
  const wanted = new Set(calls);
  const found = modules.flatMap(({ endpoints }) => endpoints).filter(({ call }) => wanted.has(call));
  return new Map(found.map((endpoint) => [endpoint.call.path, endpoint]));
}

const previewed = endpointsOf(previewedCalls);
const trials = endpointsOf(previewedTrials);

/** Designers of the application only. A path that is no call of previews is refused with `not-found`. */
export const previewCallEndpoint = defineQuery(previewCall, {
  permission: 'participant',
  async handle(context, { path, input, ...preview }) {
    const trial = trials.get(path);
    const endpoint = trial ?? previewed.get(path) ?? refuse('not-found');
    const seenBy = trial ? { ...preview, personId: undefined } : preview;
    return inPreview(context, seenBy, (at) => call(endpoint, trial ? { ...at, actor: maintainer(at.actor, preview.appCode) } : at, input));
  },
});

/** Designers run the trials of their application's workflows. */
const maintainer = (actor: Actor, appCode: string): Actor => ({
  ...actor,
  manages: [...(actor.manages ?? []), { kind: 'app', code: appCode }],
});

async function call(endpoint: Endpoint, context: PreviewContext, sent: unknown): Promise<unknown> {
  const { output } = endpoint.call;
  const input = parseInput(endpoint.call, sent, context.locale);
  if (endpoint.kind === 'query') return output.encode(await endpoint.handle(context, input));
  if (endpoint.kind !== 'command') throw new Error(`${endpoint.call.path} cannot be previewed`);
  return transact(context.db, async (trx) => output.encode(await endpoint.handle({ ...context, trx, commandId: randomUUID() }, input)));
}

/** Designers of the application only. */
export const openFormPreviewEndpoint = defineQuery(openFormPreview, {
  permission: 'participant',
  async handle(context, { schemaCode, formCode, objectId, ...preview }) {
    const { data, ...limits } = await inPreview(context, preview, async (at) => ({
      person: personOf(at.actor),
      permission: await previewedPermission(at, at.previewedAt ?? null, schemaCode),
      values: objectId === undefined ? {} : { ...(await previewedValues(at, { schemaCode, formCode, objectId })) },
    }));
    return { ...limits, ...data };
  },
});

function personOf({ id, name, departmentId, departmentName }: Actor) {
  return { id, name, department: departmentId === null ? null : { id: departmentId, name: departmentName ?? '' } };
}
