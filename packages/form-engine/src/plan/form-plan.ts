import { compileFormula, type CompiledFormula, type FieldTypes, type FormulaType } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FormDefinition, Issue } from '@inkstone/schema';
import type { ControlModel, ControlModels, FormulaCheck } from '../interfaces/control-model.ts';
import { noEvents } from './events/event-plan.ts';
import { EventPlanner } from './events/event-planner.ts';
import { planLayout, type LayoutPlan } from './layout-plan.ts';
import { choicesPlan, suggestionsPlan } from './choices-plan.ts';
import { linkagePlan, type LinkagePlan } from './linkage-plan.ts';
import { mappingPlans } from './mapping-plan.ts';
import { externalPlan, type ExternalPlan } from './external-plan.ts';
import type { ValueCheck } from './value-check.ts';
import { columnArithmetic, type OwnColumns } from './sheet/column-arithmetic.ts';
import { sheetDefinitionIssues } from './sheet/sheet-definition-issues.ts';
import { noConditions, type ColumnPlan, type ControlPlan, type SheetPlan } from './control-plan.ts';
import type { FormulaChecker } from '../interfaces/formula-checker.ts';
import type { GraphNode, SourceRead } from './graph/graph-node.ts';
import { modelProps, withDefaults } from './model-props.ts';
import { RowTypes } from './row-types.ts';
import { optionFormulas } from './option-formula.ts';
import { planGraph } from './graph/plan-graph.ts';
import { hasPlannedOptions } from './planned-options.ts';
import { unknownModel } from './unknown-model.ts';
import { calculationOptions, type ConditionKind, conditionOptions } from './engine-formulas.ts';

/** A definition prepared for opening forms: formulas compiled, the order of computing determined. Shared by all forms of a definition. */
export interface FormPlan extends ExternalPlan {
  readonly definition: FormDefinition;
  readonly controls: readonly ControlPlan[];
  readonly controlIndex: ReadonlyMap<string, number>;
  /** By source number beyond the controls: its column. */
  readonly columnsBySource: ReadonlyMap<number, { readonly control: number; readonly column: number }>;
  readonly nodes: readonly GraphNode[];
  /** By source: the nodes that read it. Controls come first by their number, then the columns of all sheets. */
  readonly readers: readonly (readonly { readonly node: number; readonly whole: boolean }[])[];
  readonly onDemandFormulas: ReadonlyMap<CompiledFormula, readonly SourceRead[]>;
  /** By control or column on a cycle: its issue. */
  readonly cycles: ReadonlyMap<number, Issue>;
  readonly layout: LayoutPlan;
  /** Does any control declare events? Otherwise no log of edits is kept. */
  readonly hasEvents: boolean;
  readonly definitionIssues: readonly Issue[];
}

type ControlInput = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** The surroundings of a control, or of a column in its sheet, while it is planned. */
interface PlanContext {
  readonly path: string;
  readonly index: number;
  /** The sheet to which the column belongs. */
  readonly sheet: string | undefined;
  readonly indexOf: (key: string) => number | undefined;
  /** What its formulas may read. */
  readonly form: { readonly fields: FieldTypes };
}

/** Parts that only controls with such options have; see `hasPlannedOptions`. */
type DeclaredParts = Pick<ControlPlan, 'formula' | 'conditions' | 'defaultFrom' | 'mappings' | 'linkage'>;

/** A plan that is not complete yet. */
type PlannedBase = Omit<ControlPlan, 'events' | 'sheet'> & { events: ControlPlan['events']; sheet: SheetPlan | undefined };

const plainParts: DeclaredParts = { formula: undefined, conditions: noConditions, defaultFrom: undefined, mappings: [], linkage: null };

/** Options whose formula yields the control's value. */
const calculationNames: ReadonlySet<string> = new Set(calculationOptions);

/** Options whose formula yields true or false. */
const conditionNames: ReadonlySet<string> = new Set(Object.values(conditionOptions));

const conditionKinds = Object.keys(conditionOptions) as ConditionKind[];

