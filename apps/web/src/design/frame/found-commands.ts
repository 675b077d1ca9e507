import type { PageCommand } from './page-commands.ts';

/** The commands that a text finds, the best first: those that get the name that is typed behind them, then by the place of the text. */
export function foundCommands(
  commands: readonly PageCommand[],
  text: string,
  labelOf: (command: string, name: string) => string,
): readonly PageCommand[] {
  const wanted = text.trim().toLowerCase();
  return commands
    .flatMap((command) => {
      const naming = namingOf(command, text, labelOf);
      if (naming) return [naming];
      const at = command.label.toLowerCase().indexOf(wanted);
      return at === -1 ? [] : [{ command, rank: command.label.length === wanted.length ? -1 : Math.min(at, 1) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ command }) => command);
}

/** The command with the name that is typed behind its word or the beginning of it; the longest beginning is the best. */
function namingOf({ named, ...command }: PageCommand, text: string, labelOf: (command: string, name: string) => string) {
  if (!named) return null;
  const word = named.word.toLowerCase();
  const [begun] = [...text.matchAll(/\s+/g)]
    .map(({ 0: space, index }) => ({ begin: text.slice(0, index).trim(), name: text.slice(index + space.length).trim() }))
    .filter(({ begin, name }) => begin !== '' && name !== '' && word.startsWith(begin.toLowerCase()))
    .toReversed();
  if (!begun) return null;
  const { begin, name } = begun;
  const rank = -2 - begin.length - begin.length / word.length;
  return { rank, command: { ...command, label: labelOf(command.label, name), run: () => named.run(name) } };
}
