import type { Surroundings } from '../surroundings/surroundings.ts';

/** What a check asked of its surroundings, and what it was told. */
export interface Read {
  readonly ask: (around: Surroundings) => unknown;
  readonly answer: unknown;
}

/** Surroundings that note everything that is asked of them, each question once. */
export function recordedSurroundings(around: Surroundings, reads: Map<string, Read>): Surroundings {
  const ask = <T>(question: string, read: (each: Surroundings) => T): T => {
    const known = reads.get(question);
    if (known) return known.answer as T;
    const answer = read(around);
    reads.set(question, { ask: read, answer });
    return answer;
  };
  const { appCode } = around;
  return {
    appCode,
    get menu() {
      return ask('menu', ({ menu }) => menu);
    },
    get runnable() {
      return ask('runnable', ({ runnable }) => runnable);
    },
    get rules() {
      return ask('rules', ({ rules }) => rules);
    },
    get units() {
      return ask('units', ({ units }) => units);
    },
    model: (code) => ask(`model ${code}`, (each) => each.model(code)),
    offerOf: (code) => ask(`offerOf ${code}`, (each) => each.offerOf(code)),
    ownsModel: (code) => ask(`ownsModel ${code}`, (each) => each.ownsModel(code)),
    workflow: (code) => ask(`workflow ${code}`, (each) => each.workflow(code)),
    forms: (code) => ask(`forms ${code}`, (each) => each.forms(code)),
    defaultForm: (code) => ask(`defaultForm ${code}`, (each) => each.defaultForm(code)),
    hasList: (schema, list) => ask(`hasList ${schema} ${list}`, (each) => each.hasList(schema, list)),
    modelsOf: (kind, code) => ask(`modelsOf ${kind} ${code}`, (each) => each.modelsOf(kind, code)),
    ownerOf: (kind, code) => ask(`ownerOf ${kind} ${code}`, (each) => each.ownerOf(kind, code)),
    hasDictionary: (code) => ask(`hasDictionary ${code}`, (each) => each.hasDictionary(code)),
    callableRule: (code) => ask(`callableRule ${code}`, (each) => each.callableRule(code)),
    unitsNamed: (text) => ask(`unitsNamed ${text}`, (each) => each.unitsNamed(text)),
    hasViewer: (kind, code) => ask(`hasViewer ${kind} ${code}`, (each) => each.hasViewer(kind, code)),
  };
}

/** Whether every question would be answered as before. */
export const areUnchanged = (reads: Iterable<Read>, around: Surroundings): boolean =>
  Iterator.from(reads).every(({ ask, answer }) => isSame(ask(around), answer));

/** Documents are the same if they are the same object; lists and sets if they hold the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (one instanceof Set && other instanceof Set) return one.size === other.size && one.isSubsetOf(other);
  return isTableOfSets(one) && isTableOfSets(other) && Object.keys(one).every((key) => isSame(one[key], other[key]));
}

const isTableOfSets = (value: unknown): value is Readonly<Record<string, ReadonlySet<unknown>>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => each instanceof Set);
