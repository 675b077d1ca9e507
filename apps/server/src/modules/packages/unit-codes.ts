import { unitTypes, readJson } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { departmentsView, peopleView } from '../organization/index.ts';

interface KnownUnit {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly unitType: number;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Returns the documents with ids of people and departments in conditions and formulas replaced by accounts and codes, because ids differ
 * between installations. Deleted units keep their ids.
 */
export async function withUnitCodes<T>(executor: Executor, documents: T): Promise<T> {
  const ids = new Set(JSON.stringify(documents).match(uuid) ?? []);
  const units = new Map((await unitsBy(executor, 'id', [...ids])).map((unit) => [unit.id, unit]));
  if (units.size === 0) return documents;
  const text = (written: string): string => written.replace(uuid, (id) => units.get(id)?.code ?? id);
  return rewritten(documents, {
    quoted: (literal) => literal.replace(uuid, (id) => escaped(units.get(id)?.code ?? id)),
    person: (named) => units.get(named)?.code ?? named,
    viewer: (named) => units.get(named)?.code ?? named,
    value: (part) => {
      if (typeof part === 'string') return text(part);
      const unit = hasOwn(part, 'id') ? units.get(String(part['id'])) : undefined;
      return unit ? { code: unit.code, name: unit.name, unitType: unit.unitType } : part;
    },
  }) as T;
}

/** Returns the documents with codes of units in conditions replaced by the ids of this installation. Unknown codes stay. */
export async function withUnitIds<T>(executor: Executor, documents: T): Promise<T> {
  const codes = new Set<string>();
  rewritten(documents, {
    quoted: (literal) => literal,
    value: (part) => {
      const code = codeOf(part);
      if (code !== null) codes.add(code);
      return part;
    },
    person: (named) => (codes.add(named), named),
  });
  const found = await unitsBy(executor, 'code', [...codes]);
  const units = new Map(found.map((unit) => [`${unit.unitType} ${unit.code.toLowerCase()}`, unit]));
  return rewritten(documents, {
    quoted: (literal) => literal,
    value: (part) => {
      const code = codeOf(part);
      const unit = code === null ? undefined : units.get(`${String((part as { unitType: unknown }).unitType)} ${code.toLowerCase()}`);
      return unit ? { id: unit.id, name: unit.name, unitType: unit.unitType } : part;
    },
    person: (named) => units.get(`${unitTypes.user} ${named.toLowerCase()}`)?.id ?? named,
  }) as T;
}

/** Replacements for a quoted text within a formula, for one value of a comparison, and for a person named in a scenario. */
interface Rewriting {
  readonly quoted: (literal: string) => string;
  readonly value: (part: unknown) => unknown;
  readonly person: (named: string) => string;
  /** For a person who is named by a list of people; missing: accounts are understood there. */
  readonly viewer?: (named: string) => string;
}

function rewritten(value: unknown, rewriting: Rewriting): unknown {
  if (typeof value === 'string') return rewrittenText(value, rewriting);
  if (Array.isArray(value)) return value.map((each) => rewritten(each, rewriting));
  if (typeof value !== 'object' || value === null) return value;
  if (hasOwn(value, 'workflowCode') && hasOwn(value, 'patch')) return rewriteScenario(value, rewriting);
  const { viewer } = rewriting;
  if (viewer && hasOwn(value, 'kind') && value['kind'] === 'users' && hasOwn(value, 'users') && Array.isArray(value['users']))
    return { ...value, users: value['users'].map((each: unknown) => (typeof each === 'string' ? viewer(each) : each)) };
  const isItem = hasOwn(value, 'field') && hasOwn(value, 'operator');
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isItem && key === 'value' ? rewriteComparisonValue(part, rewriting) : rewritten(part, rewriting),
    ]),
  );
}

function rewriteComparisonValue(value: unknown, { value: change }: Rewriting): unknown {
  return Array.isArray(value) ? value.map(change) : change(value);
}

/** The people who submit and decide, and the units among the values of the form. */
function rewriteScenario(scenario: Readonly<Record<string, unknown>>, { person, value }: Rewriting): unknown {
  const units = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(units);
    if (hasOwn(part, 'unitType')) return value(part);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, units(each)]));
  };
  const people = (part: unknown): unknown => {
    if (typeof part === 'string') return person(part);
    if (Array.isArray(part)) return part.map(people);
    return typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).map(([key, each]) => [key, people(each)]))
      : part;
  };
  const decision = (part: unknown): unknown =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(
          Object.entries(part).map(([key, each]) => [key, key === 'person' || key === 'chosen' ? people(each) : (each as unknown)]),
        )
      : part;
  const { initiator, patch, decisions } = scenario;
  return {
    ...scenario,
    initiator: people(initiator),
    patch: units(patch),
    ...(Array.isArray(decisions) && { decisions: decisions.map(decision) }),
  };
}

/** A condition stored as JSON, or a formula. */
function rewrittenText(text: string, rewriting: Rewriting): string {
  if (text.trimStart().startsWith('{')) {
    const json = readJson(text);
    const changed = json === undefined ? undefined : rewritten(json, rewriting);
    if (json !== undefined) return JSON.stringify(changed) === JSON.stringify(json) ? text : JSON.stringify(changed);
  }
  return text.replace(/"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|“(?:[^“”\\]|\\[^])*”/g, rewriting.quoted);
}

function escaped(code: string): string {
  return code.replace(/["'“”\\]/g, (sign) => `\\${sign}`);
}

function codeOf(part: unknown): string | null {
  return hasOwn(part, 'code') && !hasOwn(part, 'id') && hasOwn(part, 'unitType') && typeof part['code'] === 'string' ? part['code'] : null;
}

function hasOwn(value: unknown, key: string): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

async function unitsBy(executor: Executor, key: 'id' | 'code', wanted: readonly string[]): Promise<readonly KnownUnit[]> {
  if (wanted.length === 0) return [];
  const isWanted =
    key === 'id' ? sql`id::text = any(${wanted}::text[])` : sql`lower(code) = any(${wanted.map((code) => code.toLowerCase())}::text[])`;
  const { rows } = await sql<KnownUnit>`
    select id, code, name, unit_type as "unitType" from (
      select id, account as code, name, ${sql.lit(unitTypes.user)} as unit_type from ${peopleView} p
      union all select id, code, name, ${sql.lit(unitTypes.department)} from ${departmentsView} d
    ) units where ${isWanted}`.execute(executor);
  return rows;
}
