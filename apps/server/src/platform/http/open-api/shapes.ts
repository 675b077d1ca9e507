import { z } from 'zod';
import * as contracts from '@inkstone/api';
import * as documents from '@inkstone/schema';

/** A schema as the document holds it; `$ref` leads to another shape of the document. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What goes in leaves out what has a default; what comes out has it. */
export type Direction = 'input' | 'output';

/** Shapes by the names they have in the contracts: `formDefinitionSchema` is `FormDefinition`. */
const named: Readonly<Record<string, z.core.$ZodType>> = Object.fromEntries(
  [documents, contracts]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[0].endsWith('Schema') && entry[1] instanceof z.core.$ZodType)
    .map(([name, shape]) => [name[0]!.toUpperCase() + name.slice(1, -'Schema'.length), shape]),
);

export interface DrawnShapes {
  /** As they were asked for, in their order. */
  readonly input: readonly JsonSchema[];
  readonly output: readonly JsonSchema[];
  /** Those of the named shapes that are used, each under the name that `$ref` says. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

const place = '#/components/schemas/';

/**
 * Draws zod schemas as JSON Schema. A shape that the contracts export by a name is written once and referred to; where what goes in differs
 * from what comes out, the former is `<name>Input`. Fails when a shape without a name contains itself: nothing could refer to it.
 */
export function drawShapes(asked: Readonly<Record<Direction, readonly z.core.$ZodType[]>>): DrawnShapes {
  const [input, output] = [draw(asked.input, 'input'), draw(asked.output, 'output')];
  const different = differing(input.named, output.named);
  const [used, usedOut] = [reachable(input), reachable(output)];
  const rename = (name: string) => (different.has(name) && usedOut.has(name) ? `${name}Input` : name);
  const components = [
    ...[...usedOut].map((name) => [name, output.named[name]!] as const),
    ...[...used].map((name) => [rename(name), withRefs(input.named[name]!, rename)] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    input: input.asked.map((shape) => withRefs(shape, rename)),
    output: output.asked,
    components: Object.fromEntries(components),
  };
}

interface Drawing {
  readonly asked: readonly JsonSchema[];
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** One object holds all that is asked for: a shape asked for twice, or within another, is the same to zod and gets no name by that. */
function draw(asked: readonly z.core.$ZodType[], io: Direction): Drawing {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(named)) registry.add(shape, { id });
  registry.add(z.object(Object.fromEntries(asked.map((shape, index) => [`at${index}`, shape]))), { id: ' ' });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => place + id,
    unrepresentable: 'any',
    override: (drawn) => tidy(drawn, io),
  });
  const shapes = Object.entries(schemas).map(([id, { $schema: _draft, $id: _address, ...shape }]) => [id, shape as JsonSchema] as const);
  const { ' ': all, ...rest } = Object.fromEntries(shapes);
  return { asked: asked.map((_, index) => all!.properties![`at${index}`] as JsonSchema), named: rest };
}

type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** What zod writes for its own sake goes, and what is read from a text is drawn as what is read. */
function tidy({ zodSchema, jsonSchema }: Override, io: Direction): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  const keys = (jsonSchema.propertyNames as JsonSchema | undefined)?.enum;
  if (keys) {
    jsonSchema.properties = Object.fromEntries(keys.map((key) => [key, jsonSchema.additionalProperties!]));
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
  }
  if (def.type === 'pipe' && io === 'input') {
    const reads = def.in._zod.def.type === 'transform' || def.out._zod.def.type === 'boolean';
    if (reads) replace(jsonSchema, z.toJSONSchema(def.out, { io }) as JsonSchema);
  }
}

function replace(target: JsonSchema, { $schema: _draft, ...source }: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}

/** Those that are drawn differently in the two directions, and those that lead to such a one. */
function differing(input: Drawing['named'], output: Drawing['named']): ReadonlySet<string> {
  const found = new Set(Object.keys(input).filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of Object.keys(input)) if (refsOf(input[name]).some((ref) => found.has(ref))) found.add(name);
  }
  return found;
}

function reachable({ asked, named: all }: Drawing): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = refsOf(asked);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const shape = all[name];
    // zod puts it into a place of its own then, which is not in the document.
    if (!shape) throw new Error('A shape without a name contains itself; export it as `<name>Schema` from its package.');
    if (!found.has(name)) waiting.push(...refsOf(shape));
    found.add(name);
  }
  return found;
}

function refsOf(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  return Object.entries(shape).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.slice(place.length)] : refsOf(value),
  );
}

function withRefs<T>(shape: T, rename: (name: string) => string): T {
  return JSON.parse(JSON.stringify(shape), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? place + rename(value.slice(place.length)) : value,
  ) as T;
}
