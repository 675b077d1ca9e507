import { expect, test } from 'vitest';
import { foundCommands } from './found-commands.ts';
import type { PageCommand } from './page-commands.ts';

const made: string[] = [];
const adding = (word: string): PageCommand => ({
  key: word,
  label: `Add "${word}"`,
  run: () => made.push(word),
  named: { word, run: (name) => made.push(`${word}: ${name}`) },
});
const commands: readonly PageCommand[] = [
  { key: 'date', label: 'Start date', run: () => made.push('field') },
  adding('Date'),
  adding('Date range'),
  adding('Single-line text'),
];
const find = (text: string) => foundCommands(commands, text, (command, name) => `${command} named ${name}`);

test('a name behind what is added is given at once; the longest beginning is meant', () => {
  expect(find('date Start').map(({ label }) => label)).toEqual(['Add "Date" named Start', 'Add "Date range" named Start']);
  expect(find('Date range  of leave').map(({ label }) => label)[0]).toBe('Add "Date range" named of leave');
  expect(find('single-line Phone').map(({ label }) => label)).toEqual(['Add "Single-line text" named Phone']);

  made.length = 0;
  find('date range of leave')[0]!.run();
  expect(made).toEqual(['Date range: of leave']);
});

test('without a name the commands are found by their labels, what begins with the text first', () => {
  expect(find('start date').map(({ key }) => key)).toEqual(['date']);
  expect(find('start').map(({ key }) => key)).toEqual(['date']);
  expect(find('date ').map(({ label }) => label)).toEqual(['Start date', 'Add "Date"', 'Add "Date range"']);
  expect(find('nothing such')).toEqual([]);
});
