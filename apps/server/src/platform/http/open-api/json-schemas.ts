import { z } from 'zod';
import * as contracts from '@inkstone/api';
import * as documents from '@inkstone/schema';

/** A JSON Schema of the document; `$ref` points to another component. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Properties with a default are optional in input and required in output. */
export type Direction = 'input' | 'output';

/** The exported zod schemas by component name: `formDefinitionSchema` is `FormDefinition`. */
const named: Readonly<Record<string, z.core.$ZodType>> = Object.fromEntries(
  [documents, contracts]
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[0].endsWith('Schema') && entry[1] instanceof z.core.$ZodType)
    .map(([name, schema]) => [name[0]!.toUpperCase() + name.slice(1, -'Schema'.length), schema]),
);

export interface JsonSchemas {
  /** The requested schemas, in their order. */
  readonly input: readonly JsonSchema[];
  readonly output: readonly JsonSchema[];
  /** The named schemas that are referenced, by component name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

const componentPath = '#/components/schemas/';

/**
 * Converts zod schemas to JSON Schema. A schema that the contracts export becomes a component; if input and output differ, the input
 * component is `<name>Input`. Throws for a recursive schema that is not exported, because it cannot be referenced.
 */
export function buildJsonSchemas(requested: Readonly<Record<Direction, readonly z.core.$ZodType[]>>): JsonSchemas {
  const [input, output] = [convert(requested.input, 'input'), convert(requested.output, 'output')];
  const different = differing(input.named, output.named);
  const [used, usedOut] = [reachable(input), reachable(output)];
  const rename = (name: string) => (different.has(name) && usedOut.has(name) ? `${name}Input` : name);
  const components = [
    ...[...usedOut].map((name) => [name, output.named[name]!] as const),
    ...[...used].map((name) => [rename(name), withRefs(input.named[name]!, rename)] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    input: input.requested.map((schema) => withRefs(schema, rename)),
    output: output.requested,
    components: Object.fromEntries(components),
  };
}

interface Conversion {
  readonly requested: readonly JsonSchema[];
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Wraps the requested schemas in one object: zod would make a component of a schema that is registered twice or used within another. */
function convert(requested: readonly z.core.$ZodType[], io: Direction): Conversion {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  registry.add(z.object(Object.fromEntries(requested.map((schema, index) => [`at${index}`, schema]))), { id: ' ' });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => componentPath + id,
    unrepresentable: 'any',
    override: (generated) => tidy(generated, io),
  });
  const converted = Object.entries(schemas).map(
    ([id, { $schema: _draft, $id: _address, ...schema }]) => [id, schema as JsonSchema] as const,
  );
  const { ' ': all, ...rest } = Object.fromEntries(converted);
  return { requested: requested.map((_, index) => all!.properties![`at${index}`] as JsonSchema), named: rest };
}

type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** Removes details that only matter to zod, and describes parsed texts by the type that is parsed. */
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

/** Returns the names of components that differ between input and output, directly or by reference. */
function differing(input: Conversion['named'], output: Conversion['named']): ReadonlySet<string> {
  const found = new Set(Object.keys(input).filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of Object.keys(input)) if (refsOf(input[name]).some((ref) => found.has(ref))) found.add(name);
  }
  return found;
}

function reachable({ requested, named: all }: Conversion): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = refsOf(requested);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = all[name];
    // zod puts such a schema into its own definitions, which are not part of the document.
    if (!schema) throw new Error('A recursive schema has no name; export it as `<name>Schema` from its package.');
    if (!found.has(name)) waiting.push(...refsOf(schema));
    found.add(name);
  }
  return found;
}

function refsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.slice(componentPath.length)] : refsOf(value),
  );
}

function withRefs<T>(schema: T, rename: (name: string) => string): T {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? componentPath + rename(value.slice(componentPath.length)) : value,
  ) as T;
}