const noFormulas: ControlPlan['optionFormulas'] = [];
const noChecks: readonly never[] = [];

/**
 * Plans a definition. Never refuses: what is wrong is in `definitionIssues`, and the rest works. Issues of formulas are only found with a
 * checker.
 */
export function planForm(definition: FormDefinition, models: ControlModels, check?: FormulaChecker): FormPlan {
  return new FormPlanner(definition, models, check).plan();
}

class FormPlanner {
  private readonly definition: FormDefinition;
  private readonly models: ControlModels;
  private readonly check: FormulaChecker | undefined;
  private readonly definitionIssues: Issue[] = [];
  readonly controlIndex: ReadonlyMap<string, number>;
  private lazyTypes: FieldTypes | undefined;
  private readonly events: EventPlanner;
  private sources: number;

  constructor(definition: FormDefinition, models: ControlModels, check: FormulaChecker | undefined) {
    this.definition = definition;
    this.models = models;
    this.check = check;
    this.controlIndex = indexByKey(definition.controls);
    this.sources = definition.controls.length;
    this.events = new EventPlanner(definition, models, this, check, (issue) => this.definitionIssues.push(issue));
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
      ...externalPlan(graph.nodes, graph.onDemandFormulas),
      definitionIssues: [...this.definitionIssues, ...layout.definitionIssues, ...new Set(graph.cycles.values())],
    };
  }

  /** The types of all controls and columns; determined when the first formula needs them. */
  get fields(): FieldTypes {
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
    const base = this.base(definition, { path, index, sheet: undefined, indexOf: this.indexOf, form: this });
    if (base.model.role === 'sheet') base.sheet = this.sheet(definition, index);
    if (base.sheet || hasPlannedOptions(options)) base.events = this.events.plan({ path, options, sheet: base.sheet && index });
    return base;
  }

  private readonly indexOf = (key: string): number | undefined => this.controlIndex.get(key);

  private sheet(definition: ControlDefinition, control: number): SheetPlan {
    const columns = definition.columns ?? [];
    const columnIndex = indexByKey(columns);
    const form = new RowTypes(() => {
      const row: Record<string, FormulaType> = { ...this.fields };
      for (const { key, type } of columns) row[key] = this.typeOf(type);
      return row;
    });
    const indexOf = (key: string): number | undefined => columnIndex.get(key);
    const own: OwnColumns = {
      sheet: definition.key,
      index: columnIndex,
      isNumber: (index) => this.typeOf(columns[index]!.type) === 'number',
    };
    const planColumn = (column: ControlInput, index: number): ColumnPlan => {
      const path = `${definition.key}.${column.key}`;
      const base = this.base(column, { path, index, sheet: definition.key, indexOf, form });
      return {
        ...base,
        events: hasPlannedOptions(column.options) ? this.events.plan({ path, options: column.options, sheet: control }) : noEvents,
        source: this.sources++,
        arithmetic: base.formula ? columnArithmetic(base.formula.expression, own, base) : null,
      };
    };
    const planned = columns.map(planColumn);
    this.definitionIssues.push(...sheetDefinitionIssues(definition, planned));
    return { control, definition, columns: planned, columnIndex };
  }

  /** The plan without the sheet, and without the events, which in a sheet are planned after its columns. */
  private base(definition: ControlInput, context: PlanContext): PlannedBase {
    const { path, form } = context;
    const model = this.models[definition.type];
    if (!model) this.definitionIssues.push({ code: 'UnknownControl', path, params: { type: definition.type } });
    const { options } = definition;
    const effective: ControlOptions = model ? withDefaults(modelProps(model.props).defaults, options) : options;
    const declared = hasPlannedOptions(options) ? this.declared(definition, context, model) : plainParts;
    for (const issue of model?.validateOptions?.(effective) ?? []) this.definitionIssues.push({ ...issue, path });
    return {
      index: context.index,
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
      optionFormulas: model ? optionFormulas(model.props, effective, options, form) : noFormulas,
      checks: this.checks(context, model?.checks?.(definition.key, effective)),
      mappings: declared.mappings,
      linkage: declared.linkage,
      events: noEvents,
      sheet: undefined,
    };
  }

  private declared({ options }: ControlInput, context: PlanContext, model: ControlModel | undefined): DeclaredParts {
    const compile = (option: string): CompiledFormula | undefined => this.compile(options[option], context, option);
    const conditions = this.conditions(compile);
    const formula = model?.role === 'value' ? calculationOf(compile) : undefined;
    const defaultFrom = this.defaultFrom(options, model, compile);
    const mappings = mappingPlans(options, context.sheet, context.indexOf);
    return { formula, conditions, defaultFrom, mappings, linkage: this.linkage(options, context, model, formula) };
  }

  private conditions(compile: (option: string) => CompiledFormula | undefined): DeclaredParts['conditions'] {
    let conditions: Partial<Record<ConditionKind, CompiledFormula>> | undefined;
    for (const kind of conditionKinds) {
      const condition = compile(conditionOptions[kind]);
      if (condition) (conditions ??= {})[kind] = condition;
    }
    return conditions ?? noConditions;
  }

  /** A computed control cannot have a linkage: its formula determines the value. */
  private linkage(
    options: ControlOptions,
    { path, index, sheet, indexOf }: PlanContext,
    model: ControlModel | undefined,
    formula: CompiledFormula | undefined,
  ): LinkagePlan | null {
    const plan = linkagePlan({ path, options, index, sheet, indexOf });
    if (plan === null || (plan !== 'unusable' && !formula && model?.role !== 'layout')) return plan;
    this.definitionIssues.push({ code: 'LinkageUnusable', path });
    return null;
  }

  /** A default value taken from another field (designer specification, section 3: `ref`, `dataItemDefault`). */
  private defaultFrom(
    options: ControlOptions,
    model: ControlModel | undefined,
    compile: (option: string) => CompiledFormula | undefined,
  ): CompiledFormula | undefined {
    const isReference = options['defaultValueType'] === 'ref' || options['defaultValue'] === 'dataItemDefault';
    const isComputed = calculationOptions.some((option) => options[option]);
    return isReference && !isComputed && model?.role === 'value' ? compile('dataItemDefault') : undefined;
  }

  private checks(context: PlanContext, declared: readonly FormulaCheck[] = noChecks): readonly ValueCheck[] {
    if (declared.length === 0) return noChecks;
    return declared.flatMap(({ code, formula: source, message }) => {
      const formula = this.compile(source, context, code);
      return formula ? [{ formula, issue: { code, ...(message && { params: { message } }) } }] : [];
    });
  }

  private compile(source: unknown, { path, form }: PlanContext, option: string): CompiledFormula | undefined {
    if (typeof source !== 'string' || source.trim() === '') return undefined;
    if (this.check) {
      const { fields } = form;
      const expects = conditionNames.has(option) ? 'logic' : calculationNames.has(option) ? fields[path] : undefined;
      for (const { code, params, from, to } of this.check(source, { fields, ...(expects && { expects }) }).issues) {
        this.definitionIssues.push({ code: 'Formula', path, params: { option, reason: code, ...params, from, to } });
      }
    }
    return compileFormula(source, form);
  }
}

function calculationOf(compile: (option: string) => CompiledFormula | undefined): CompiledFormula | undefined {
  for (const option of calculationOptions) {
    const formula = compile(option);
    if (formula) return formula;
  }
  return undefined;
}

function indexByKey(definitions: readonly { readonly key: string }[]): Map<string, number> {
  const index = new Map<string, number>();
  for (let at = 0; at < definitions.length; at += 1) index.set(definitions[at]!.key, at);
  return index;
}

function columnsBySource(controls: readonly ControlPlan[]): FormPlan['columnsBySource'] {
  const columns = new Map<number, { readonly control: number; readonly column: number }>();
  for (const { sheet } of controls) {
    if (sheet) for (const { source, index } of sheet.columns) columns.set(source, { control: sheet.control, column: index });
  }
  return columns;
}
