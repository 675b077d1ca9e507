import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly sections: readonly Section[];
  readonly clients: readonly number[];
  /** Per operation, program and round. */
  readonly seconds: number;
  readonly rounds: number;
  /** Finished instances that are put in before the second look at the same work. */
  readonly history: number;
  /** Work items or records that lists are looked at over. */
  readonly items: number;
  /** Length of the look at memory. */
  readonly minutes: number;
  readonly quick: boolean;
  /** Where processor profiles and heap snapshots of the product's server are written. */
  readonly profile: string | undefined;
  /** The raw program keeps its statements prepared under names. */
  readonly prepared: boolean;
}

const sections = ['workflow', 'checks', 'work-lists', 'lists', 'search', 'io', 'form-engine', 'browser', 'memory'] as const;
export type Section = (typeof sections)[number];

export const usage = `npm run bench -- [workflow] [checks] [work-lists] [lists] [search] [io] [form-engine] [browser] [memory] [options]
  --quick           everything in less than 90 seconds, with more noise
  --clients 1,8,32  how many people work at once
  --seconds 5       length of a measurement
  --rounds 4        how often both programs take turns
  --items 1000000   work items or records to put in before looking at lists
  --history 30000   finished instances to put in before looking again
  --minutes 60      length of the look at memory
  --prepared        let the raw program keep its statements prepared
  --profile FOLDER  write a processor profile or heap snapshots of the server`;

/** Throws with what is wrong. */
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
      prepared: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const usual = values.quick
    ? { seconds: 0.7, rounds: 2, history: 2000, items: 50_000, minutes: 0.3 }
    : { seconds: 5, rounds: 4, history: 30_000, items: 1_000_000, minutes: 3 };
  const unknown = positionals.filter((name) => !isSection(name));
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}.`);
  return {
    sections: positionals.length > 0 ? positionals.filter(isSection) : sections,
    clients: values.clients.split(',').map((text) => positive('clients', text)),
    seconds: positive('seconds', values.seconds ?? String(usual.seconds)),
    rounds: positive('rounds', values.rounds ?? String(usual.rounds)),
    history: positive('history', values.history ?? String(usual.history)),
    items: positive('items', values.items ?? String(usual.items)),
    minutes: positive('minutes', values.minutes ?? String(usual.minutes)),
    quick: values.quick,
    prepared: values.prepared,
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
