import type { AppDefinition, ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findDocument } from '../../apps/index.ts';

/** Does a model have a list of this code? Lists of this application as they will be published, others as they are. */
export type KnownLists = (schemaCode: string, listCode: string) => boolean;

export async function knownLists(executor: Executor, app: AppDefinition): Promise<KnownLists> {
  const name = (schemaCode: string, code: string): string => `${schemaCode} ${code}`;
  const known = new Set(app.lists.map(({ schemaCode, code }) => name(schemaCode, code)));
  for (const { schemaCode, listCode } of listsNamed(app)) {
    if (await findDocument(executor, { kind: 'list', scope: schemaCode, code: listCode })) known.add(name(schemaCode, listCode));
  }
  return (schemaCode, listCode) => known.has(name(schemaCode, listCode));
}

/** Returns the list that a control takes records from: `queryCode` of pickers, `listCode` of lists of referring records. */
export function listOf(options: ControlOptions): { readonly schemaCode: string; readonly listCode: string } | null {
  const { schemaCode, queryCode, listCode = queryCode } = options;
  return typeof schemaCode === 'string' && typeof listCode === 'string' && listCode !== '' ? { schemaCode, listCode } : null;
}

function listsNamed({ forms, pages = [] }: AppDefinition): readonly { readonly schemaCode: string; readonly listCode: string }[] {
  const cards = pages.flatMap((page) => page.cards.flatMap((card) => ('listCode' in card ? [card] : [])));
  const controls = forms.flatMap(({ controls }) =>
    controls.flatMap((control) => [control, ...(control.columns ?? [])].flatMap(({ options }) => listOf(options) ?? [])),
  );
  return [...controls, ...cards];
}
