import type { AppDefinition, DataItem, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel, lookupsOfForm } from '../../apps/index.ts';
import { sourcesOfForm } from './form-sources.ts';

/** The models that an application may name: its own as they will be published, others as they are. */
export type KnownModels = ReadonlyMap<string, ModelDefinition>;

export async function knownModels(executor: Executor, app: AppDefinition): Promise<KnownModels> {
  const models = new Map(app.models.map((model) => [model.code, model]));
  for (const code of namedModels(app)) {
    if (models.has(code)) continue;
    const published = await findModel(executor, code);
    if (published) models.set(code, published.definition);
  }
  return models;
}

function namedModels(app: AppDefinition): ReadonlySet<string> {
  const targets = app.models.flatMap(({ dataItems }) => dataItems.flatMap(withColumns)).flatMap(({ schemaCode }) => schemaCode ?? []);
  const lookedUp = app.forms.flatMap((form) => [...lookupsOfForm(form), ...sourcesOfForm(form)]).map(({ schemaCode }) => schemaCode);
  const shown = app.forms.flatMap(({ controls }) =>
    controls.flatMap(({ options: { schemaCode } }) => (typeof schemaCode === 'string' ? [schemaCode] : [])),
  );
  const cards = (app.pages ?? []).flatMap((page) => page.cards.flatMap((card) => ('schemaCode' in card ? [card.schemaCode] : [])));
  const started = app.forms.flatMap(({ buttons = [] }) => buttons.flatMap(({ does }) => (does.kind === 'form' ? [does.schemaCode] : [])));
  return new Set([
    ...shown,
    ...cards,
    ...started,
    ...targets,
    ...lookedUp,
    ...[...app.forms, ...app.lists, ...app.workflows, ...app.functions].map(({ schemaCode }) => schemaCode),
  ]);
}

function withColumns(item: DataItem): readonly DataItem[] {
  return [item, ...(item.dataItems ?? [])];
}

export function findItem(model: ModelDefinition, code: string): DataItem | undefined {
  return model.dataItems.find((item) => item.code === code);
}
