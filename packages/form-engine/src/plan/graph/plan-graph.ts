import { computeOrder, type CompiledFormula } from '@inkstone/formula';
import type { Issue, Locale } from '@inkstone/schema';
import { fieldLabel } from '../field-label.ts';
import { noConditions, type ControlPlan, type SheetPlan } from '../control-plan.ts';
import { readsOf, type FormulaRead } from './formula-read.ts';
import type { DraftNode, GraphNode, SourceRead, StatisticTarget } from './graph-node.ts';
import type { ConditionKind } from '../engine-formulas.ts';

interface PlannedGraph {
  readonly nodes: readonly GraphNode[];
  readonly readers: readonly (readonly Reader[])[];
  readonly cycles: ReadonlyMap<number, Issue>;
  /** What the formulas read that are evaluated on demand instead of ahead: conditions of columns, options. */
  readonly onDemandFormulas: ReadonlyMap<CompiledFormula, readonly SourceRead[]>;
}

/** Determines dependencies, the order of computing, and cycles; nodes on a cycle are not computed. */
export function planGraph(controls: readonly ControlPlan[], controlIndex: ReadonlyMap<string, number>, sources: number): PlannedGraph {
  const resolve = sourceResolver(controls, controlIndex);
  const drafts = valueDrafts(controls, controlIndex, resolve);
  const { order, cycles } = computeOrder(drafts.length, producersRead(drafts, controls));
  const nodes: GraphNode[] = [];
  for (const index of order) nodes.push(numbered(drafts[index]!, nodes.length));
  for (const draft of conditionDrafts(controls, resolve)) nodes.push(numbered(draft, nodes.length));
  const onDemand = onDemandFormulas(controls, resolve);
  return { nodes, readers: readersOf(nodes, sources), cycles: cycleIssues(cycles, drafts, controls), onDemandFormulas: onDemand };
}

function numbered(draft: DraftNode, index: number): GraphNode {
  const node = draft as DraftNode & { index: number };
  node.index = index;
  return node;
}

function readersOf(nodes: readonly GraphNode[], sources: number): Reader[][] {
  const readers: Reader[][] = [];
  for (let source = 0; source < sources; source += 1) readers.push(noReaders);
  for (const { index, reads } of nodes) {
    for (const { source, whole } of reads) {
      const reader = { node: index, whole };
      if (readers[source] === noReaders) readers[source] = [reader];
      else readers[source]!.push(reader);
    }
  }
  return readers;
}

/** By node: the nodes that write what it reads. */
function producersRead(drafts: readonly DraftNode[], controls: readonly ControlPlan[]): (node: number) => readonly number[] {
  const producersOf = new Map<number, number[]>();
  for (let index = 0; index < drafts.length; index += 1) {
    for (const target of targetsOf(drafts[index]!, controls)) {
      const producers = producersOf.get(target);
      if (producers) producers.push(index);
      else producersOf.set(target, [index]);
    }
  }
  const read = drafts.map(({ reads }) => reads.flatMap(({ source }) => producersOf.get(source) ?? []));
  return (node) => read[node]!;
}

interface Reader {
  readonly node: number;
  readonly whole: boolean;
}

/** Shared by the many sources that nothing reads. */
const noReaders: Reader[] = [];

type Resolve = (reads: CompiledFormula | readonly FormulaRead[], sheet?: SheetPlan) => SourceRead[];

function sourceResolver(controls: readonly ControlPlan[], controlIndex: ReadonlyMap<string, number>): Resolve {
  const sourceOf = (name: string, member: string | undefined, whole: boolean, sheet: SheetPlan | undefined): SourceRead | null => {
    const own = member === undefined ? sheet?.columnIndex.get(name) : undefined;
    if (own !== undefined) return { source: sheet!.columns[own]!.source, whole: false };
    const control = controlIndex.get(name);
    if (control === undefined) return null;
    const read = controls[control]!.sheet;
    const column = member === undefined ? undefined : read?.columnIndex.get(member);
    if (column === undefined) return { source: control, whole: true };
    return { source: read!.columns[column]!.source, whole: whole || read !== sheet };
  };
  return (reader, sheet) => {
    const reads: SourceRead[] = [];
    for (const { name, member, whole } of 'expression' in reader ? readsOf(reader.expression) : reader) {
      const read = sourceOf(name, member, whole, sheet);
      if (read && !reads.some((known) => known.source === read.source && known.whole === read.whole)) reads.push(read);
    }
    return reads;
  };
}

function valueDrafts(controls: readonly ControlPlan[], controlIndex: ReadonlyMap<string, number>, resolve: Resolve): DraftNode[] {
  const drafts: DraftNode[] = [];
  for (const { index, formula, sheet, options, model, linkage, defaultFrom } of controls) {
    if (defaultFrom) drafts.push({ kind: 'default', control: index, column: undefined, formula: defaultFrom, reads: resolve(defaultFrom) });
    if (linkage)
      drafts.push({ kind: 'linkage', control: index, column: undefined, plan: linkage, reads: resolve(namedReads(linkage.inputs)) });
    if (formula) drafts.push({ kind: 'value', control: index, formula, reads: resolve(formula) });
    if (model.role === 'statistic') {
      const target = statisticTarget(options, controls, controlIndex);
      if (target) {
        const { source } = controls[target.sheet]!.sheet!.columns[target.column]!;
        drafts.push({ kind: 'statistic', control: index, target, reads: [{ source, whole: true }] });
      }
    }
    if (!sheet) continue;
    for (const column of sheet.columns) {
      if (column.formula)
        drafts.push({
          kind: 'column',
          control: index,
          column: column.index,
          formula: column.formula,
          reads: resolve(column.formula, sheet),
        });
      if (column.defaultFrom) {
        const reads = resolve(column.defaultFrom, sheet);
        drafts.push({ kind: 'default', control: index, column: column.index, formula: column.defaultFrom, reads });
      }
      if (column.linkage) {
        const reads = resolve(namedReads(column.linkage.inputs), sheet);
        drafts.push({ kind: 'linkage', control: index, column: column.index, plan: column.linkage, reads });
      }
    }
  }
  return drafts;
}

