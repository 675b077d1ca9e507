import type { PackagePart } from '@inkstone/api';
import { kindsOfModels, type NameI18n } from '@inkstone/schema';
import { canonicalJson } from '../../platform/db/canonical-json.ts';
import { documentChanges } from '../apps/index.ts';
import type { PackageContents } from './package-contents.ts';

type Kind = PackagePart['kind'];

interface Part {
  readonly name: string;
  readonly name_i18n?: NameI18n | undefined;
  readonly code: string;
  readonly schemaCode?: string;
}

/** The effect of an import on a part that differs, and on one that the package does not contain. */
interface ImportEffect {
  readonly key: Exclude<keyof PackageContents, 'code' | 'name' | 'name_i18n' | 'icon' | 'color' | 'group' | 'functions'>;
  readonly kind: Kind;
  readonly differing: 'changed' | 'kept';
  readonly missing: 'removed' | 'kept';
}

const document: Pick<ImportEffect, 'differing' | 'missing'> = { differing: 'changed', missing: 'removed' };

const importEffects: readonly ImportEffect[] = [
  { key: 'models', kind: 'model', ...document },
  { key: 'forms', kind: 'form', ...document },
  { key: 'lists', kind: 'list', ...document },
  { key: 'workflows', kind: 'workflow', ...document },
  { key: 'pages', kind: 'page', ...document },
  // Other applications may use them, and administrators maintain them.
  { key: 'dictionaries', kind: 'dictionary', differing: 'kept', missing: 'kept' },
  { key: 'rules', kind: 'rule', ...document },
  { key: 'prints', kind: 'print', ...document },
  { key: 'scenarios', kind: 'scenario', ...document },
  // A model that no role names is open to all, so a package removes no roles.
  { key: 'roles', kind: 'role', differing: 'changed', missing: 'kept' },
];

/** Returns each part of either, with the effect of importing the package. `here` is null for a new application. */
export function compareParts(here: PackageContents | null, wanted: PackageContents): PackagePart[] {
  const shell = compareShell(here, wanted);
  return [
    shell,
    ...importEffects.flatMap((effect) => {
      const stored = here?.[effect.key] ?? [];
      // Parts that the format of the package does not have stay as they are.
      return compareKind(effect, stored, wanted[effect.key] ?? stored);
    }),
  ];
}

function compareShell(here: PackageContents | null, wanted: PackageContents): PackagePart {
  const is = shellOf(wanted);
  const was = here && shellOf(here);
  const changes = was ? documentChanges('app', was, is) : [];
  return { ...present('app', is), state: was === null ? 'added' : changes.length > 0 ? 'changed' : 'same', changes };
}

function shellOf({ code, name, name_i18n, icon, color, group, functions }: PackageContents) {
  return { code, name, name_i18n, icon, color, group, functions };
}

function compareKind({ kind, differing, missing }: ImportEffect, here: readonly Part[], wanted: readonly Part[]): PackagePart[] {
  const stored = new Map(here.map((part) => [idOf(part), part]));
  const known = new Set(wanted.map(idOf));
  return [
    ...wanted.map((part): PackagePart => {
      const was = stored.get(idOf(part));
      if (!was) return { ...present(kind, part), state: 'added', changes: [] };
      if (canonicalJson(was) === canonicalJson(part)) return { ...present(kind, part), state: 'same', changes: [] };
      return { ...present(kind, part), state: differing, changes: documentChanges(kind, was, part) };
    }),
    ...here.filter((part) => !known.has(idOf(part))).map((part): PackagePart => ({ ...present(kind, part), state: missing, changes: [] })),
  ];
}

function idOf({ code, schemaCode }: Part): string {
  return `${schemaCode ?? ''}/${code}`;
}

function present(kind: Kind, { code, schemaCode, name, name_i18n }: Part): Omit<PackagePart, 'state' | 'changes'> {
  const isOfModel = kindsOfModels.some((each) => each === kind);
  return { kind, schemaCode: isOfModel ? (schemaCode ?? '') : '', code, name, ...(name_i18n && { name_i18n }) };
}
