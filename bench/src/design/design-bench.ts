import { openWorkingCopy, submitGroup, type CallOutput } from '@inkstone/api';
import { createChecker, createDraftReader, hintsIn, noExternalObjects, externalNames, type DraftDocument } from '@inkstone/checks';
import { applyGroup, documentsOf, openReplica, type Document, type Operation } from '@inkstone/design';
import { documentsOfApp } from '@inkstone/schema';
import { quantile } from '../measure/quantile.ts';
import { textTable } from '../measure/text-table.ts';
import type { BenchOptions } from '../options.ts';
import type { JsonClient } from '../workflow/json-client.ts';
import { startLargeApp, type LargeAppServer } from './large-app-server.ts';
import { appCode, largeApp, size } from './large-app.ts';

/** Measures the design environment at its largest application: opening it, and checking again what an edit concerns. */
export async function designBench({ quick, seconds }: BenchOptions): Promise<void> {
  const app = largeApp();
  const documents = documentsOfApp(app).map(({ key, content }) => ({
    key,
    content: JSON.parse(JSON.stringify(content)) as Document['content'],
  }));
  console.log(
    `\nDesign: an application of ${size.models} models, ${size.forms} forms of up to ${size.mostControls} controls, ${size.workflows} workflows`,
  );
  const rows = [...(await opening(documents, quick ? 3 : 10, seconds)), ...checking(documents, quick ? 5 : 30)];
  console.log(textTable(['', 'budget ms', 'times', 'median ms', 'longest ms', 'processor ms'], rows));
}

type Figures = { readonly elapsed: number[]; readonly used: number[] };

const figures = (): Figures => ({ elapsed: [], used: [] });

function timed<T>(into: Figures, work: () => T): T {
  const [from, used] = [performance.now(), process.cpuUsage()];
  const result = work();
  const { user, system } = process.cpuUsage(used);
  into.elapsed.push(performance.now() - from);
  into.used.push((user + system) / 1000);
  return result;
}

function rowOf(name: string, budget: number | null, { elapsed, used }: Figures): string[] {
  const shown = [quantile(elapsed, 0.5), quantile(elapsed, 1)].map((each) => each.toFixed(0));
  return [
    name,
    budget === null ? '' : String(budget),
    String(elapsed.length),
    ...shown,
    used.length === 0 ? '' : quantile(used, 0.5).toFixed(0),
  ];
}

/** The pages, the call that opens the working copy, and what the page makes of its answer. */
async function opening(documents: readonly Document[], times: number, seconds: number): Promise<string[][]> {
  const server = await startLargeApp(documents);
  try {
    const [called, read] = [figures(), figures()];
    for (let time = 0; time < times; time += 1) {
      const from = performance.now();
      const opened = await server.client.get<CallOutput<typeof openWorkingCopy>>(
        `${openWorkingCopy.path}?appCode=${appCode}`,
        server.token,
      );
      called.elapsed.push(performance.now() - from);
      const all = opened.documents.map(({ key, content }) => ({ key, content: content as Document['content'] }));
      timed(read, () => openReplica({ revision: opened.revision, documents: documentsOf(all), published: documentsOf([]) }));
    }
    const pages = await openingPages(server, documents.length, times);
    await editing({ ...server, seconds });
    return [rowOf('open: the call with its answer', 2000, called), rowOf('open: the working copy of the page', null, read), ...pages];
  } finally {
    await server.close();
  }
}

