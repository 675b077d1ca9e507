import { build, type Plugin, type Rolldown } from 'vite';

const source = 'apps/web/src';
const view = (names: string) => String.raw`packages/controls/src/[\w-]+/(${names})`;

/**
 * Scripts that people open together, by the end of their paths; those of a part with `isOneFile` are one file themselves. Other scripts,
 * dialogs and rare controls, stay files of their own.
 */
const parts = {
  signIn: { scripts: [`${source}/identity/SignInPage`] },
  shell: {
    scripts: [
      `${source}/shell/(SideNavigation|lazy-pages)`,
      `${source}/platform/live/LiveWork`,
      'packages/ui-kit/src/focus/DialogFocus',
      view(String.raw`load-extensions\.ui`),
    ],
    isOneFile: true,
  },
  work: { scripts: [`${source}/workbench/WorkbenchPage`] },
  list: { scripts: [`${source}/runtime/(start/StartPage|app/AppPage)`] },
  form: {
    scripts: [
      `${source}/runtime/(form/FormPage|form/prediction/DraftSide|ui-services/FormServices)`,
      view('(Text|Textarea|Number|Date|Group|Title|Description)Desktop|SequenceNoReadonly|PresentedValue|FormattedValue'),
    ],
    isOneFile: true,
  },
  pc: { scripts: [view('(Dropdown|Sheet)Desktop')], isOneFile: true },
  phone: { scripts: [view('(Dropdown|Sheet)Mobile')], isOneFile: true },
  admin: { scripts: [String.raw`${source}/admin/(?:.+/)?(\w+Page|admin-routes)`] },
  design: {
    scripts: [
      `${source}/design/(frame/(DesignPage|DesignFrame)|working-copy/working-copy)`,
      String.raw`${source}/design/\w+/((Form|List|Model|Menu|Publish|Scenario|Settings|Texts|WorkflowDesign)Page|(Page|Print|Role|Rule)Designer)`,
    ],
  },
} as const satisfies Readonly<Record<string, { readonly scripts: readonly string[]; readonly isOneFile?: true }>>;

export type Part = keyof typeof parts;

const allParts = Object.keys(parts) as Part[];

/**
 * A module that several parts use is put into the file of the smallest of these sets that has all its users: the fewer sets, the fewer
 * files a page loads, and the more of what it does not need. What two sets have in common must be a set or one part, or files could
 * import each other in a circle.
 */
export const sets: readonly (readonly Part[])[] = [
  ['form', 'pc'],
  ['form', 'pc', 'phone'],
  ['design', 'form', 'pc'],
  ['design', 'form', 'pc', 'phone'],
  ['design', 'form', 'pc', 'phone', 'list'],
  ['design', 'form', 'pc', 'phone', 'list', 'work'],
  ['admin', 'signIn'],
  ['admin', 'design'],
  ['admin', 'design', 'signIn'],
  ['admin', 'design', 'form', 'pc', 'phone'],
  ['admin', 'design', 'form', 'pc', 'phone', 'list'],
  ['admin', 'design', 'form', 'pc', 'phone', 'list', 'work', 'shell'],
  allParts,
];

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports' | 'moduleIds'>;

/** Names the file of a module; null leaves it to the bundler, which is right for what is not used by the pages above. */
export interface ScriptGroups {
  readonly plugin: Plugin;
  readonly nameOf: (module: string) => string | null;
}

/** The mode of the build that finds out who uses what. */
const planning = 'planning';

/**
 * Groups modules by who uses them. What a page really uses is known only when unused exports have been left out, so the client is bundled
 * twice, the first time without groups, and not written.
 */
export function createScriptGroups(): ScriptGroups {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    nameOf: (module) => names.get(module) ?? null,
    plugin: {
      name: 'script-groups',
      apply: 'build',
      async buildStart() {
        const { mode, isWorker, configFile } = this.environment.config;
        if (mode === planning || isWorker || !configFile) return;
        const chunks = await bundleWithoutGroups(configFile);
        const unused = scriptsWithout(chunks);
        if (unused.length > 0) this.error(`No script of the client is one of ${unused.join(', ')}`);
        names = fileNames(chunks);
      },
    },
  };
}

async function bundleWithoutGroups(configFile: string): Promise<readonly Chunk[]> {
  const result = await build({ configFile, mode: planning, logLevel: 'silent', build: { write: false, minify: false } });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output.filter((each) => each.type === 'chunk');
}

/** The name of the file of each module that is put into a group. */
export function fileNames(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const users = usersOf(chunks);
  return new Map(
    chunks.flatMap((chunk) => {
      const name = fileName(users.get(chunk)!);
      return name === null ? [] : chunk.moduleIds.map((module) => [module, name] as const);
    }),
  );
}

/** The entries from which each file is loaded. */
function usersOf(chunks: readonly Chunk[]): ReadonlyMap<Chunk, readonly Chunk[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<Chunk, Chunk[]>(chunks.map((chunk) => [chunk, []]));
  for (const entry of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
    const reached = new Set([entry]);
    for (const chunk of reached) for (const file of chunk.imports) if (byFile.has(file)) reached.add(byFile.get(file)!);
    for (const chunk of reached) users.get(chunk)!.push(entry);
  }
  return users;
}

function fileName(users: readonly Chunk[]): string | null {
  if (users.some(({ isEntry, isDynamicEntry }) => isEntry && !isDynamicEntry)) return 'everyone';
  const pages = users.filter((user) => partOf(user) !== null);
  const used = new Set(pages.map((page) => partOf(page)!));
  const [part] = used;
  if (part === undefined || isLoadedOutside(users, used)) return null;
  // Its pages have little in common: each would load what all others need.
  if (used.size === 1 && part === 'admin') return null;
  if (used.size === 1) return pages.length > 1 || 'isOneFile' in parts[part] ? part : `page-${pages[0]!.name}`;
  const set = smallestSet(used);
  return set === allParts ? 'everyone' : set.join('-');
}

/** The smallest set that has all parts. */
export function smallestSet(used: ReadonlySet<Part>): readonly Part[] {
  const fitting = sets.filter((set) => [...used].every((part) => set.includes(part)));
  return fitting.toSorted((one, other) => one.length - other.length)[0]!;
}

/** Whether a dialog or a control elsewhere uses what otherwise only administration and design use: it would load all of that. */
function isLoadedOutside(users: readonly Chunk[], used: ReadonlySet<Part>): boolean {
  const isRare = [...used].every((part) => part === 'admin' || part === 'design');
  return isRare && users.some(({ facadeModuleId }) => ![...used].some((part) => facadeModuleId?.includes(`/${source}/${part}/`)));
}

const isScript = (end: string, { facadeModuleId }: Chunk): boolean => new RegExp(String.raw`/${end}\.tsx?$`).test(facadeModuleId ?? '');

function partOf(chunk: Chunk): Part | null {
  return allParts.find((part) => parts[part].scripts.some((end) => isScript(end, chunk))) ?? null;
}

/** The paths above that name nothing, after a page was renamed. */
function scriptsWithout(chunks: readonly Chunk[]): string[] {
  return allParts.flatMap((part) => parts[part].scripts).filter((end) => !chunks.some((chunk) => isScript(end, chunk)));
}
