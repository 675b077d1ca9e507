import type { NameI18n, WorkflowDefinition } from '@inkstone/schema';
import type { InstanceState } from '@inkstone/workflow';
import type { Executor } from '../../platform/db/database.ts';
import { loadWorkflow } from '../apps/index.ts';

export interface WorkflowKey {
  readonly workflow_code: string;
  readonly workflow_version: number;
}

/** Workflows by code and version; each is looked up once per response. */
export class DefinitionNames {
  readonly #definitions: ReadonlyMap<string, WorkflowDefinition>;

  private constructor(definitions: ReadonlyMap<string, WorkflowDefinition>) {
    this.#definitions = definitions;
  }

  static async of(executor: Executor, keys: readonly WorkflowKey[]): Promise<DefinitionNames> {
    const definitions = new Map<string, WorkflowDefinition>();
    for (const key of keys) {
      if (definitions.has(textOf(key))) continue;
      const { definition } = await loadWorkflow(executor, key.workflow_code, key.workflow_version);
      definitions.set(textOf(key), definition);
    }
    return new DefinitionNames(definitions);
  }

  workflow(key: WorkflowKey): { workflowName: string; workflowName_i18n?: NameI18n } {
    const { name, name_i18n } = this.#definitions.get(textOf(key))!;
    return { workflowName: name, ...(name_i18n && { workflowName_i18n: name_i18n }) };
  }

  activity(key: WorkflowKey, code: string): { activityName: string; activityName_i18n?: NameI18n } {
    return activityNames(this.#definitions.get(textOf(key))!, code);
  }
}

/** Returns an activity's names as responses carry them; `former` holds those of earlier versions. */
export function activityNames(
  definition: WorkflowDefinition,
  code: string,
  former: InstanceState['former'] = {},
): { activityName: string; activityName_i18n?: NameI18n } {
  const activity = definition.activities.find((each) => each.code === code) ?? former[code];
  if (!activity) return { activityName: code };
  return { activityName: activity.name, ...(activity.name_i18n && { activityName_i18n: activity.name_i18n }) };
}

function textOf({ workflow_code, workflow_version }: WorkflowKey): string {
  return `${workflow_code}:${workflow_version}`;
}
