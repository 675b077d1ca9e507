import type { ControlField } from '../open-form/control-field.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { invariant } from '../invariant.ts';
import { isCell, type CellField } from '../open-form/cell-field.ts';
import { OpenTabs } from './open-tabs.ts';
import type { Tabs } from '../interfaces/tabs.ts';

/** The tabs of an open form, and how to reveal a field on one. */
export class FormLayout {
  private readonly tabsByKey: ReadonlyMap<string, OpenTabs>;

  constructor({ plan, fields, environment }: FormGraph) {
    this.tabsByKey = new Map(
      [...plan.layout.tabs].map(([index, tabs]) => [fields[index]!.path, new OpenTabs(fields[index]!, tabs, fields, environment.locale)]),
    );
  }

  tabs(key: string): Tabs {
    const tabs = this.tabsByKey.get(key);
    invariant(tabs, `no tabs ${key}`);
    return tabs;
  }

  /** Called after a round of computing. */
  update(): void {
    for (const tabs of this.tabsByKey.values()) tabs.update();
  }

  /** Selects all tabs that contain the field. */
  reveal(field: ControlField | CellField): void {
    const start = isCell(field) ? field.sheetState.owner : field;
    for (let at: ControlField | undefined = start; at; at = at.placement.container) {
      const { container } = at.placement;
      if (container) this.tabsByKey.get(container.path)?.select(at.path);
    }
  }
}
