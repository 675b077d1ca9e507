import type { CallOutput, planPublishing } from '@inkstone/api';
import { documentId, objectsIn, type Documents } from '@inkstone/design';
import { appOfDocuments, type AppDefinition } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { presentAccess } from '../../permissions/index.ts';
import { countRecords, planApp } from '../../publishing/index.ts';
import { countRunning } from '../../workflow/index.ts';
import { chosenOf, isOutdated, type ChosenDocuments } from './publish-copy.ts';
import { currentRevision } from '../working-copy.ts';
import { overlaid, readWorkingState } from '../working-state.ts';

/** What publishing would do and meet. Changes nothing and takes no locks. */
export async function planCopy(
  { db, locale, serviceRules = [] }: QueryContext,
  { appCode, revision, documents: wanted }: ChosenDocuments,
): Promise<CallOutput<typeof planPublishing>> {
  if ((await currentRevision(db, appCode)) < revision) refuse('group-behind');
  const state = await readWorkingState(db, appCode);
  const { chosen, needed } = chosenOf(state, wanted);
  const documents = overlaid(state.published, chosen);
  const app = appOfDocuments(documents.values()) as unknown as AppDefinition;
  const { errors, warnings, builtAfterwards } = await planApp(
    db,
    { appCode, documents: [...documents.values()] },
    { locale, services: serviceRules },
  );
  const changed = (kind: 'model' | 'workflow') => chosen.flatMap(({ key }) => (key.kind === kind ? [key.code] : []));
  const restricted = new Set(objectsOf(app.roles).flatMap(({ grants }) => objectsOf(grants).map(({ schemaCode }) => schemaCode)));
  const withWorkflow = new Set(objectsOf(app.functions).flatMap(({ workflowCode, schemaCode }) => (workflowCode ? [schemaCode] : [])));
  const access = await presentAccess(db, appCode);
  const open = access && !access.starters.everybody && !access.viewers.everybody ? [] : objectsOf(app.models);
  const seesAll = (code: string) => (access ? access.viewers.everybody : !withWorkflow.has(code));
  return {
    errors: [...errors] as CallOutput<typeof planPublishing>['errors'],
    warnings: [...warnings] as CallOutput<typeof planPublishing>['warnings'],
    needed: [...needed] as CallOutput<typeof planPublishing>['needed'],
    outdated: chosen.filter((each) => isOutdated(state, each)).map(({ key }) => key) as CallOutput<typeof planPublishing>['outdated'],
    builtAfterwards: [...builtAfterwards],
    records: await countRecords(db, changed('model')),
    running: (await countRunning(db, changed('workflow'))).map(({ at, ...each }) => {
      const kept = activitiesOf(documents, each.workflowCode);
      return { ...each, gone: at.filter(({ activityCode }) => !kept.has(activityCode)) };
    }),
    openModels: open
      .filter(({ code }) => !restricted.has(code))
      .map(({ code }) => ({ schemaCode: code, everybodySees: seesAll(code) ? 'all' : 'own' })),
  };
}

/** The codes of a workflow's activities; none if it is removed. */
function activitiesOf(documents: Documents, code: string): ReadonlySet<unknown> {
  const content = documents.get(documentId({ kind: 'workflow', code }))?.content;
  return new Set(objectsIn(content?.['activities']).map((activity) => activity['code']));
}

/** A draft may hold anything in place of a list of objects. */
const objectsOf = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? (list as readonly T[]).filter((each) => typeof each === 'object' && each !== null) : [];
