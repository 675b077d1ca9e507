import { compileFormula, type CompiledFormula, type FieldTypes, type FormulaType } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FormDefinition, Issue } from '@inkstone/schema';
import type { ControlModel, ControlModels } from '../control-model.ts';
import { EventPlanner } from '../events/event-planner.ts';
import { planLayout, type LayoutPlan } from '../layout/layout-plan.ts';
import { choicesPlan } from '../choices/choices-plan.ts';
import { linkagePlan, type LinkageOwner, type LinkagePlan } from '../linkage/linkage-plan.ts';
import { mappingPlans } from '../mapping/mapping-plan.ts';
import { outsidePlan, type OutsidePlan } from '../services/outside-plan.ts';
import { columnArithmetic, type OwnColumns } from '../sheet/column-arithmetic.ts';
import { sheetDiagnostics } from '../sheet/sheet-diagnostics.ts';
import {
  calculationOptions,
  conditionOptions,
  type ColumnPlan,
  type ConditionKind,
  type ControlPlan,
  type SheetPlan,
} from './control-plan.ts';
import type { GraphNode, SourceRead } from './graph-node.ts';
import { modelProps } from './model-props.ts';
import { optionFormulas } from './option-formula.ts';
import { planGraph } from './plan-graph.ts';
import { unknownModel } from './unknown-model.ts';

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

type BasePlan = Omit<ControlPlan, 'mappings' | 'events' | 'linkage' | 'sheet'>;
type ControlInput = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** Options whose formula gives the control's value. */
const calculationNames: ReadonlySet<string> = new Set(calculationOptions);

/** Options whose formula answers yes or no. */
const conditionNames: ReadonlySet<string> = new Set(Object.values(conditionOptions));

/** Prepares a definition. Never refuses: what is wrong is in `diagnostics`, and the rest works. */
export function planForm(definition: FormDefinition, models: ControlModels): FormPlan {
  return new FormPlanner(definition, models).plan();
}

class FormPlanner {
  private readonly definition: FormDefinition;
  private readonly models: ControlModels;
  private readonly diagnostics: Issue[] = [];
  readonly controlIndex: ReadonlyMap<string, number>;
  readonly types: FieldTypes;
  private readonly events: EventPlanner;
  private sources: number;

  constructor(definition: FormDefinition, models: ControlModels) {
    this.definition = definition;
    this.models = models;
    this.controlIndex = new Map(definition.controls.map(({ key }, index) => [key, index]));
    this.sources = definition.controls.length;
    this.types = this.fieldTypes();
    this.events = new EventPlanner(definition, models, this, (issue) => this.diagnostics.push(issue));
  }

  plan(): FormPlan {
    const controls = this.definition.controls.map((control, index) => this.control(control, index));
    const graph = planGraph(controls, this.controlIndex, this.sources);
    const layout = planLayout(this.definition, controls, this.controlIndex);
    return {
      definition: this.definition,
      controls,
      controlIndex: this.controlIndex,
      columnsBySource: new Map(
        controls.flatMap(({ sheet }) =>
          (sheet?.columns ?? []).map(({ source, index }) => [source, { control: sheet!.control, column: index }] as const),
        ),
      ),
      ...graph,
      layout,
      hasEvents: controls.some(({ events, sheet }) => events.size > 0 || sheet?.columns.some((column) => column.events.size > 0)),
      ...outsidePlan(graph.nodes, graph.askedFormulas),
      diagnostics: [...this.diagnostics, ...layout.diagnostics, ...new Set(graph.cycles.values())],
    };
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
    const base = this.base(definition, index, definition.key, this.types);
    const indexOf = (key: string): number | undefined => this.controlIndex.get(key);
    const mappings = mappingPlans(definition.options, undefined, indexOf);
    const linkage = this.linkage(base, { path: definition.key, options: definition.options, index, sheet: undefined, indexOf });
    const sheet = base.model.role === 'sheet' ? this.sheet(definition, index) : undefined;
    const events = this.events.plan({ path: definition.key, options: definition.options, sheet: sheet && index });
    return { ...base, mappings, events, linkage, sheet };
  }

