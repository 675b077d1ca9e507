import fc from 'fast-check';
import { appDefinitionSchema, type AppDefinition } from '@inkstone/schema';

type Parent = Record<string, unknown> | unknown[];

interface Part {
  readonly parent: Parent;
  readonly key: string | number;
}

/** Texts that are wrong almost everywhere: names, formulas, comparisons with units, keywords, codes of system fields. */
const wrongTexts = [
  'nothing_here',
  'select',
  'creater',
  'sum(',
  "nowhere = 'x'",
  "creater = 'nobody'",
  "ownerDeptId in 'no_department'",
  "lookup('nowhere', 'code', 1, 'name')",
  'unknown-control',
  'ShortText',
  'Sheet',
];

/** Returns copies of an application that are broken in one to three places, the same ones for the same seed. Each is well-formed. */
export function mutatedApps(app: AppDefinition, { seed, count }: { readonly seed: number; readonly count: number }): AppDefinition[] {
  const picks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });
  return fc.sample(picks, { seed, numRuns: count }).flatMap((mutations) => {
    const copy: unknown = JSON.parse(JSON.stringify(app));
    for (const [part, kind, text] of mutations) mutate(copy as Parent, part, kind, text);
    return appDefinitionSchema.safeParse(copy).data ?? [];
  });
}

function mutate(root: Parent, part: number, kind: number, text: number): void {
  const parts = partsOf(root);
  const { parent, key } = parts[part % parts.length]!;
  const value = Reflect.get(parent, key) as unknown;
  if (typeof value === 'string') {
    const others = parts.map((each) => Reflect.get(each.parent, each.key) as unknown).filter((each) => typeof each === 'string');
    const texts = kind % 2 === 0 ? wrongTexts : others;
    Reflect.set(parent, key, texts[text % texts.length]);
  } else if (Array.isArray(parent) && kind % 2 === 0) parent.push(structuredClone(value));
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (kind % 2 === 0) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, 'strayOption', text);
}

function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [{ parent: value as Parent, key }, ...partsOf((value as Record<string, unknown>)[key])]);
}
