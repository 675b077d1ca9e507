import { compileFormula, type CompiledFormula, type FieldTypes, type FormulaType } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FormDefinition, Issue } from '@inkstone/schema';
import type { ControlModel, ControlModels, FormulaCheck } from '../interfaces/control-model.ts';
import { noEvents } from './events/event-plan.ts';
import { EventPlanner } from './events/event-planner.ts';
import { planLayout, type LayoutPlan } from './layout-plan.ts';
import { choicesPlan, suggestionsPlan } from './choices-plan.ts';
import { linkagePlan, type LinkagePlan } from './linkage-plan.ts';
import { mappingPlans } from './mapping-plan.ts';
import { outsidePlan, type OutsidePlan } from './outside-plan.ts';
import type { ValueCheck } from './value-check.ts';
import { columnArithmetic, type OwnColumns } from './sheet/column-arithmetic.ts';
import { sheetDiagnostics } from './sheet/sheet-diagnostics.ts';
import { noConditions, type ColumnPlan, type ControlPlan, type SheetPlan } from './control-plan.ts';
import type { FormulaChecker } from '../interfaces/formula-checker.ts';
import type { GraphNode, SourceRead } from './graph/graph-node.ts';
import { modelProps } from './model-props.ts';
import { optionFormulas } from './option-formula.ts';
import { planGraph } from './graph/plan-graph.ts';
import { hasPlannedOptions } from './planned-options.ts';
import { unknownModel } from './unknown-model.ts';
import { calculationOptions, type ConditionKind, conditionOptions } from './engine-formulas.ts';

/** A definition made ready to open forms from: formulas compiled, the order of computing found. Shared by all forms of a definition. */
export interface FormPlan extends OutsidePlan {
  readonly definition: FormDefinition;
  readonly controls: readonly ControlPlan[];
  readonly controlIndex: ReadonlyMap<string, number>;
  /** Which column a source beyond the controls is. */
  readonly columnsBySource: ReadonlyMap<number, { readonly control: number; readonly column: number }>;
  readonly nodes: readonly GraphNode[];
  /** By source: the nodes that read it. Controls come first by their number, then the columns of all sheets. */
  readonly readers: readonly (readonly { readonly node: number; readonly whole: boolean }[])[];
  readonly askedFormulas: ReadonlyMap<CompiledFormula, readonly SourceRead[]>;
  /** By control or column that stands in a cycle: its issue. */
  readonly cycles: ReadonlyMap<number, Issue>;
  readonly layout: LayoutPlan;
  /** Is there a control that declares events? Where there is none, nobody keeps a log of edits. */
  readonly hasEvents: boolean;
  readonly diagnostics: readonly Issue[];
}

type ControlInput = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** Where a control stands, or a column in its sheet. */
interface Place {
  readonly path: string;
  readonly index: number;
  /** The sheet whose column it is. */
  readonly sheet: string | undefined;
  readonly indexOf: (key: string) => number | undefined;
  readonly types: () => FieldTypes;
}

/** What only controls have that declare it; see `hasPlannedOptions`. */
type DeclaredParts = Pick<ControlPlan, 'formula' | 'conditions' | 'defaultFrom' | 'mappings' | 'linkage'>;

const plainParts: DeclaredParts = { formula: undefined, conditions: noConditions, defaultFrom: undefined, mappings: [], linkage: null };

/** Options whose formula gives the control's value. */
const calculationNames: ReadonlySet<string> = new Set(calculationOptions);

/** Options whose formula answers yes or no. */
const conditionNames: ReadonlySet<string> = new Set(Object.values(conditionOptions));

const conditionKinds = Object.keys(conditionOptions) as ConditionKind[];

const noFormulas: ControlPlan['optionFormulas'] = [];
const noChecks: readonly never[] = [];

/**
 * Prepares a definition. Never refuses: what is wrong is in `diagnostics`, and the rest works. What is wrong with formulas is only
 * found by a checker.
 */
export function planForm(definition: FormDefinition, models: ControlModels, check?: FormulaChecker): FormPlan {
  return new FormPlanner(definition, models, check).plan();
}

