/** One step of a how-to page: a file to write, lines to add to one, a command to run, or a checker of types or a test runner that checks the result. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'add'; readonly path: string; readonly after: string; readonly text: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'check'; readonly command: string };

const block = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * Reads the steps out of a page: a code block with `file=path` is written, one with `add=path after="text"` is put behind the
 * first line that holds the text, and each line of a `sh` block is run.
 */
export function parsePage(markdown: string): Step[] {
  return [...markdown.matchAll(block)].flatMap(([, language, info = '', text = '']): Step[] => {
    const file = /file=(\S+)/.exec(info)?.[1];
    if (file) return [{ kind: 'file', path: file, text }];
    const add = /add=(\S+) after="([^"]+)"/.exec(info);
    if (add) return [{ kind: 'add', path: add[1]!, after: add[2]!, text }];
    if (language !== 'sh') return [];
    return text
      .trim()
      .split('\n')
      .map((command) => ({ kind: /^(oxlint|vitest) /.test(command) ? 'check' : 'run', command }));
  });
}
