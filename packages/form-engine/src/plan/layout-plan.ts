import { tabHeadSchema, type ControlDefinition, type FormDefinition, type Issue, type LayoutRow, type TabHead } from '@inkstone/schema';
import type { ControlPlan } from './control-plan.ts';

/** A tab: its head and the control that is its panel; -1 if there is none. */
export interface TabPlan {
  readonly head: TabHead;
  readonly panel: number;
}

/** Which control contains which, by number, and the tabs. Does not change while a form is open. */
export interface LayoutPlan {
  /** By control: its container. */
  readonly containerOf: ReadonlyMap<number, number>;
  readonly membersOf: ReadonlyMap<number, readonly number[]>;
  /** By group title: the controls below it up to the next one. */
  readonly sections: ReadonlyMap<number, readonly number[]>;
  /** By tabs control. */
  readonly tabs: ReadonlyMap<number, readonly TabPlan[]>;
  readonly definitionIssues: readonly Issue[];
}

/**
 * Determines the containers of controls. A control has one position: one that is placed twice, contains itself, or is the panel of two tabs
 * is reported and keeps its first position. A control that is placed nowhere is no issue.
 */
export function planLayout(definition: FormDefinition, controls: readonly ControlPlan[], index: ReadonlyMap<string, number>): LayoutPlan {
  return new LayoutPlanner(definition, controls, index).plan();
}

class LayoutPlanner {
  private readonly definition: FormDefinition;
  private readonly controls: readonly ControlPlan[];
  private readonly index: ReadonlyMap<string, number>;
  private readonly containerOf = new Map<number, number>();
  private readonly membersOf = new Map<number, number[]>();
  private readonly sections = new Map<number, number[]>();
  private readonly tabs = new Map<number, readonly TabPlan[]>();
  private readonly placed = new Set<number>();
  private readonly definitionIssues: Issue[] = [];

  constructor(definition: FormDefinition, controls: readonly ControlPlan[], index: ReadonlyMap<string, number>) {
    this.definition = definition;
    this.controls = controls;
    this.index = index;
  }

  plan(): LayoutPlan {
    for (const control of this.controls) this.placePanels(control);
    this.placeRows(this.definition.layout, undefined);
    this.definition.controls.forEach((control, container) => control.layout && this.placeRows(rowsOf(control), container));
    const { containerOf, membersOf, sections, tabs, definitionIssues } = this;
    return { containerOf, membersOf, sections, tabs, definitionIssues };
  }

  private placePanels({ index, definition, model, options }: ControlPlan): void {
    const heads = model.role === 'layout' ? options['heads'] : undefined;
    if (!Array.isArray(heads)) return;
    const tabs = heads.flatMap((raw): TabPlan[] => {
      const { data: head } = tabHeadSchema.safeParse(raw);
      if (!head) return [];
      const panel = this.index.get(head.key);
      const isPlaced = panel !== undefined && this.controls[panel]!.model.role === 'layout' && this.place(panel, index);
      if (!isPlaced) this.report('TabsPanelNotFound', definition.key, { panel: head.key });
      return [{ head, panel: isPlaced ? panel : -1 }];
    });
    this.tabs.set(index, tabs);
  }

  private placeRows(rows: readonly LayoutRow[], container: number | undefined): void {
    let section: number[] | undefined;
    for (const { columns } of rows) {
      const members = columns.flatMap(({ control }) => this.index.get(control) ?? []).filter((member) => this.place(member, container));
      const title = members.find((member) => this.controls[member]!.model.headsRows === true);
      if (title === undefined) section?.push(...members);
      else this.sections.set(title, (section = []));
    }
  }

  /** Returns whether the control may be placed there. */
  private place(member: number, container: number | undefined): boolean {
    const { key } = this.controls[member]!.definition;
    if (container !== undefined && this.isInside(container, member)) return this.report('LayoutCycle', key);
    if (this.placed.has(member)) return this.report('PlacedTwice', key);
    this.placed.add(member);
    if (container === undefined) return true;
    this.containerOf.set(member, container);
    const members = this.membersOf.get(container);
    if (members) members.push(member);
    else this.membersOf.set(container, [member]);
    return true;
  }

  private isInside(inner: number, outer: number): boolean {
    for (let at: number | undefined = inner; at !== undefined; at = this.containerOf.get(at)) if (at === outer) return true;
    return false;
  }

  private report(code: string, path: string, params?: Issue['params']): false {
    this.definitionIssues.push({ code, path, ...(params && { params }) });
    return false;
  }
}

function rowsOf({ layout, columns }: ControlDefinition): readonly LayoutRow[] {
  return columns ? [] : (layout ?? []);
}
