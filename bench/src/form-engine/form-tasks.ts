import type { ChainForm, Contender, WideForm } from './contenders/contender.ts';
import { wideValues } from './sample/wide-sample.ts';
import { measureAlternately, type TimingLimits, type Work } from './timing.ts';

export const chainTasks = ['chains: open', "chains: edit at a chain's head", 'chains: validate all'] as const;
export const wideTasks = ['wide: open', 'wide: edit', 'wide: validate all'] as const;
export type FormTask = (typeof chainTasks)[number] | (typeof wideTasks)[number];

/** The state of a chain form after edits: the end of a chain, the number of true conditions (null if unsupported), the number of issues. */
export async function chainResults(contender: Contender): Promise<readonly (number | null)[]> {
  const form = await contender.openChain!();
  await form.setHead(4321.5);
  return [form.tail(), form.shownCount(), await form.validate()];
}

/** The state of a wide form: an edited text, and the number of issues before and after it is cleared. */
export async function wideResults(contender: Contender): Promise<readonly unknown[]> {
  const form = await contender.openWide!();
  await form.setText(1, '改過的事由');
  const before = [form.text(1), await form.validate()];
  await form.setText(1, '');
  return [...before, await form.validate()];
}

/** Microseconds; null if the contender does not support the form. */
export async function timeFormTask(task: FormTask, contender: Contender, limits: TimingLimits): Promise<number | null> {
  if (isChainTask(task) && !contender.openChain) return null;
  const work = isChainTask(task) ? await chainWork(task, contender) : await wideWork(task, contender);
  const [time] = await measureAlternately([work], limits);
  return time!;
}

function isChainTask(task: FormTask): task is (typeof chainTasks)[number] {
  return (chainTasks as readonly string[]).includes(task);
}

async function chainWork(task: (typeof chainTasks)[number], contender: Contender): Promise<Work> {
  if (task === 'chains: open') return { run: () => contender.openChain!() };
  const form: ChainForm = await contender.openChain!();
  return task === 'chains: validate all' ? { run: () => form.validate() } : { run: (run) => form.setHead(run % 997) };
}

async function wideWork(task: (typeof wideTasks)[number], contender: Contender): Promise<Work> {
  if (task === 'wide: open') return { run: () => contender.openWide!() };
  const form: WideForm = await contender.openWide!();
  return task === 'wide: validate all'
    ? { run: () => form.validate() }
    : { run: (run) => form.setText(1, `${String(wideValues['c1'])} ${run % 997}`) };
}
