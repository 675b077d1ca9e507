import { checksBench } from './checks-bench.ts';
import { designBench } from './design/design-bench.ts';
import { formEngineBench } from './form-engine/form-engine-bench.ts';
import { ioBench } from './io/io-bench.ts';
import { listsBench } from './lists/lists-bench.ts';
import { machine } from './measure/machine.ts';
import { memoryBench } from './memory/memory-bench.ts';
import { parseOptions, usage, type BenchOptions, type Section } from './options.ts';
import { predictionBench } from './prediction-bench.ts';
import { peopleBench } from './people-bench.ts';
import { publishingBench } from './publishing/publishing-bench.ts';
import { restBench } from './rest/rest-bench.ts';
import { searchBench } from './search/search-bench.ts';
import { workListsBench } from './work-lists/work-lists-bench.ts';
import { workflowBench } from './workflow/workflow-bench.ts';

const benches: Readonly<Record<Section, (options: BenchOptions) => Promise<void>>> = {
  checks: checksBench,
  prediction: predictionBench,
  workflow: workflowBench,
  publishing: publishingBench,
  design: designBench,
  'work-lists': workListsBench,
  lists: listsBench,
  search: searchBench,
  people: peopleBench,
  io: ioBench,
  'form-engine': formEngineBench,
  browser: browserBench,
  memory: memoryBench,
  rest: restBench,
};

/** Code that runs in pages needs the types of the browser, so the compiler checks it with the web client, separately from headless code. */
async function browserBench(options: BenchOptions): Promise<void> {
  const entry = './browser/browser-bench.ts';
  const bench = (await import(entry)) as { readonly browserBench: (options: BenchOptions) => Promise<void> };
  await bench.browserBench(options);
}

function optionsOrUsage(): BenchOptions {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

const options = optionsOrUsage();
console.log(`${machine()}, ${new Date().toISOString().slice(0, 10)}\nHow to read this: docs/bench.md`);
for (const section of options.sections) await benches[section](options);
