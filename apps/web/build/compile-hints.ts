import type { Plugin } from 'vite';
import { sets, type Part } from './script-groups.ts';

/** Nearly every function of their scripts runs before a form is open. */
const formParts: readonly Part[] = ['shell', 'form', 'phone'];

const formFiles: ReadonlySet<string> = new Set(
  [...sets, ...formParts.map((part) => [part])].filter((set) => formParts.some((part) => set.includes(part))).map((set) => set.join('-')),
);

/**
 * Asks browsers to compile every function of a script while they load it, on another thread, instead of each when it is first called: that
 * is a fifth of what the page's own thread does until a form is open. It must be the first line; other browsers read a comment.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && runsAtOnce(file)) file.code = `${compileAll}\n${file.code}`;
    },
  },
});

/** Whether the first form that somebody opens runs it. */
export function runsAtOnce({ name, isEntry }: { readonly name: string; readonly isEntry: boolean }): boolean {
  return isEntry || formFiles.has(name);
}
