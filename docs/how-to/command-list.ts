/**
 * Returns the commands of all pages without repetitions. Runs of the test runner with the same options become one run of all their files,
 * because starting it takes longer than most tests.
 */
export function mergeCommands(commands: readonly string[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const command of commands) {
    const words = command.split(' ');
    const isFile = (word: string): boolean => command.startsWith('vitest ') && word.includes('/');
    const options = words.filter((word) => !isFile(word)).join(' ');
    files.set(options, new Set([...(files.get(options) ?? []), ...words.filter(isFile)]));
  }
  return [...files].map(([options, paths]) => [options, ...paths].join(' '));
}