class FormPlanner {
  private readonly definition: FormDefinition;
  private readonly models: ControlModels;
  private readonly check: FormulaChecker | undefined;
  private readonly diagnostics: Issue[] = [];
  readonly controlIndex: ReadonlyMap<string, number>;
  private lazyTypes: FieldTypes | undefined;
  private readonly events: EventPlanner;
  private sources: number;

  constructor(definition: FormDefinition, models: ControlModels, check: FormulaChecker | undefined) {
    this.definition = definition;
    this.models = models;
    this.check = check;
    this.controlIndex = new Map(definition.controls.map(({ key }, index) => [key, index]));
    this.sources = definition.controls.length;
    this.events = new EventPlanner(definition, models, this, check, (issue) => this.diagnostics.push(issue));
  }

  plan(): FormPlan {
    const controls = this.definition.controls.map((control, index) => this.control(control, index));
    const graph = planGraph(controls, this.controlIndex, this.sources);
    const layout = planLayout(this.definition, controls, this.controlIndex);
    return {
      definition: this.definition,
      controls,
      controlIndex: this.controlIndex,
      columnsBySource: columnsBySource(controls),
      ...graph,
      layout,
      hasEvents: controls.some(({ events, sheet }) => events.size > 0 || sheet?.columns.some((column) => column.events.size > 0)),
      ...outsidePlan(graph.nodes, graph.askedFormulas),
      diagnostics: [...this.diagnostics, ...layout.diagnostics, ...new Set(graph.cycles.values())],
    };
  }

  /** Of all controls and columns; made when the first formula asks for it. */
  get types(): FieldTypes {
    return (this.lazyTypes ??= this.fieldTypes());
  }

  private fieldTypes(): FieldTypes {
    const types: Record<string, FormulaType> = {};
    for (const control of this.definition.controls) {
      types[control.key] = this.typeOf(control.type);
      for (const column of control.columns ?? []) types[`${control.key}.${column.key}`] = this.typeOf(column.type);
    }
    return types;
  }

  private typeOf(type: string): FormulaType {
    return this.models[type]?.valueType ?? 'none';
  }

  private control(definition: ControlDefinition, index: number): ControlPlan {
    const { key: path, options } = definition;
    const base = this.base(definition, { path, index, sheet: undefined, indexOf: this.indexOf, types: this.typesOfForm });
    const sheet = base.model.role === 'sheet' ? this.sheet(definition, index) : undefined;
    if (!sheet && !hasPlannedOptions(options)) return base;
    return { ...base, events: this.events.plan({ path, options, sheet: sheet && index }), sheet };
  }

  private readonly indexOf = (key: string): number | undefined => this.controlIndex.get(key);
  private readonly typesOfForm = (): FieldTypes => this.types;

  private sheet(definition: ControlDefinition, control: number): SheetPlan {
    const columns = definition.columns ?? [];
    const columnIndex = new Map(columns.map(({ key }, index) => [key, index]));
    let types: FieldTypes | undefined;
    const typesOfRow = (): FieldTypes =>
      (types ??= { ...this.types, ...Object.fromEntries(columns.map(({ key, type }) => [key, this.typeOf(type)])) });
    const indexOf = (key: string): number | undefined => columnIndex.get(key);
    const own: OwnColumns = {
      sheet: definition.key,
      index: columnIndex,
      isNumber: (index) => this.typeOf(columns[index]!.type) === 'number',
    };
    const planColumn = (column: ControlInput, index: number): ColumnPlan => {
      const path = `${definition.key}.${column.key}`;
      const base = this.base(column, { path, index, sheet: definition.key, indexOf, types: typesOfRow });
      return {
        ...base,
        events: this.events.plan({ path, options: column.options, sheet: control }),
        source: this.sources++,
        arithmetic: base.formula ? columnArithmetic(base.formula.expression, own, base) : null,
      };
    };
    const planned = columns.map(planColumn);
    this.diagnostics.push(...sheetDiagnostics(definition, planned));
    return { control, definition, columns: planned, columnIndex };
  }

