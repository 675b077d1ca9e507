import { documentId, isJsonObject, objectsIn, type Documents, type Json, type JsonObject, type Operation } from '@inkstone/design';
import type { Patch, ScenarioDefinition, SimulatedDecisionInput } from '@inkstone/schema';
import { textOf } from '../../working-copy/text-of.ts';
import { setting } from '../../working-copy/was-seen.ts';

/** A scenario with which a simulation begins, in order to save it as it goes then. */
export interface ContinuedScenario {
  readonly code: string;
  readonly content: JsonObject;
  readonly name: string;
  /** A person by id or account. */
  readonly initiator: string;
  /** An instant; null: now. */
  readonly startAt: string | null;
  readonly formCode: string | null;
  readonly patch: Patch;
  readonly decisions: readonly SimulatedDecisionInput[];
  readonly expected: ScenarioDefinition['expected'];
  readonly blocks: boolean;
}

const objectIn = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Null: there is none of this code. */
export function continuedScenario(documents: Documents, code: string | null): ContinuedScenario | null {
  const content = code === null ? undefined : documents.get(documentId({ kind: 'scenario', code }))?.content;
  if (code === null || !content) return null;
  const patch = objectIn(content['patch']);
  return {
    code,
    content,
    name: textOf(content['name']),
    initiator: textOf(content['initiator']),
    startAt: textOf(content['startAt']) || null,
    formCode: textOf(content['formCode']) || null,
    patch: { values: objectIn(patch['values']), rows: objectIn(patch['rows']) } as Patch,
    decisions: objectsIn(content['decisions']) as unknown as readonly SimulatedDecisionInput[],
    expected: objectIn(content['expected']) as ScenarioDefinition['expected'],
    blocks: content['blocks'] !== false,
  };
}

/** What of a scenario a simulation replaces. */
const replaced = ['name', 'initiator', 'formCode', 'startAt', 'patch', 'decisions', 'expected.path', 'expected.outcome', 'blocks'].map(
  (property) => property.split('.'),
);

const valueAt = (content: JsonObject, [property, inner]: readonly string[]): Json | undefined =>
  inner === undefined ? content[property!] : objectIn(content[property!])[inner];

/** Replaces what differs in a scenario. */
export function replaceScenario({ code, content }: ContinuedScenario, value: JsonObject): readonly Operation[] {
  const document = { kind: 'scenario', code } as const;
  return replaced
    .map((path) => ({ document, path, value: valueAt(value, path), was: valueAt(content, path) }))
    .filter(({ value: now, was }) => JSON.stringify(now) !== JSON.stringify(was))
    .map(setting);
}