/** Designers opened by their addresses in a browser without anything in its cache (`bench/src/browser`, checked with the web client). */
async function openingPages({ url }: LargeAppServer, parts: number, times: number): Promise<string[][]> {
  const entry = '../browser/opening-bench.ts';
  const bench = (await import(entry)) as {
    readonly openingPages: (
      options: object,
    ) => Promise<readonly { readonly name: string; readonly shown: number[]; readonly usable: number[] }[]>;
  };
  const base = `/design/${appCode}`;
  const lastControl = `[data-control="head_${size.mostControls - 293}"]`;
  const opened = await bench.openingPages({
    url,
    parts,
    times,
    documents: [
      { name: 'the tree of its documents', address: base, lastPart: 'main', clicked: 'nav input' },
      {
        name: 'a form of 300 controls',
        address: `${base}/form/large_0.large_0`,
        lastPart: lastControl,
        clicked: '[data-control="item_1"]',
      },
      { name: 'a model of 290 items', address: `${base}/model/large_0`, lastPart: 'tbody tr:nth-child(292)', clicked: 'tbody tr button' },
      {
        name: 'a workflow',
        address: `${base}/workflow/large_0_flow`,
        lastPart: '[data-activity="step_3"]',
        clicked: '[data-activity="step_1"]',
      },
    ],
  });
  return opened.flatMap(({ name, shown, usable }) => [
    rowOf(`open: the page with ${name}, shown`, 2000, { elapsed: shown, used: [] }),
    rowOf(`open: the same, a click answered`, 2000, { elapsed: usable, used: [] }),
  ]);
}

interface Editing {
  readonly client: JsonClient;
  readonly token: string;
  readonly seconds: number;
}

/** Five designers who edit forms of 300 controls as fast as they can. */
async function editing({ client, token, seconds }: Editing): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  const { revision } = await client.get<{ revision: number }>(`${openWorkingCopy.path}?appCode=${appCode}`, token);
  const designer = async (number: number): Promise<void> => {
    const document = { kind: 'form', schemaCode: `large_${number}`, code: `large_${number}` };
    for (let count = 0; performance.now() < until; count += 1) {
      const from = performance.now();
      const operations = [{ op: 'set', document, path: ['controls', 'item_1', 'options', 'tips'], value: `Tip ${count}` }];
      await client.post(submitGroup.path, token, { appCode, revision, operations });
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(designer));
  const rate = (latencies.length / seconds).toFixed(0);
  console.log(
    `5 designers: ${rate} groups a second (goal: 20), ${quantile(latencies, 0.5).toFixed(0)} ms each, longest ${quantile(latencies, 1).toFixed(0)} ms`,
  );
}

/** What the worker does: all documents once, then after each edit its document, and what else the edit concerns. */
function checking(documents: readonly Document[], times: number): string[][] {
  const reader = createDraftReader();
  const checker = createChecker();
  let current = documentsOf(documents);
  const read = () => reader.read(appCode, [...current.values()] as readonly DraftDocument[]).app;
  const [all, edited, rest, whole, model] = [figures(), figures(), figures(), figures(), figures()];
  timed(all, () => {
    checker.check(read(), noExternalObjects);
    hintsIn(current);
    externalNames(read(), []);
  });
  const edit = (operation: Operation): void => {
    const result = applyGroup(current, [operation], documentsOf([]));
    if (!result.fits) throw new Error(result.issue.code);
    current = result.documents;
  };
  const key = documents.find(
    ({ key: each, content }) => each.kind === 'form' && (content['controls'] as unknown[]).length === size.mostControls,
  )!.key;
  for (let time = 0; time < times; time += 1) {
    const checking_ = timed(edited, () => {
      edit({ op: 'set', document: key, path: ['controls', 'item_1', 'options', 'tips'], value: `Tip ${time}` });
      const begun = checker.begin(read(), noExternalObjects, key);
      begun.step();
      begun.issues();
      return begun;
    });
    timed(rest, () => {
      while (checking_.step());
      hintsIn(current);
      externalNames(read(), []);
    });
    whole.elapsed.push(edited.elapsed.at(-1)! + rest.elapsed.at(-1)!);
    whole.used.push(edited.used.at(-1)! + rest.used.at(-1)!);
    timed(model, () => {
      edit({ op: 'set', document: documents.find((each) => each.key.kind === 'model')!.key, path: ['name'], value: `Model ${time}` });
      checker.check(read(), noExternalObjects);
    });
  }
  return [
    rowOf('check: all documents, the first time', null, all),
    rowOf('check: a form of 300 controls after an edit', 100, edited),
    rowOf('check: the same with all that the edit concerns', null, whole),
    rowOf('check: a model with its forms after an edit', null, model),
  ];
}
