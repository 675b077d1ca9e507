import type { Document, JsonObject } from '@inkstone/design';
import {
  codePattern,
  dictionaryDefinitionSchema,
  documentKeyOf,
  documentLists,
  documentSchemas,
  isKindOfModel,
  kindsOfModels,
  listedKinds,
  locales,
  readJson,
  roleDefinitionSchema,
  type ListedKind,
  type Locale,
} from '@inkstone/schema';
import { z } from 'zod';
import { findJsonExcess, jsonBounds } from '../../platform/http/json-bounds.ts';
import { unstorablePaths } from '../../platform/http/storable-text.ts';
import { inputTexts } from '@inkstone/schema/input-texts';
import { codeForName } from '../apps/index.ts';
import { packageContentsSchema, type PackageContents } from './package-contents.ts';
import { packageIssue, type PackageIssue } from './package-issue.ts';
import { readableJson } from './readable-json.ts';

export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The version of the file format; later ones are refused. Before format 2 roles had no codes, and there were neither print templates nor
 * scenarios.
 */
const packageFormat = 2;

const lists = { ...documentLists, dictionary: 'dictionaries' } as const satisfies Record<ListedKind | 'dictionary', keyof PackageContents>;
type PartKey = (typeof lists)[keyof typeof lists];
const partKeys: readonly PartKey[] = Object.values(lists);
const inModels: ReadonlySet<string> = new Set(kindsOfModels.map((kind) => documentLists[kind]));

/** The parts of a kind are in the folder of its name. */
const partSchemas: ReadonlyMap<PartKey, z.ZodType> = new Map([
  ...listedKinds.map((kind): [PartKey, z.ZodType] => [documentLists[kind], documentSchemas[kind]]),
  ['dictionaries', dictionaryDefinitionSchema],
]);
/** Parts that packages have since format 2. */
const addedLater: ReadonlySet<PartKey> = new Set(['prints', 'scenarios']);

/** A role without a code has the one that is made of its name. */
const earlierRoleSchema = z.preprocess((role) => {
  const name = typeof role === 'object' && role !== null && 'name' in role ? role.name : undefined;
  return typeof name === 'string' ? { code: codeForName('role', name, new Set()), ...(role as object) } : role;
}, roleDefinitionSchema);

const shellSchema = packageContentsSchema.omit(Object.fromEntries(partKeys.map((key) => [key, true])) as Record<PartKey, true>);

/** Returns one file for each part, in folders by kind, ordered by path; the same contents give the same files. */
export function packageFiles(contents: PackageContents): PackageFile[] {
  const parts = partKeys.flatMap((key) =>
    (contents[key] ?? []).map((part) => ({ path: `${key}/${fileNameOf(key, part)}.json`, text: readableJson(part) })),
  );
  const shell = Object.fromEntries(Object.entries(contents).filter(([key]) => !partKeys.some((each) => each === key)));
  return [{ path: 'app.json', text: readableJson({ format: packageFormat, ...shell }) }, ...parts].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** The name of a part's file in its folder, without `.json`. */
function fileNameOf(key: PartKey, part: object): string {
  const { schemaCode, code } = part as { readonly schemaCode?: string; readonly code: string };
  return inModels.has(key) ? `${schemaCode}/${code}` : code;
}

interface ReadPackage {
  readonly contents: PackageContents;
  /** Documents that do not meet the schema of their kind, as they stand in their files. None unless they are asked for. */
  readonly drafts: readonly Document[];
}

/**
 * Returns the contents of a package, or all issues of its files, in the given language. With `keepsDrafts` documents that do not meet the
 * schema of their kind are no issue but returned apart.
 */
export function readPackage(
  files: readonly PackageFile[],
  { locale = locales[0], keepsDrafts = false }: { readonly locale?: Locale; readonly keepsDrafts?: boolean } = {},
): ReadPackage | { readonly issues: PackageIssue[] } {
  const issues: PackageIssue[] = [];
  const drafts: Document[] = [];
  const format = formatOf(files);
  const isEarlier = format < packageFormat;
  const carried = partKeys.filter((key) => !isEarlier || !addedLater.has(key));
  const read = Object.fromEntries(carried.map((key): [PartKey, object[]] => [key, []]));
  let shell: object | null = null;
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = carried.find((each) => file.path.startsWith(`${each}/`) && file.path.endsWith('.json'));
    if (file.path !== 'app.json' && key === undefined) {
      issues.push(packageIssue('FileUnknown', file.path));
      continue;
    }
    const hasEarlierRole = isEarlier && key === 'roles';
    const value = readValue(file, issues);
    if (value === undefined) continue;
    const schema = key === undefined ? shellSchema : hasEarlierRole ? earlierRoleSchema : partSchemas.get(key)!;
    const parsed = schema.safeParse(value, { error: inputTexts[locale] });
    const draft = parsed.success || !keepsDrafts ? null : draftOf(file, value);
    if (draft) drafts.push(draft);
    else if (!parsed.success) issues.push(...parsed.error.issues.map((issue) => malformed(file.path, issue)));
    if (!parsed.success) continue;
    const part = parsed.data as object;
    if (key === undefined) shell = part;
    else {
      const place = `${key}/${fileNameOf(key, part)}.json`;
      if (!hasEarlierRole && file.path !== place) issues.push(packageIssue('PlaceWrong', file.path, { place }));
      read[key]?.push(part);
    }
  }
  if (!files.some(({ path }) => path === 'app.json')) issues.push(packageIssue('AppMissing', 'app.json'));
  if (issues.length > 0 || shell === null) return { issues };
  return { contents: { ...(shell as Pick<PackageContents, 'code'>), ...read } as PackageContents, drafts };
}