  private sheet(definition: ControlDefinition, control: number): SheetPlan {
    const columns = definition.columns ?? [];
    const columnIndex = new Map(columns.map(({ key }, index) => [key, index]));
    const types = { ...this.types, ...Object.fromEntries(columns.map(({ key, type }) => [key, this.typeOf(type)])) };
    const indexOf = (key: string): number | undefined => columnIndex.get(key);
    const own: OwnColumns = {
      sheet: definition.key,
      index: columnIndex,
      isNumber: (index) => this.typeOf(columns[index]!.type) === 'number',
    };
    const planColumn = (column: ControlInput, index: number): ColumnPlan => {
      const base = this.base(column, index, `${definition.key}.${column.key}`, types);
      return {
        ...base,
        mappings: mappingPlans(column.options, definition.key, indexOf),
        events: this.events.plan({ path: `${definition.key}.${column.key}`, options: column.options, sheet: control }),
        linkage: this.linkage(base, {
          path: `${definition.key}.${column.key}`,
          options: column.options,
          index,
          sheet: definition.key,
          indexOf,
        }),
        sheet: undefined,
        source: this.sources++,
        arithmetic: base.formula ? columnArithmetic(base.formula.expression, own, base.decimals) : null,
      };
    };
    const planned = columns.map(planColumn);
    this.diagnostics.push(...sheetDiagnostics(definition, planned));
    return { control, definition, columns: planned, columnIndex };
  }

  /** A computed control takes nothing over: its formula decides. */
  private linkage({ formula, model }: BasePlan, owner: LinkageOwner): LinkagePlan | null {
    const plan = linkagePlan(owner);
    if (plan === null || (plan !== 'unusable' && !formula && model.role !== 'layout')) return plan;
    this.diagnostics.push({ code: 'LinkageUnusable', path: owner.path });
    return null;
  }

  /** A default that stands in another field (designer specification, section 3: `ref`, `dataItemDefault`). */
  private defaultFrom(
    { options }: ControlInput,
    model: ControlModel | undefined,
    compile: (option: string) => CompiledFormula | undefined,
  ): CompiledFormula | undefined {
    const isReference = options['defaultValueType'] === 'ref' || options['defaultValue'] === 'dataItemDefault';
    const isComputed = calculationOptions.some((option) => options[option]);
    return isReference && !isComputed && model?.role === 'value' ? compile('dataItemDefault') : undefined;
  }

  private base(definition: ControlInput, index: number, path: string, types: FieldTypes): BasePlan {
    const model = this.models[definition.type];
    if (!model) this.diagnostics.push({ code: 'UnknownControl', path, params: { type: definition.type } });
    const { options } = definition;
    const compile = (option: string): CompiledFormula | undefined => this.compile(options[option], path, option, types);
    const conditions: Partial<Record<ConditionKind, CompiledFormula>> = {};
    for (const kind of Object.keys(conditionOptions) as ConditionKind[]) {
      const formula = compile(conditionOptions[kind]);
      if (formula) conditions[kind] = formula;
    }
    const effective: ControlOptions = { ...(model && modelProps(model.props).defaults), ...options };
    for (const defect of model?.diagnose?.(effective) ?? []) this.diagnostics.push({ ...defect, path });
    return {
      index,
      definition,
      model: model ?? unknownModel,
      known: model !== undefined,
      options: effective,
      decimals: model?.decimals?.(effective) ?? null,
      formula: model?.role === 'value' ? calculationOptions.map(compile).find((formula) => formula !== undefined) : undefined,
      conditions,
      defaultFrom: this.defaultFrom(definition, model, compile),
      choices: choicesPlan(path, effective, model),
      optionFormulas: optionFormulas(model?.props ?? {}, effective, types),
      checks: (model?.checks?.(definition.key, effective) ?? []).flatMap(({ code, formula: source, message }) => {
        const formula = this.compile(source, path, code, types);
        return formula ? [{ formula, issue: { code, ...(message && { params: { message } }) } }] : [];
      }),
    };
  }

  private compile(source: unknown, path: string, option: string, fields: FieldTypes): CompiledFormula | undefined {
    if (typeof source !== 'string' || source.trim() === '') return undefined;
    const expects = conditionNames.has(option) ? 'logic' : calculationNames.has(option) ? fields[path] : undefined;
    const formula = compileFormula(source, { fields, ...(expects && { expects }) });
    for (const { code, params, from, to } of formula.diagnostics) {
      this.diagnostics.push({ code: 'Formula', path, params: { option, reason: code, ...params, from, to } });
    }
    return formula;
  }
}
