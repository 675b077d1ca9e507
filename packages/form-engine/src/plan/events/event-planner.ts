import { compileFormula, type FieldTypes } from '@inkstone/formula';
import {
  anyEventStepSchema,
  controlEvents,
  customActionSchema,
  type ControlDefinition,
  type FormDefinition,
  type Issue,
} from '@inkstone/schema';
import type { ControlModels } from '../../interfaces/control-model.ts';
import { calculationOptions } from '../engine-formulas.ts';
import type { FormulaChecker } from '../../interfaces/formula-checker.ts';
import { noEvents, type EventPlan, type EventPlans } from './event-plan.ts';
import type { EventTarget, StepFormula, StepPlanner } from '../../interfaces/step-kind.ts';
import { eventStepKind } from '../../steps/event-steps.ts';

/** The control or column that declares events; `sheet` is the number of the sheet in whose rows they happen. */
export interface EventOwner {
  readonly path: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sheet: number | undefined;
}

/** Plans the events that controls declare. Invalid steps, and those that name something that does not exist, are reported and left out. */
export class EventPlanner {
  private readonly definition: FormDefinition;
  private readonly models: ControlModels;
  private readonly controlIndex: ReadonlyMap<string, number>;
  private readonly form: { readonly fields: FieldTypes };
  private readonly check: FormulaChecker | undefined;
  private readonly report: (issue: Issue) => void;

  constructor(
    definition: FormDefinition,
    models: ControlModels,
    known: { readonly controlIndex: ReadonlyMap<string, number>; readonly fields: FieldTypes },
    check: FormulaChecker | undefined,
    report: (issue: Issue) => void,
  ) {
    this.definition = definition;
    this.models = models;
    this.controlIndex = known.controlIndex;
    this.form = known;
    this.check = check;
    this.report = report;
  }

  plan(owner: EventOwner): EventPlans {
    if (!declaresEvents(owner.options)) return noEvents;
    const declared = [...this.declared(owner)];
    if (declared.length === 0) return noEvents;
    return new Map(declared.map(({ name, steps }) => [name, this.event(owner, name, steps)]));
  }

  private *declared({ path, options }: EventOwner): Generator<{ name: string; steps: readonly unknown[] }> {
    for (const name of controlEvents) {
      const steps = options[name];
      if (steps === undefined || steps === null || steps === '') continue;
      if (Array.isArray(steps)) yield { name, steps };
      else this.report({ code: 'EventStep', path, params: { event: name } });
    }
    const { actions } = options;
    for (const raw of Array.isArray(actions) ? actions : []) {
      const { data: action } = customActionSchema.safeParse(raw);
      if (action) yield { name: action.key, steps: action.steps };
      else this.report({ code: 'EventStep', path, params: { event: 'actions' } });
    }
  }

  private event(owner: EventOwner, name: string, raws: readonly unknown[]): EventPlan {
    const formulas: StepFormula[] = [];
    let writes = false;
    const steps = raws.flatMap((raw, index): EventPlan['steps'][number][] => {
      const { data: step } = anyEventStepSchema.safeParse(raw);
      const kind = step && eventStepKind(step.step);
      const parsed = kind?.parse(raw);
      if (!kind || !parsed) {
        this.report({ code: 'EventStep', path: owner.path, params: { event: name, step: step?.step ?? '', index } });
        return [];
      }
      const planner = this.stepPlanner(owner, `${owner.path}:${name}:${index}`, formulas);
      const when = parsed.when?.trim() ? planner.formula(parsed.when, 'when') : undefined;
      const act = kind.plan(parsed, planner);
      if (!act || when === null) return [];
      writes ||= kind.writes;
      return [{ kind: kind.kind, when, act }];
    });
    return { name, steps, writes, formulas };
  }

  private stepPlanner(owner: EventOwner, id: string, formulas: StepFormula[]): StepPlanner {
    return {
      id,
      formula: (source, option, target) => {
        const sheet = target?.column === undefined ? owner.sheet : target.control;
        const fields = this.typesIn(sheet);
        const [issue] = this.check?.(source, { fields }).issues ?? [];
        if (issue) {
          this.report({ code: 'Formula', path: owner.path, params: { option: `${id}:${option}`, reason: issue.code, ...issue.params } });
          return null;
        }
        const formula = compileFormula(source, { fields });
        if (formula.expression.kind === 'missing') return null;
        const planned = { formula, sheet };
        formulas.push(planned);
        return planned;
      },
      target: (field) => this.target(owner, field, true),
      anyTarget: (field) => this.target(owner, field, false),
    };
  }

  /** In a row of a sheet other than the target's it is unknown which row is meant: then the target is every row. */
  private target(owner: EventOwner, field: string, isWritten: boolean): EventTarget | null {
    const target = this.find(owner, field);
    const definition = target && this.definitionOf(target);
    if (target && definition && (!isWritten || this.isUserInput(definition))) return target;
    this.report({ code: 'EventTarget', path: owner.path, params: { field } });
    return null;
  }

  private find({ sheet }: EventOwner, field: string): EventTarget | null {
    const [key = '', member] = field.split('.');
    const own = sheet !== undefined && member === undefined ? this.columnOf(sheet, key) : -1;
    if (own >= 0) return { control: sheet!, column: own };
    const control = this.controlIndex.get(key);
    if (control === undefined) return null;
    if (member === undefined) return { control };
    const column = this.columnOf(control, member);
    return column >= 0 ? { control, column } : null;
  }

  private columnOf(sheet: number, key: string): number {
    return this.definition.controls[sheet]!.columns?.findIndex((column) => column.key === key) ?? -1;
  }

  private definitionOf({ control, column }: EventTarget): Pick<ControlDefinition, 'type' | 'options'> | undefined {
    const definition = this.definition.controls[control]!;
    return column === undefined ? definition : definition.columns?.[column];
  }

  private isUserInput({ type, options }: Pick<ControlDefinition, 'type' | 'options'>): boolean {
    const isComputed = calculationOptions.some((option) => typeof options[option] === 'string' && options[option].trim() !== '');
    return this.models[type]?.role === 'value' && !isComputed;
  }

  private typesIn(sheet: number | undefined): FieldTypes {
    if (sheet === undefined) return this.form.fields;
    const columns = this.definition.controls[sheet]!.columns ?? [];
    return { ...this.form.fields, ...Object.fromEntries(columns.map(({ key, type }) => [key, this.models[type]?.valueType ?? 'none'])) };
  }
}

const eventOptions: ReadonlySet<string> = new Set([...controlEvents, 'actions']);

/** Most controls do not: their few options are looked at, not all events. */
function declaresEvents(options: EventOwner['options']): boolean {
  for (const name in options) if (eventOptions.has(name)) return true;
  return false;
}