/** A file that holds an object, as the document that its place names; null where that names none. */
function draftOf({ path }: PackageFile, value: unknown): Document | null {
  const [folder, ...names] = path.replace(/\.json$/, '').split('/');
  const kind = listedKinds.find((each) => documentLists[each] === folder);
  const [code, schemaCode = ''] = names.toReversed();
  const isNamed = kind !== undefined && names.length === (isKindOfModel(kind) ? 2 : 1) && names.every((name) => codePattern.test(name));
  if (!isNamed || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const key = documentKeyOf(kind, { code: code!, schemaCode });
  return { key, content: { ...(value as JsonObject), ...('schemaCode' in key && { schemaCode }), code: code! } };
}

/** The format of a package; that of unreadable ones is reported with their file. */
function formatOf(files: readonly PackageFile[]): number {
  const shell = readJson(files.find(({ path }) => path === 'app.json')?.text ?? '');
  const format = typeof shell === 'object' && shell !== null && 'format' in shell ? shell.format : packageFormat;
  return typeof format === 'number' ? format : packageFormat;
}

/** Returns the position of a JSON syntax error; the end of the text when it ends too early. */
function syntaxErrorPosition(error: unknown, text: string): { readonly line: number; readonly column: number } {
  const position = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '');
  if (position) return { line: Number(position[1]), column: Number(position[2]) };
  const lines = text.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Returns what a file holds; undefined, with its issues, where nothing can be made of it. */
function readValue({ path, text }: PackageFile, issues: PackageIssue[]): unknown {
  const excess = findJsonExcess(text);
  if (excess !== null) {
    const isDeep = excess === 'nested-too-deep';
    issues.push(packageIssue(isDeep ? 'NestedTooDeep' : 'TooManyValues', path, { max: isDeep ? jsonBounds.depth : jsonBounds.values }));
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    issues.push(packageIssue('NotJson', path, syntaxErrorPosition(error, text)));
    return undefined;
  }
  const unusable = unstorablePaths(value);
  if (unusable.length > 0) {
    issues.push(...unusable.map((at) => packageIssue('TextUnusable', path, { at })));
    return undefined;
  }
  const format = path === 'app.json' ? (value as { format?: unknown } | null)?.format : packageFormat;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1 || format > packageFormat) {
    issues.push(packageIssue('FormatUnknown', path, { format: String(format), known: packageFormat }));
    return undefined;
  }
  return value;
}

function malformed(path: string, issue: { readonly path: PropertyKey[]; readonly message: string }): PackageIssue {
  return packageIssue('PartMalformed', path, { at: issue.path.map(String).join('.') || '/', detail: issue.message });
}
