import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly sections: readonly Section[];
  readonly clients: readonly number[];
  /** Per operation, program and round. */
  readonly seconds: number;
  readonly rounds: number;
  /** Finished instances that are inserted before the second measurement. */
  readonly history: number;
  /** Work items or records for the measurement of lists. */
  readonly items: number;
  /** Duration of the memory benchmark. */
  readonly minutes: number;
  readonly quick: boolean;
  /** The folder for processor profiles and heap snapshots of the server. */
  readonly profile: string | undefined;
}

const sections = [
  'workflow',
  'publishing',
  'design',
  'checks',
  'prediction',
  'work-lists',
  'lists',
  'search',
  'people',
  'io',
  'form-engine',
  'browser',
  'memory',
  'rest',
] as const;
export type Section = (typeof sections)[number];

export const usage = `npm run bench -- [workflow] [publishing] [design] [checks] [prediction] [work-lists] [lists] [search] [people] [io] [form-engine] [browser] [memory] [rest] [options]
  --quick           everything in less than 90 seconds, with more noise
  --clients 1,8,32  number of concurrent clients
  --seconds 5       length of a measurement
  --rounds 4        number of alternations between both programs
  --items 1000000   work items or records to insert for the list benchmarks
  --history 30000   finished instances to insert before the second measurement
  --minutes 60      duration of the memory benchmark
  --profile FOLDER  write a processor profile or heap snapshots of the server`;

/** Parses the command line; throws an error for invalid options. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      clients: { type: 'string', default: '1,8,32' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      history: { type: 'string' },
      items: { type: 'string' },
      minutes: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const defaults = values.quick
    ? { seconds: 0.7, rounds: 2, history: 2000, items: 50_000, minutes: 0.3 }
    : { seconds: 5, rounds: 4, history: 30_000, items: 1_000_000, minutes: 3 };
  const unknown = positionals.filter((name) => !isSection(name));
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}.`);
  return {
    sections: positionals.length > 0 ? positionals.filter(isSection) : sections,
    clients: values.clients.split(',').map((text) => positive('clients', text)),
    seconds: positive('seconds', values.seconds ?? String(defaults.seconds)),
    rounds: positive('rounds', values.rounds ?? String(defaults.rounds)),
    history: positive('history', values.history ?? String(defaults.history)),
    items: positive('items', values.items ?? String(defaults.items)),
    minutes: positive('minutes', values.minutes ?? String(defaults.minutes)),
    quick: values.quick,
    profile: values.profile,
  };
}

function isSection(name: string): name is Section {
  return (sections as readonly string[]).includes(name);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0.`);
  return number;
}
