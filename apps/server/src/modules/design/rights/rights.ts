import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { readApp, requireApp } from '../../apps/index.ts';

/** What a person may do with the working copy of an application. */
export interface DesignRights {
  readonly design: boolean;
  readonly publish: boolean;
}

const everything: DesignRights = { design: true, publish: true };
const nothing: DesignRights = { design: false, publish: false };

/** Administrators and application administrators may design and publish everything. */
export const mayDesignAll = ({ isAdmin, isAppAdmin }: Actor): boolean => isAdmin || isAppAdmin;

/** The rights of the person by application; applications without an entry may neither be designed nor published. */
export async function ownRights(executor: Executor, actor: Actor): Promise<(appCode: string) => DesignRights> {
  if (mayDesignAll(actor)) return () => everything;
  const rows = await executor.selectFrom('designers').selectAll().where('person_id', '=', actor.id).execute();
  const rights = new Map(rows.map((row) => [row.app_code, { design: row.may_design, publish: row.may_publish }]));
  return (appCode) => rights.get(appCode) ?? nothing;
}

/** Refuses with `not-allowed` without the right, and with `not-found` for an unknown application; with `look` either right will do. */
export async function requireDesigner(
  executor: Executor,
  actor: Actor,
  appCode: string,
  wanted: 'design' | 'publish' | 'look',
): Promise<DesignRights> {
  const rights = (await ownRights(executor, actor))(appCode);
  const may = wanted === 'look' ? rights.design || rights.publish : rights[wanted];
  if (!may) refuse('not-allowed');
  await requireApp(executor, appCode);
  return rights;
}

/** Is the person of `people.id` a designer, a publisher or a maker of applications? */
export const isDesigner = sql<boolean>`(people.is_admin or people.is_app_admin
  or exists (select from designers where designers.person_id = people.id)
  or exists (select from app_makers where app_makers.person_id = people.id))`;

/** Whether the person may design or publish any application. */
export async function designsAnything(executor: Executor, actor: Actor): Promise<boolean> {
  if (mayDesignAll(actor)) return true;
  const right = await executor.selectFrom('designers').select('app_code').where('person_id', '=', actor.id).limit(1).executeTakeFirst();
  return right !== undefined;
}

/** Whether the person may begin applications. */
export async function mayCreateApps(executor: Executor, actor: Actor): Promise<boolean> {
  if (mayDesignAll(actor)) return true;
  const maker = await executor.selectFrom('app_makers').select('person_id').where('person_id', '=', actor.id).executeTakeFirst();
  return maker !== undefined;
}

/**
 * Refuses with `not-allowed` those who may neither design the application nor, if there is none of that code, begin it. Returns whether
 * there is one.
 */
export async function requireFiller(executor: Executor, actor: Actor, appCode: string): Promise<boolean> {
  const isThere = (await readApp(executor, appCode)) !== null;
  if (isThere) await requireDesigner(executor, actor, appCode, 'design');
  else if (!(await mayCreateApps(executor, actor))) refuse('not-allowed');
  return isThere;
}
