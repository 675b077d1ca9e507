import type { NameI18n } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { ManagedScope } from '../../../platform/http/request-context.ts';
import { appsView, documentHeadsView, loadWorkflow } from '../../apps/index.ts';

export interface NamedScope extends ManagedScope {
  readonly name: string;
  readonly name_i18n?: NameI18n;
}

/** Returns every application and every published workflow. */
export async function manageableScopes(executor: Executor): Promise<NamedScope[]> {
  const apps = await executor.selectFrom(appsView.as('apps')).select(['code', 'name', 'name_i18n']).orderBy('position').execute();
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select('code')
    .where('kind', '=', 'workflow')
    .where('active', '=', true)
    .orderBy('app_code')
    .orderBy('code')
    .execute();
  const workflows: NamedScope[] = [];
  for (const { code } of heads) {
    const { name, name_i18n } = (await loadWorkflow(executor, code)).definition;
    workflows.push({ kind: 'workflow', code, name, ...(name_i18n && { name_i18n }) });
  }
  return [...apps.map((app): NamedScope => ({ kind: 'app', code: app.code, name: app.name, name_i18n: app.name_i18n })), ...workflows];
}

export function scopeKey({ kind, code }: ManagedScope): string {
  return `${kind}:${code}`;
}