  /** All of a plan but the events, which in a sheet come after its columns, and the sheet. */
  private base(definition: ControlInput, place: Place): ControlPlan {
    const { path, types } = place;
    const model = this.models[definition.type];
    if (!model) this.diagnostics.push({ code: 'UnknownControl', path, params: { type: definition.type } });
    const { options } = definition;
    const effective: ControlOptions = model ? { ...modelProps(model.props).defaults, ...options } : options;
    const declared = hasPlannedOptions(options) ? this.declared(definition, place, model) : plainParts;
    for (const defect of model?.diagnose?.(effective) ?? []) this.diagnostics.push({ ...defect, path });
    return {
      index: place.index,
      definition,
      model: model ?? unknownModel,
      known: model !== undefined,
      options: effective,
      decimals: model?.decimals?.(effective) ?? null,
      rounding: model?.roundsDown?.(effective) ? 'down' : 'half',
      formula: declared.formula,
      conditions: declared.conditions,
      defaultFrom: declared.defaultFrom,
      choices: choicesPlan(path, effective, model),
      suggestions: suggestionsPlan(path, effective, model),
      optionFormulas: model ? optionFormulas(model.props, effective, types) : noFormulas,
      checks: this.checks(place, model?.checks?.(definition.key, effective)),
      mappings: declared.mappings,
      linkage: declared.linkage,
      events: noEvents,
      sheet: undefined,
    };
  }

  private declared({ options }: ControlInput, place: Place, model: ControlModel | undefined): DeclaredParts {
    const compile = (option: string): CompiledFormula | undefined => this.compile(options[option], place, option);
    const conditions: Partial<Record<ConditionKind, CompiledFormula>> = {};
    for (const kind of conditionKinds) {
      const condition = compile(conditionOptions[kind]);
      if (condition) conditions[kind] = condition;
    }
    const formula = model?.role === 'value' ? calculationOptions.map(compile).find((compiled) => compiled !== undefined) : undefined;
    const defaultFrom = this.defaultFrom(options, model, compile);
    const mappings = mappingPlans(options, place.sheet, place.indexOf);
    return { formula, conditions, defaultFrom, mappings, linkage: this.linkage(options, place, model, formula) };
  }

  /** A computed control takes nothing over: its formula decides. */
  private linkage(
    options: ControlOptions,
    { path, index, sheet, indexOf }: Place,
    model: ControlModel | undefined,
    formula: CompiledFormula | undefined,
  ): LinkagePlan | null {
    const plan = linkagePlan({ path, options, index, sheet, indexOf });
    if (plan === null || (plan !== 'unusable' && !formula && model?.role !== 'layout')) return plan;
    this.diagnostics.push({ code: 'LinkageUnusable', path });
    return null;
  }

  /** A default that stands in another field (designer specification, section 3: `ref`, `dataItemDefault`). */
  private defaultFrom(
    options: ControlOptions,
    model: ControlModel | undefined,
    compile: (option: string) => CompiledFormula | undefined,
  ): CompiledFormula | undefined {
    const isReference = options['defaultValueType'] === 'ref' || options['defaultValue'] === 'dataItemDefault';
    const isComputed = calculationOptions.some((option) => options[option]);
    return isReference && !isComputed && model?.role === 'value' ? compile('dataItemDefault') : undefined;
  }

  private checks(place: Place, declared: readonly FormulaCheck[] = noChecks): readonly ValueCheck[] {
    if (declared.length === 0) return noChecks;
    return declared.flatMap(({ code, formula: source, message }) => {
      const formula = this.compile(source, place, code);
      return formula ? [{ formula, issue: { code, ...(message && { params: { message } }) } }] : [];
    });
  }

  private compile(source: unknown, { path, types }: Place, option: string): CompiledFormula | undefined {
    if (typeof source !== 'string' || source.trim() === '') return undefined;
    const fields = types();
    const expects = conditionNames.has(option) ? 'logic' : calculationNames.has(option) ? fields[path] : undefined;
    for (const { code, params, from, to } of this.check?.(source, { fields, ...(expects && { expects }) }).diagnostics ?? []) {
      this.diagnostics.push({ code: 'Formula', path, params: { option, reason: code, ...params, from, to } });
    }
    return compileFormula(source, { fields });
  }
}

function columnsBySource(controls: readonly ControlPlan[]): FormPlan['columnsBySource'] {
  const columns = new Map<number, { readonly control: number; readonly column: number }>();
  for (const { sheet } of controls) {
    if (sheet) for (const { source, index } of sheet.columns) columns.set(source, { control: sheet.control, column: index });
  }
  return columns;
}