function namedReads(names: readonly string[]): FormulaRead[] {
  return names.map((path) => {
    const [name = '', member] = path.split('.');
    return { name, member, whole: false };
  });
}

function* conditionDrafts(controls: readonly ControlPlan[], resolve: Resolve): Generator<DraftNode> {
  for (const { index, conditions } of controls) {
    if (conditions === noConditions) continue;
    for (const [condition, formula] of Object.entries(conditions) as [ConditionKind, CompiledFormula][]) {
      yield { kind: 'condition', control: index, condition, formula, reads: resolve(formula) };
    }
  }
}

function onDemandFormulas(controls: readonly ControlPlan[], resolve: Resolve): Map<CompiledFormula, readonly SourceRead[]> {
  const onDemand = new Map<CompiledFormula, readonly SourceRead[]>();
  const addEvents = ({ events }: ControlPlan): void => {
    for (const { formulas } of events.values()) {
      for (const { formula, sheet } of formulas)
        onDemand.set(formula, resolve(formula, sheet === undefined ? undefined : controls[sheet]!.sheet));
    }
  };
  for (const control of controls) {
    const { sheet, optionFormulas, checks, events } = control;
    if (events.size > 0) addEvents(control);
    for (const { formula } of optionFormulas) onDemand.set(formula, resolve(formula));
    for (const { formula } of checks) onDemand.set(formula, resolve(formula));
    for (const column of sheet?.columns ?? []) {
      if (column.events.size > 0) addEvents(column);
      for (const { formula } of column.optionFormulas) onDemand.set(formula, resolve(formula, sheet));
      for (const { formula } of column.checks) onDemand.set(formula, resolve(formula, sheet));
      if (column.conditions === noConditions) continue;
      for (const formula of Object.values(column.conditions)) onDemand.set(formula, resolve(formula, sheet));
    }
  }
  return onDemand;
}

const statisticModes = ['sum', 'avg', 'min', 'max'] as const;

/**
 * The target of a statistic control: `target` names the column as `items.amount` (designer specification, section 3); `none` shows nothing.
 */
function statisticTarget(
  options: ControlPlan['options'],
  controls: readonly ControlPlan[],
  controlIndex: ReadonlyMap<string, number>,
): StatisticTarget | null {
  const mode = statisticModes.find((known) => known === (options['statisticMode'] ?? 'sum'));
  const target = options['target'] ?? options['dataItemName'];
  const [sheetKey = '', columnKey = ''] = typeof target === 'string' ? target.split('.') : [];
  const sheet = controlIndex.get(sheetKey);
  const column = sheet === undefined ? undefined : controls[sheet]!.sheet?.columnIndex.get(columnKey);
  return mode && sheet !== undefined && column !== undefined ? { mode, sheet, column } : null;
}

function targetsOf(draft: DraftNode, controls: readonly ControlPlan[]): readonly number[] {
  if (draft.kind !== 'linkage') return [targetOf(draft, controls)];
  const columns = draft.column === undefined ? undefined : controls[draft.control]!.sheet!.columns;
  return draft.plan.targets.map(({ to }) => columns?.[to]!.source ?? to);
}

function targetOf(draft: DraftNode, controls: readonly ControlPlan[]): number {
  if ((draft.kind === 'linkage' || draft.kind === 'default') && draft.column !== undefined)
    return controls[draft.control]!.sheet!.columns[draft.column]!.source;
  return draft.kind === 'column' ? controls[draft.control]!.sheet!.columns[draft.column]!.source : draft.control;
}

/** The definition of a control, or of a sub-table and its column. */
function definitionsOf(draft: DraftNode, controls: readonly ControlPlan[]) {
  const { definition, sheet } = controls[draft.control]!;
  const column = 'column' in draft ? draft.column : undefined;
  return column === undefined ? [definition] : [definition, sheet!.columns[column]!.definition];
}

function cycleIssues(
  cycles: readonly (readonly number[])[],
  drafts: readonly DraftNode[],
  controls: readonly ControlPlan[],
): Map<number, Issue> {
  const issues = new Map<number, Issue>();
  for (const cycle of cycles) {
    const definitions = [...cycle, cycle[0]!].map((index) => definitionsOf(drafts[index]!, controls));
    const along = (locale: Locale): string =>
      definitions.map((each) => each.map(({ options }) => fieldLabel(options, locale)).join('.')).join(' → ');
    const fields = { zh: along('zh'), en: along('en') };
    for (const index of cycle) {
      const draft = drafts[index]!;
      const path = definitionsOf(draft, controls)
        .map(({ key }) => key)
        .join('.');
      issues.set(targetOf(draft, controls), { code: 'Cycle', path, params: { fields } });
    }
  }
  return issues;
}
